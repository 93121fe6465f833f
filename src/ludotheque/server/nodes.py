"""Several nodes on one machine: processes that take connections from one socket, over one log."""

import os
import signal
import time
from collections.abc import Callable
from contextlib import suppress

from ludotheque.server.logs import log, trouble

AGAIN = 1.0  # seconds until a node that ended is started again
SIGNALS = (signal.SIGINT, signal.SIGTERM)


class Nodes:
    """Start so many processes, start again those that end, and end them all when told to."""

    def __init__(self, count: int, serve: Callable[[int], None]) -> None:
        self.serve = serve
        self.running: dict[int, int] = {}  # the number of each process's node
        self.stopping = False
        for number in SIGNALS:
            signal.signal(number, self.stop)
        for node in range(count):
            self.start(node)

    def start(self, node: int) -> None:
        """Start a node, and note it down before anybody can tell it to stop."""
        signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)
        if self.stopping:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)
            return
        process = os.fork()
        if process == 0:
            for number in SIGNALS:
                signal.signal(number, signal.SIG_DFL)  # until the node sets its own
            signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)
            status = 1
            try:
                self.serve(node)
                status = 0
            except Exception as error:
                trouble("node.failed", error, node=node)
            finally:
                os._exit(status)
        self.running[process] = node
        signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)

    def stop(self, *_: object) -> None:
        self.stopping = True
        for process in self.running:
            with suppress(ProcessLookupError):  # it has just ended
                os.kill(process, signal.SIGTERM)

    def wait(self) -> None:
        """Wait until all nodes have ended."""
        while self.running:
            process, status = os.wait()
            node = self.running.pop(process, None)
            if node is not None and not self.stopping:
                log("node.ended", node=node, status=os.waitstatus_to_exitcode(status))
                time.sleep(AGAIN)
                self.start(node)
