"""The package runs the core it says it runs, and the build leaves nothing stale behind."""

import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path

import pytest

import dorfplatz
import setup

ROOT = setup.ROOT
PACKAGE = ROOT / setup.PACKAGE
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
SWITCHES = ("DORFPLATZ_INTERPRETED", "DORFPLATZ_QUIET", "DORFPLATZ_EXPECT")
WHICH = "import dorfplatz; print('compiled' if dorfplatz.COMPILED else 'interpreted')"


def python(*arguments: str, at: Path, **switches: str) -> subprocess.CompletedProcess[str]:
    """Run Python in a folder whose ``src`` comes first, with only these switches set."""
    environment = {name: text for name, text in os.environ.items() if name not in SWITCHES}
    environment |= {"PYTHONPATH": str(at / "src"), **switches}
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=at,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def village(tmp_path: Path) -> Path:
    """A project of the same shape with the smallest possible core."""
    engine = tmp_path / setup.PACKAGE / "engine"
    engine.mkdir(parents=True)
    shutil.copy(PACKAGE / "__init__.py", engine.parent)
    (engine / "__init__.py").touch()
    (engine / "game.py").write_text("def answer() -> int:\n    return 42\n")
    (engine / "view.py").write_text("def seen() -> int:\n    return 1\n")
    return tmp_path


@pytest.fixture
def built(village: Path) -> Path:
    """That project with a library beside ``game.py`` that cannot even be loaded."""
    package = village / setup.PACKAGE
    (package / "engine" / f"game{SUFFIX}").write_text("not a library")
    (package / ".compiled").write_text("fingerprint\nengine/game.py\n")
    os.utime(package / "engine" / "game.py", (1_000_000, 1_000_000))
    return village


# -- Which core runs ---------------------------------------------------------


def test_this_run_uses_the_core_it_was_started_for() -> None:
    expected = os.environ.get("DORFPLATZ_EXPECT")
    assert expected in (None, "compiled" if dorfplatz.COMPILED else "interpreted")


def test_nothing_else_is_answered_lazily() -> None:
    with pytest.raises(AttributeError, match="no attribute 'VERSION'"):
        getattr(dorfplatz, "version".upper())


def test_an_up_to_date_library_is_taken_before_its_source(built: Path) -> None:
    run = python("-c", WHICH, at=built)
    assert "ImportError" in run.stderr
    assert f"game{SUFFIX}" in run.stderr


def test_the_switch_takes_the_source_without_a_word(built: Path) -> None:
    run = python("-c", WHICH, at=built, DORFPLATZ_INTERPRETED="1")
    assert (run.stdout, run.stderr) == ("interpreted\n", "")


def test_a_changed_source_is_taken_with_one_sentence(built: Path) -> None:
    (built / setup.PACKAGE / "engine" / "game.py").touch()
    os.utime(built / setup.PACKAGE / ".compiled", (2_000_000, 2_000_000))
    run = python("-c", WHICH, at=built)
    assert run.stdout == "interpreted\n"
    assert run.stderr == (
        "Dorfplatz runs interpreted: engine/game.py changed since it was compiled "
        "(tools/compile builds it anew).\n"
    )


def test_a_changed_source_is_taken_silently_if_that_is_wished(built: Path) -> None:
    os.utime(built / setup.PACKAGE / ".compiled", (500_000, 500_000))
    run = python("-c", WHICH, at=built, DORFPLATZ_QUIET="1")
    assert (run.stdout, run.stderr) == ("interpreted\n", "")


def test_a_source_that_is_gone_counts_as_changed(built: Path) -> None:
    with (built / setup.PACKAGE / ".compiled").open("a") as stamp:
        stamp.write("engine/old.py\n")
    run = python("-c", WHICH, at=built)
    assert run.stdout == "interpreted\n"
    assert "engine/old.py changed" in run.stderr


def test_an_installed_library_is_trusted_whatever_its_date(built: Path) -> None:
    (built / setup.PACKAGE / ".compiled").unlink()
    (built / setup.PACKAGE / "engine" / "game.py").touch()
    run = python("-c", WHICH, at=built)
    assert "ImportError" in run.stderr


# -- The build ---------------------------------------------------------------


def test_wire_types_and_packages_stay_ordinary_python() -> None:
    names = {path.name for path in setup.compiled()}
    assert "game.py" in names
    assert names.isdisjoint({"__init__.py", "view.py", "prompt.py", "board.py", "drawing.py"})


def test_the_build_follows_the_sources(village: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DORFPLATZ_INTERPRETED", raising=False)
    reason = setup.obstacle()
    if reason is not None:
        pytest.skip(reason)
    for name in ("setup.py", "requirements.lock", "tools/build.py"):
        (village / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, village / name)
    engine = village / setup.PACKAGE / "engine"
    (engine / "other.py").write_text("from dorfplatz.engine.game import answer\n\nA = answer()\n")

    def libraries() -> list[str]:
        return sorted(path.name.removesuffix(SUFFIX) for path in village.rglob("src/**/*.so"))

    first = python("-m", "tools.build", at=village)
    assert (first.returncode, first.stdout) == (0, ""), first.stderr
    assert libraries() == ["dorfplatz_core__mypyc", "game", "other"]
    assert python("-c", WHICH, at=village).stdout == "compiled\n"
    assert python("-c", WHICH, at=village, DORFPLATZ_INTERPRETED="1").stdout == "interpreted\n"

    where = "import dorfplatz.engine.game as game; print(game.__file__)"
    assert python("-c", where, at=village).stdout == f"{engine / 'game'}{SUFFIX}\n"

    # Only the date changed: nothing is built, and nothing is taken for outdated.
    (engine / "game.py").touch()
    assert python("-c", WHICH, at=village).stdout == "interpreted\n"
    assert python("-m", "tools.build", at=village).stderr == ""
    assert python("-c", WHICH, at=village).stdout == "compiled\n"

    (engine / "other.py").rename(engine / "another.py")
    (engine / "game.py").write_text("def answer() -> int:\n    return 43\n")
    assert python("-m", "tools.build", at=village).returncode == 0
    assert libraries() == ["another", "dorfplatz_core__mypyc", "game"]
    answer = "from dorfplatz.engine.another import A; print(A)"
    assert python("-c", answer, at=village).stdout == "43\n"

    # A core that mypyc refuses is reported once, and runs from its source.
    (engine / "game.py").write_text("def answer() -> int:\n    return 'many'\n")
    refused = python("-m", "tools.build", at=village)
    assert refused.returncode == 1
    assert "game.py:2: error: Incompatible return value" in refused.stderr
    again = python("-m", "tools.build", "--once", at=village)
    assert (again.returncode, again.stderr) == (
        1,
        "The core is not compiled: the last build failed (tools/compile shows why).\n",
    )
    assert python("-c", WHICH, at=village).stdout == "interpreted\n"

    assert python("-m", "tools.build", "--clean", at=village).returncode == 0
    assert libraries() == []
    run = python("-c", WHICH, at=village)
    assert (run.stdout, run.stderr) == ("interpreted\n", "")


def test_without_a_compiler_the_build_says_so_in_one_sentence() -> None:
    run = python("-m", "tools.build", at=ROOT, CC="no-such-compiler")
    assert run.returncode == 3
    assert run.stderr == "The core is not compiled: there is no C compiler (no-such-compiler).\n"


# -- What is shipped, and what is installed ----------------------------------


def test_every_file_that_is_not_python_is_package_data() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    patterns = project["tool"]["setuptools"]["package-data"]["dorfplatz"]
    shipped = {path for pattern in patterns for path in PACKAGE.glob(pattern)}
    needed = {path for end in ("*.ftl", "*.json", "*.typed") for path in PACKAGE.rglob(end)}
    assert needed
    assert needed <= shipped


@pytest.mark.parametrize(
    "name", ["requirements-setup.lock", "requirements.lock", "requirements-test.lock"]
)
def test_locks_name_versions_and_hashes_but_no_host(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    packages = [part for part in text.split("\n") if part[:1].isalnum()]
    assert packages
    assert all("==" in line and line.endswith("\\") for line in packages)
    assert text.count(" \\\n    --hash=sha256:") >= len(packages)
    assert "://" not in text


def test_the_tests_run_on_what_is_shipped() -> None:
    def pins(name: str) -> set[str]:
        lines = (ROOT / name).read_text("utf-8").splitlines()
        return {line.split()[0] for line in lines if line[:1].isalnum()}

    assert pins("requirements.lock") < pins("requirements-test.lock")


def test_an_old_python_is_refused_in_one_sentence(tmp_path: Path) -> None:
    old = tmp_path / "python3"
    old.write_text(f"#!{shutil.which('bash')}\nexit 1\n")
    old.chmod(0o755)
    run = subprocess.run(
        [str(shutil.which("bash")), "-c", "source tools/setup.sh; setup_find_python"],
        cwd=ROOT,
        env={"PATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (run.returncode, run.stdout) == (1, "")
    assert run.stderr.startswith("Dorfplatz needs Python 3.11 or newer, and found none")
    assert run.stderr.count("\n") == 1
