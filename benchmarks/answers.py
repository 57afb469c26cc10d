"""The truth of answers, at length: python -m benchmarks.answers SYSTEM [ANSWERS] [FIRST SEED].

Every fact that an answer about a random event states is counted again from the tournament, and on small
fields tried by the enumerator of the edition (tests/answers/truth.py). Its words are looked at in every language:
plain, short, and more than the pairing said again (tests/answers/saying.py).
Prints each false or bad one, and the figures. ``--print`` shows answers, with the rules in detail below each, instead;
``--print=de`` in another language.
"""

import random
import sys
import time

from tests.answers.cases import answers, event
from tests.answers.saying import faults_of_words

from fairswiss.answers import RoundAnswers
from fairswiss.language import languages, speaking
from fairswiss.rendering import render


def main(system: str, wanted: int = 20_000, seed: int = 0) -> int:
    """Count until there are enough; the exit code says whether anything was false."""
    started, told, tried, false, unclear, first = time.perf_counter(), 0, 0, 0, 0, seed + 1
    while told < wanted:
        seed += 1
        for tournament, truth, answer in answers(system, seed):
            told += 1
            tried += truth.tried
            for fault in truth.faults(answer):
                false += 1
                print(f"seed {seed}, round {truth.pairing.round}: {fault}")
            for tongue in languages():
                with speaking(tongue):
                    for fault in faults_of_words(answer, tournament):
                        unclear += 1
                        print(f"seed {seed}, round {truth.pairing.round}, {tongue}: {fault}")
    seconds = time.perf_counter() - started
    counts = f"{told} answers, {tried} of them tried by the enumerator, {false} false, {unclear} badly said"
    print(f"{system}: {counts}, seeds {first} to {seed}, {seconds:.0f} s")
    return int(false + unclear > 0)


def show(system: str, wanted: int = 10, seed: int = 1, *, tongue: str = "en") -> int:
    """Print the answers of so many players, drawn by seed."""
    rng = random.Random(seed)
    for number in range(seed, seed + wanted):
        tournament = event(system, number)
        at = rng.randint(1, len(tournament.rounds))
        player = rng.choice(tournament.players).number
        answered = RoundAnswers(tournament, system, at).answered(player)
        print(f"--- {system}, seed {number}, round {at}, player {player} ---\n")
        with speaking(tongue):
            print(render(answered, "text", tournament), end="\n\n")
    return 0


if __name__ == "__main__":
    printing = next((word for word in sys.argv[1:] if word.startswith("--print")), "")
    words = [word for word in sys.argv[1:] if word != printing]
    numbers = map(int, words[1:])
    tongue = printing.partition("=")[2] or "en"
    sys.exit(show(words[0], *numbers, tongue=tongue) if printing else main(words[0], *numbers))
