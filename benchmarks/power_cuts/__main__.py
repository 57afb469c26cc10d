"""``python -m benchmarks.power_cuts sqlite|postgresql|erasing KILLS [--seed N]``."""

import argparse
import random
import sys
from typing import Any


def main(arguments: list[str]) -> int:
    """Exit code 1 if anything was lost, told twice, or answered wrongly."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.power_cuts")
    parser.add_argument("what", choices=("sqlite", "postgresql", "erasing"))
    parser.add_argument("kills", type=int)
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    asked = parser.parse_args(arguments)
    print(f"{asked.kills} kills with {asked.what}, seed {asked.seed}", flush=True)
    if asked.what == "sqlite":
        from benchmarks.power_cuts.manager_killed import run
    elif asked.what == "erasing":
        from benchmarks.power_cuts.erasing import run  # type: ignore[assignment]
    else:
        from benchmarks.power_cuts.server_killed import run
    figures: Any = run(asked.kills, asked.seed, lambda line: print(line, flush=True))
    print("\n".join(figures.lines()))
    return 0 if figures.sound else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
