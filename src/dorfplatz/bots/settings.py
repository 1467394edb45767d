"""How a search thinks: what the levels are made of."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """How a search thinks; levels are made of these."""

    simulations: int = 1000
    """How many simulations at most."""
    ms: int = 0
    """How many milliseconds at most (0: no limit; needs a clock)."""
    explore: float = 0.7
    """How much a rarely tried action attracts."""
    playout: int = 4
    """How many random moves before the insight judges; -1: play to the end."""
    around: int = 0
    """1: a playout ends sooner where the searching seat's next turn begins, so that what is judged
    is alike: whoever has just moved looks better than after the answer."""
    care: int = 1
    """How many random actions a playout compares for each of its moves; 1: any will do."""
    width: int = 6
    """How many actions of a position are tried at first, the most promising ones."""
    growth: float = 1.0
    """How many more with the square root of the visits."""
    glance: int = 1000
    """How many actions, drawn by lot, are looked at where a later position offers more."""
    policy: float = 0.0
    """Which share of these is what the policy likes best, where the game has one (0: none)."""
    trust: float = 2.0
    """How many visits the look ahead counts for."""
    fates: int = 0
    """How many outcomes of chance a position is thought on with, drawn by lot (0: all)."""
    patience: int = 4
    """How many visits before a position's own actions are looked at."""
    horizon: int = 60
    """How many moves deep the tree grows."""
    worlds: int = 64
    """How many worlds are imagined at most."""
    deep: int = 0
    """1: judge by the network, where the game has one."""
    corrected: int = 0
    """1: add to the network's judgement what the game knows better, where it knows something."""
    win: float = 0.0
    """At a table of more than two: how much winning counts beside leaving rivals behind, 0 to 1."""
    replies: int = 0
    """At a table of more than two: how many actions of a rival are thought through, those that look
    best at once (0: as many as of one's own)."""
    habit: float = 0.0
    """At such a table: how many visits the look ahead counts for where a rival moves (0: as many as
    for oneself). With many a rival is expected to do what looks best at once."""
    prove: int = 0
    """1: keep what is proved: who wins whatever the other does. For two seats, nothing hidden."""
    noise: float = 0.0
    """How badly the values of actions are misjudged at last (standard deviation of a reward)."""
