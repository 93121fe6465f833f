"""On a real Dask cluster everything comes out as at home, whatever workers die."""

import json
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

import ludotheque as lt
from ludotheque.research import cluster, extras
from ludotheque.research.tournament import plan, run
from ludotheque.research.tournament.standings import standings
from tests.cli import terminal

pytestmark = pytest.mark.on_wheel

SHORT = {"single_round": True}
HERE = "127.0.0.1"


@contextmanager
def dask(role: str, file: Path, *arguments: str) -> Iterator[subprocess.Popen[bytes]]:
    """Run a part of a cluster as a process of its own; it ends with the test."""
    command = [sys.executable, "-m", "dask", role, "--scheduler-file", str(file), "--no-dashboard", *arguments]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            yield process
        finally:
            process.kill()


def address_in(file: Path) -> str:
    """Wait until the scheduler has said where it is."""
    end = time.monotonic() + terminal.PATIENCE
    while not file.exists() or not file.read_text().endswith("}"):
        assert time.monotonic() < end
        time.sleep(0.1)
    return str(json.loads(file.read_text())["address"])


@pytest.mark.slow
def test_a_cluster_plays_the_same_games(tmp_path: Path) -> None:
    file = tmp_path / "scheduler.json"
    with ExitStack() as stack:
        stack.enter_context(pytest.MonkeyPatch.context()).setattr(cluster, "SECONDS", terminal.PATIENCE)
        stack.enter_context(dask("scheduler", file, "--host", f"tcp://{HERE}", "--port", "0"))
        alone = ("--nthreads", "1", "--no-nanny", "--host", HERE, "--local-directory", str(tmp_path))
        workers = [stack.enter_context(dask("worker", file, *alone)) for _ in range(2)]
        address = address_in(file)
        with cluster.connect(address) as client:
            client.wait_for_workers(2, timeout=terminal.PATIENCE)

        setup = plan.prepare("odin", "random,medium", 3, 7, SHORT, None)
        lots = run.results(setup, 120, 1, tmp_path / "games.jsonl", address)
        found = [next(lots), next(lots)]
        workers[0].send_signal(signal.SIGKILL)  # in the middle of its games
        found += lots
        here = lt.tournament("odin", "random,medium", 3, 120, seed=7, options=SHORT)
        assert standings(setup, [one for lot in found for one in lot]) == here

        arguments = ["simulate", "odin", "--seats", "3", "-o", "single_round=on", "--games", "40", "--cluster", address]
        done = terminal.run(tmp_path, *arguments, "--json", str(tmp_path / "found.json"))
        assert done.returncode == 0, done.stderr
        told = lt.simulate("odin", 3, ["medium", "random"], 40, options=SHORT)
        assert json.loads((tmp_path / "found.json").read_text()) == json.loads(json.dumps(told.to_builtins()))

        balance = [lt.report("odin", [3], games=6, probes=2, options=SHORT, cluster=where) for where in (address, None)]
        assert balance[0] == balance[1]

        stack.enter_context(pytest.MonkeyPatch.context()).setattr(cluster, "identity", lambda: "other")
        with pytest.raises(lt.Refused, match="a different version from this machine"):
            lt.simulate("odin", 3, ["random"], 1, cluster=address)


def test_what_is_missing_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "SECONDS", 1)
    with socket.socket() as closed:  # bound, so that nobody else answers there; never listening
        closed.bind((HERE, 0))
        with pytest.raises(lt.Refused, match="no Dask scheduler answers at tcp"):
            lt.simulate("odin", 3, ["random"], 1, cluster=f"tcp://{HERE}:{closed.getsockname()[1]}")
    with pytest.raises(lt.Refused, match="no Dask scheduler answers at nowhere"):
        lt.simulate("odin", 3, ["random"], 1, cluster="nowhere")
    monkeypatch.setattr(extras, "find_spec", lambda package: None)
    with pytest.raises(lt.Refused, match=r'distributed: pip install "ludotheque\[cluster\]"'):
        lt.simulate("odin", 3, ["random"], 1, cluster="tcp://anywhere")
