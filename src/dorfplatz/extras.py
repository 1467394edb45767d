"""Packages that only some need: what is missing is said in one sentence, with its remedy."""

from importlib import import_module

BROUGHT_BY = {
    "terminal": ("msgspec", "openskill", "rich", "typer"),
    "server": (
        *("alembic", "argon2", "prometheus_client", "sqlalchemy", "starlette"),
        *("uvicorn", "uvloop", "websockets"),
    ),
    "postgres": ("psycopg",),
    "research": ("gymnasium", "numpy", "pettingzoo", "pyarrow"),
    "ray": ("ray",),
    "open-spiel": ("pyspiel",),
}
"""The modules that the extras of the package bring."""


class MissingExtra(ImportError):
    """Something needs packages that are installed with an extra of Dorfplatz."""


def needed(what: str, *modules: str) -> None:
    """Make sure that ``what`` finds its modules, or say which extra brings them."""
    for module in modules:
        try:
            import_module(module)
        except ModuleNotFoundError as missing:
            raise explained(missing, what) or missing from None


def explained(missing: ModuleNotFoundError, what: str = "This") -> MissingExtra | None:
    """Return an error that names the extra of a missing module, if an extra brings it."""
    module = (missing.name or "").partition(".")[0]
    for extra, modules in BROUGHT_BY.items():
        if module in modules:
            remedy = f"pip install 'dorfplatz[{extra}]'"
            return MissingExtra(f"{what} needs {module}, which is not installed: {remedy}")
    return None
