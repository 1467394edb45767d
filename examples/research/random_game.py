"""A whole random game, move by move: python examples/research/random_game.py [game] [seed]."""

import random
import sys

import dorfplatz as dp


def main(name: str = "clans", seed: str = "1") -> None:
    """Play a random game and show how it ended."""
    luck = random.Random(int(seed))
    position = dp.game(name).deal(seed=int(seed))
    moves = 0
    while not position.over:
        position = position.play(luck.choice(position.legal.codes), check=False)
        moves += 1
    points = [seat.points for seat in position.standing.seats]
    print(
        f"{position.box.title}: {moves} moves, points {points}, won by {position.standing.winners}"
    )


if __name__ == "__main__":
    main(*sys.argv[1:3])
