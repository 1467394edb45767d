"""Laws of picks: what is pointed at means one option, whichever end comes first."""

from random import Random

from dorfplatz.engine.asking import prompt
from dorfplatz.engine.chooser import Chooser
from dorfplatz.engine.prompt import Option, Prompt, Role
from tests.laws.support import everywhere
from tests.support.walks import Setting, position


def prompts(setting: Setting, seed: int, depth: int) -> list[Prompt]:
    state = position(setting, seed, depth)
    return [prompt(setting.game, state, seat) for seat in setting.game.rules.waiting(state)]


def ends(asked: Prompt, option: Option, picked: list[str]) -> list[str]:
    """Return what of an option may come next: all of a set, else the next of each role."""
    found: list[str] = []
    for role in dict.fromkeys(pick.partition(":")[0] for pick in option.picks):
        mine = [pick for pick in option.picks if pick.startswith(f"{role}:")]
        said = {pick: asked.roles.get(pick, asked.roles.get(role, Role(role))) for pick in mine}
        left = [pick for pick in mine if pick not in picked and not said[pick].confirms]
        found += left if left and said[left[0]].many == "set" else left[:1]
    return found or [pick for pick in option.picks if pick not in picked]


@everywhere
def test_the_picks_of_an_option_differ_from_each_other(
    setting: Setting, seed: int, depth: int
) -> None:
    for asked in prompts(setting, seed, depth):
        for option in asked.options:
            assert len(set(option.picks)) == len(option.picks), option


@everywhere
def test_an_option_can_be_picked_from_any_end(setting: Setting, seed: int, depth: int) -> None:
    order = Random(seed)
    for asked in prompts(setting, seed, depth):
        for option in asked.options[:: max(1, len(asked.options) // 8)]:
            chooser = Chooser(asked.options, asked.roles)
            while not set(option.picks) <= set(chooser.picked):
                chooser.pick(order.choice(ends(asked, option, chooser.picked)))
                assert option in chooser.remaining, (option, chooser.picked)
            assert chooser.move == option.move
