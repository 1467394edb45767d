"""What the pages are built with: packages for every platform, sources that count, a browser."""

import json
import os
from pathlib import Path

import pytest

from tools import browser, web

LOCK = json.loads((web.WEB / "package-lock.json").read_text("utf-8"))["packages"]


def test_the_lock_names_every_package_of_every_platform() -> None:
    wanted = {
        name
        for package in LOCK.values()
        for kind in ("dependencies", "optionalDependencies")
        for name in package.get(kind, {})
    }
    locked = {path.rpartition("node_modules/")[2] for path in LOCK}
    assert wanted
    assert wanted <= locked


def test_the_lock_names_hashes_but_no_host() -> None:
    packages = [package for path, package in LOCK.items() if path]
    assert packages
    assert all(package["integrity"].startswith("sha512-") for package in packages)
    assert "://" not in json.dumps(LOCK)  # npm adds where to donate: take `funding` out again


def test_pages_are_built_anew_when_a_word_or_a_box_changes() -> None:
    names = {path.relative_to(web.ROOT).as_posix() for path in web.sources()}
    assert {
        "web/src/main.ts",
        "web/index.html",
        "web/package-lock.json",
        "web/scripts/compress.mjs",
        "src/dorfplatz/words/de.ftl",
        "src/dorfplatz/games/clans/words/en.ftl",
        "src/dorfplatz/games/clans/material.json",
    } <= names
    assert not any(name.startswith(("web/e2e/", "web/node_modules/")) for name in names)


def test_a_digest_tells_files_apart_by_name_and_content() -> None:
    first, second = web.WEB / "index.html", web.WEB / "package.json"
    digests = {web.digest(files) for files in ([first], [second], [first, second])}
    assert len(digests) == 3
    assert web.digest([first]) in digests


def test_npm_has_a_place_even_without_a_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "")
    cache = web.environment(Path("node"))["npm_config_cache"]
    assert Path(cache).is_relative_to(web.ROOT)
    monkeypatch.setenv("HOME", str(web.ROOT))
    assert "npm_config_cache" not in web.environment(Path("node"))


def test_a_browser_that_is_named_is_taken(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    program = tmp_path / "my-chromium"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    monkeypatch.setenv("DORFPLATZ_CHROMIUM", str(program))
    assert browser.main() == 0
    assert capsys.readouterr().out == f"{program}\n"


def test_a_named_browser_that_is_not_there_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DORFPLATZ_CHROMIUM", "/no/such/chromium")
    assert browser.main() == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == "DORFPLATZ_CHROMIUM names /no/such/chromium, which cannot be run.\n"


def test_a_missing_browser_is_said_with_the_way_to_get_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("DORFPLATZ_CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))  # neither a browser nor apt-get
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path))
    monkeypatch.setattr(browser, "PLACES", ())
    assert browser.main() == 1
    assert capsys.readouterr().err == f"{browser.MISSING}\n"
    fetched = tmp_path / "chromium-1200" / "chrome-linux" / "chrome"
    fetched.parent.mkdir(parents=True)
    fetched.write_text("#!/bin/sh\n")
    fetched.chmod(0o755)
    assert browser.main() == 0
    assert capsys.readouterr().out == f"{fetched}{os.linesep}"
