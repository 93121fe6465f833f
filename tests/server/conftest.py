"""One nursery for all tests of the server, and one server for those that need nothing special."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Postgres
from tests.server.running import Nursery, Server


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    # Not below pytest's own folder, which it closes to others whenever a run begins: as root, another user runs this.
    with tempfile.TemporaryDirectory(prefix="ludotheque-pg-", ignore_cleanup_errors=True) as folder:
        made = Postgres(Path(folder))
        yield made
        made.close()


# Each store on another install: so both stores and both installs are tried, and neither worker has it all to do.
STORES = [
    pytest.param("sqlite", marks=pytest.mark.on_wheel),
    pytest.param("postgres", marks=[pytest.mark.on_source, pytest.mark.slow]),
]
on_sqlite = pytest.mark.parametrize("nursery", STORES[:1], indirect=True)  # what looks into the file itself


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    left_out = [item for item in items if item.get_closest_marker("one_store") and "postgres" in item.nodeid]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]


@pytest.fixture(scope="session", params=STORES)
def nursery(request: pytest.FixtureRequest, postgres: Postgres) -> Iterator[Nursery]:
    made = Nursery(postgres if request.param == "postgres" else None)
    yield made
    made.close()


@pytest.fixture(scope="session")
def server(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = nursery.server(tmp_path_factory.mktemp("server"), patience=0.2, least_patience=0)
    yield made
    made.stop()
    assert [line for line in made.log() if line["level"] == "error"] == []


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"
