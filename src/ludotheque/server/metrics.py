"""Numbers for the operator of the server, in the text format of Prometheus."""

import os
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path

COUNTED = ("moves", "tables_opened", "bot_moves", "bot_fallbacks", "outbox_refreshed")
BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0)  # seconds


def memory() -> float:
    """Return how much memory this process has, without its workers; where the system does not say, how much it had."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        pass
    try:
        import resource
    except ImportError:  # Windows
        return 0
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


class Metrics:
    """Count what happens; gauges are asked when somebody looks."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter(dict.fromkeys(COUNTED, 0))  # from nought on: a rate misses no first one
        self.refused: Counter[str] = Counter()
        self.gauges: dict[str, Callable[[], float]] = {"memory_bytes": memory}
        self.shown_within = [0] * (len(BOUNDS) + 1)
        self.shown_seconds = 0.0

    def moved(self, seconds: float) -> None:
        """Note a move, and how long it took from its arrival until everybody was shown it."""
        self.counts["moves"] += 1
        self.shown_seconds += seconds
        for index, bound in enumerate(BOUNDS):
            if seconds <= bound:
                self.shown_within[index] += 1
                return
        self.shown_within[-1] += 1

    def text(self) -> str:
        lines = []
        for name, value in sorted(self.gauges.items()):
            lines += [f"# TYPE ludotheque_{name} gauge", f"ludotheque_{name} {value() + 0}"]
        for name, count in sorted(self.counts.items()):
            lines += [f"# TYPE ludotheque_{name}_total counter", f"ludotheque_{name}_total {count}"]
        lines.append("# TYPE ludotheque_refused_total counter")
        for name, count in sorted(self.refused.items()):
            lines.append(f'ludotheque_refused_total{{reason="{name}"}} {count}')
        lines.append("# TYPE ludotheque_move_seconds histogram")
        total = 0
        for bound, count in zip([*map(str, BOUNDS), "+Inf"], self.shown_within, strict=True):
            total += count
            lines.append(f'ludotheque_move_seconds_bucket{{le="{bound}"}} {total}')
        lines += [f"ludotheque_move_seconds_sum {self.shown_seconds}", f"ludotheque_move_seconds_count {total}"]
        return "\n".join(lines) + "\n"
