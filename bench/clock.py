"""Measuring: processor time of this process, rounds of all contestants taken in turn, the best of each."""

import time
from collections.abc import Callable, Mapping

Contestant = Callable[[], int]  # plays a slice of work, returns how many units it did


def rate(contestant: Contestant) -> float:
    """Return the units per second of one slice."""
    start = time.process_time()
    done = contestant()
    return done / (time.process_time() - start)


def race(contestants: Mapping[str, Contestant], rounds: int) -> dict[str, list[float]]:
    """Run all contestants in turn, so that a slow moment of the machine falls on each alike."""
    rates: dict[str, list[float]] = {name: [] for name in contestants}
    for contestant in contestants.values():
        contestant()  # to warm up
    for _ in range(rounds):
        for name, contestant in contestants.items():
            rates[name].append(rate(contestant))
    return rates


def best(rates: list[float]) -> float:
    """Take the fastest round: what else runs on a machine can only make a round slower."""
    return max(rates)
