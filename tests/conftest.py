"""Options of the test run."""

import pytest

LONGEST = "tests/test_build.py::test_the_build_follows_the_sources"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--write-golden", action="store_true", help="write the golden transcripts anew"
    )


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes longest in one piece, so that no process waits for it at the end."""
    items.sort(key=lambda item: item.nodeid != LONGEST)
