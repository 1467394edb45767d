"""Taluva: the four complete games of EX-30, as records with the sizes of the lists of each turn."""

import re
from dataclasses import dataclass
from functools import cached_property

LINE = re.compile(r"\d+ ([rwyb]) ([A-Z]{2}[@^][-\d.]+/\d)((?:x[rwyb]\d+)*) (\S+)")


@dataclass(frozen=True)
class Turn:
    """One turn: its moves, the huts it buried, and how many moves were legal each time."""

    colour: str
    placement: str
    covered: dict[str, int]
    build: str | None
    finishes: bool
    placements: int
    builds: int


@dataclass(frozen=True)
class CompleteGame:
    """A record, the sizes of both lists for every turn, and (built, covered, status) at the end."""

    name: str
    record: str
    sizes: str
    tally: dict[str, tuple[tuple[int, int, int], int, str]]

    @cached_property
    def tags(self) -> dict[str, str]:
        """What the record says besides its turns."""
        lines = [line for line in self.record.splitlines() if not line[0].isdigit()]
        return {key: rest for key, _, rest in (line.partition(" ") for line in lines)}

    @property
    def seats(self) -> int:
        """How many play."""
        return int(self.tags["players"])

    @property
    def mode(self) -> str:
        """Standard or ranking."""
        return self.tags["mode"]

    @property
    def end(self) -> str:
        """Why the game is over."""
        return self.tags["end"]

    @property
    def winners(self) -> str:
        """The colours that won a standard game."""
        return self.tags["winners"].replace(" ", "")

    @property
    def places(self) -> dict[str, int]:
        """The place of every colour in ranking mode."""
        return {word[0]: int(word[2:]) for word in self.tags["places"].split()}

    @property
    def turns(self) -> list[Turn]:
        """All turns, in order."""
        return [
            read_turn(line, *[int(size) for size in sizes.split("/")])
            for line, sizes in zip(
                [line for line in self.record.splitlines() if line[0].isdigit()],
                self.sizes.split(),
                strict=True,
            )
        ]


def read_turn(line: str, placements: int, builds: int) -> Turn:
    """Return the turn of a line of a record."""
    found = LINE.fullmatch(line)
    assert found is not None, line
    colour, placement, buried, build = found.groups()
    return Turn(
        colour=colour,
        placement=placement,
        covered={owner: int(huts) for owner, huts in re.findall(r"x([rwyb])(\d+)", buried)},
        build=None if build == "--*" else build.removesuffix("#"),
        finishes=build.endswith("#"),
        placements=placements,
        builds=builds,
    )


GAMES = [
    CompleteGame(
        "G1",
        """\
players 2
mode standard
seats r w
start r
1 r LC@0.0/0 H0.1
2 w RJ@-1.0/3 H0.-1
3 r RL@-2.1/2 X0.1:L
4 w SJ@-3.-1/5 X0.-1:J
5 r SJ@1.0/3 H-2.0
6 w CC^0.0/2xw1 X-1.-1:J
7 r JS@-4.0/0 H-3.1
8 w RJ@-2.2/1 X-2.-1:S
9 r SJ@-4.3/2 X-1.1:C
10 w SC^-2.1/0 T0.-1
11 r CJ^-3.-1/0xw1 T-4.1
12 w RS@-6.3/3 X-2.-1:J
13 r JR@-1.-2/4 H-5.1
14 w SR@-5.-1/5 X-2.-1:J
15 r CJ@-5.4/1 H-4.2
16 w JC@2.-2/2 X0.-2:C
17 r JS^-4.3/1 H-6.2
18 w LR^-1.-2/0xw2 X-4.0:R
19 r JL@-8.5/4 H-5.0
20 w CS^-3.-1/5xw2 W-3.0
21 r RC@-2.3/4 W-2.-1
22 w JS^-6.3/0 X0.-2:J
23 r JC^-6.3/5 X-2.-1:R
24 w LS@-2.-2/3 X2.-3:R
25 r RC@-7.1/5 X-2.-1:S
26 w SL@0.-4/2 X0.-3:L
27 r CL^0.-4/1xw1 X-2.-1:R
28 w JC^2.-2/1xw2 X2.-3:J
29 r CS@-8.4/3 X-2.-1:J
30 w SS@-4.5/3 H-2.-3
31 r JL@-2.5/2 H-3.4
32 w SR^-4.5/4xr1 H0.-5
33 r RR@-5.6/2 H-1.2
34 w LJ@-9.5/2 H-7.5
35 r SJ@-8.6/1 H-8.3
36 w JR^-9.5/5 W-6.4#
end early-victory
winners w
""",
        """\
1/2 72/3 92/5 109/6 123/6 137/7 126/10 141/9 158/12 163/11 156/15 153/9
157/13 171/13 183/14 199/15 204/14 199/15 198/15 211/14 210/16 216/12 216/11 215/11
218/13 224/14 238/12 236/13 234/13 231/14 235/14 244/15 241/14 244/13 262/14 275/1
""",
        {"r": ((1, 1, 20), 1, "active"), "w": ((1, 2, 20), 9, "finished")},
    ),
    CompleteGame(
        "G2",
        """\
players 3
mode standard
seats r w y
start r
1 r RJ@0.0/0 H0.1
2 w JS@-2.1/3 H-2.0
3 y CJ@-1.2/1 H-1.1
4 r JS@-3.1/0 H-2.2
5 w CS^-3.1/5 X-2.0:S
6 y RS@-4.3/5 X-1.1:J
7 r SC@-6.4/4 X-2.2:J
8 w JC@-6.6/3 X-2.0:C
9 y CJ@-4.5/4 H-5.4
10 r CL@-5.1/5 H-6.5
11 w JC@-3.-1/5 X-2.0:C
12 y CJ@-6.7/4 X-5.4:J
13 r JR^-6.6/5 X-2.2:J
14 w JC^-4.3/0xy1 X-2.-1:S
15 y CJ^-1.2/2xr1xy1 X-5.5:C
16 r LJ@-6.2/0 X-6.5:J
17 w JJ^-5.1/0 X-2.-1:J
18 y RR@-4.-1/0 X-4.4:R
19 r RC@-6.1/1 H-4.1
20 w LR@-7.6/0 T-1.1
21 y CJ@-6.-1/5 T-5.7
22 r SC^-6.1/3 H-5.-1
23 w CR@-8.6/3 X-2.-1:J
24 y SJ@-7.8/1 X-4.4:J
25 r CR^-6.1/4 X-5.-1:C
26 w JS@-9.7/2 X-2.-1:R
27 y RL@-8.2/0 X-4.4:R
28 r RC@-10.8/5 X-2.3:C
29 w RJ^-10.8/4 X-2.-1:C
30 y SS@-10.5/5 X-4.4:L
31 r SR^-4.-1/5xw1 W-5.0
32 w CS^-6.4/0xr1 X-2.-1:S
33 y JR@-9.9/0 X-4.4:J
34 r JL^-8.2/4 T-7.1
35 w SL@-7.-1/0 --*
36 y SJ@-6.-2/4 X-4.4:R
37 r SJ^-6.-1/1 H-10.10
38 y JC^-6.-1/0xr2 H-9.3
39 r JC^-7.6/1xy1 H-8.3
40 y SJ^-7.6/2 W-8.6
41 r CC@-8.1/1 X-8.3:L
42 y LL@-11.7/2 T-9.6
43 r JC^-9.9/4 W-6.0
44 y LC@0.-2/0 H-6.3
45 r JL@-1.3/0 T-2.4
46 y SR^-9.9/3xy2 X-1.0:L
47 r LS@0.2/5 X-5.-1:S
48 y JS^0.0/2xy1 W-8.8
end tiles-exhausted
winners y
""",
        """\
1/2 72/3 92/4 102/5 116/5 114/6 120/9 136/8 149/9 154/12 166/18 175/15
190/12 186/13 181/11 180/13 190/14 187/10 193/13 199/18 211/17 220/14 221/14 221/14
234/21 230/19 247/17 258/23 266/20 257/18 248/19 245/16 240/19 246/17 244/0 255/21
273/20 265/19 264/23 265/20 261/26 259/30 274/23 272/21 278/24 284/23 284/23 293/17
""",
        {
            "r": ((2, 2, 16), 4, "active"),
            "w": ((1, 0, 20), 1, "eliminated"),
            "y": ((2, 2, 19), 6, "active"),
        },
    ),
    CompleteGame(
        "G3",
        """\
players 2
mode standard
seats r w
start r
1 r SJ@0.0/0 H0.1
2 w CJ@-2.0/5 H-1.0
3 r JC@0.-1/2 X0.1:S
4 w CC@-4.2/4 X-1.0:C
5 r SJ@-3.0/3 H0.-2
6 w JC@-4.0/0 T-3.2
7 r SJ^-3.0/1 H-3.1
8 w JC@-5.2/0 X-1.-1:S
9 r RS^0.-1/0xw1 X-3.1:J
10 w CS@-6.2/2 X-2.1:R
11 r SC^-5.2/1 X-4.1:J
12 w CR@-4.4/3 H-7.2
13 r LL@-7.3/1 X-1.1:S
14 w SR@-7.1/1 H-5.3
15 r SL^-2.0/0xr1xw1 H-8.1
16 w CJ@-1.-2/2 T-2.-2
17 r CJ@-2.3/3 T-2.2
18 w SS^-2.0/1 X-7.2:L
19 r CS@-9.4/2 X0.0:L
20 w RR@-9.1/0 W-3.1
21 r JR^-1.-2/0xw2 W-3.0
22 w LR^-7.1/5xw1 X-2.-2:C
23 r JS@-5.4/1 T-4.0
24 w LJ@-5.5/5 X-1.0:R
25 r CL@-6.6/0 X-4.0:R
26 w RC@-7.5/0 H-1.2
27 r RL^-6.6/4 H-8.6
28 w LS^-7.5/4 X-1.-3:J
29 r SC^-5.4/4 X-4.0:S
30 w SJ@-2.4/1 X-5.3:C
31 r CJ@-10.5/5 X-8.1:R
32 w JS@-7.0/2 --*
end last-player
winners r
""",
        """\
1/2 72/3 90/5 102/6 126/5 143/11 155/4 144/6 158/7 153/9 171/8 164/10
174/13 186/16 197/12 199/24 206/19 203/25 201/17 215/26 224/18 223/21 219/23 224/24
240/21 257/28 255/21 241/23 241/16 242/19 248/19 254/0
""",
        {"r": ((2, 1, 19), 1, "active"), "w": ((2, 1, 20), 5, "eliminated")},
    ),
    CompleteGame(
        "G4",
        """\
players 4
mode ranking
seats r w y b
start r
1 r RR@0.0/0 H0.1
2 w LL@-2.3/3 H-1.2
3 y CJ@-2.0/5 H-2.2
4 b JC^0.0/1 H-2.1
5 r JJ@-4.1/4 X0.1:C
6 w JC^-2.0/1 --*
7 y SJ@-2.-1/4 H-1.-1
8 b SC@-3.-2/5 X-2.1:J
9 r JS^-2.-1/3 H-3.-1
10 y JC@-3.3/2 X-1.-1:J
11 b JR@-1.3/4 X-1.0:C
12 r RC@-5.0/5 H-3.2
13 y SC@1.-2/0 X-1.-2:S
14 b CJ^-2.0/2 W-3.0
15 r RJ@2.0/1 W-2.-1
16 y JL@-5.-1/4 T1.-1
17 b JS@2.-1/3 X-3.0:C
18 r CJ@1.2/5 X-1.1:J
19 y JC@1.-3/1 X-2.-2:J
20 b JL^-3.-2/1 T-5.1
21 r SJ^1.2/0 T1.0
22 y JR^1.-2/1xy1 H-4.3
23 b RJ^0.0/2xb2 X-4.0:J
24 r SL@-2.4/1 H2.2
25 y CL@-1.4/5 T0.-2
26 b LR^-3.3/5 X-4.0:L
27 r CJ@3.-3/2 X2.2:J
28 y CS^-2.4/4 W0.-1
29 b CS^-2.4/3 X-4.-1:J
30 r SR^3.-3/1 X1.0:R
31 y CR@1.4/4 X-2.2:S
32 b CC@3.1/2 H3.0
33 r SJ^1.-2/4 H3.-4
34 y LC^3.1/1xr1 X-2.2:C
35 b RC@-5.3/3 X3.0:L
36 r SR@-2.5/0 W2.-3
37 y JC@2.-4/2 X-2.2:S
38 b RS@-5.4/5 X-4.-2:R
39 r SS^-4.1/0xb1 X1.3:C
40 y JS@-7.3/4 T0.4
41 b SJ@-7.1/5 X-4.-2:J
42 r LJ^-4.1/5xb2 X-3.2:L
43 y JC^-2.5/5 H-5.5
44 b RL@0.6/2 W-3.1
45 r CJ^-2.5/4 X-4.2:S
46 y LS@3.3/3 H-4.4
47 b JS@-7.4/5 X-4.-2:S#
48 r CR@-8.4/2 T-6.3
end tiles-exhausted
places r:3 w:4 y:2 b:1
""",
        """\
1/2 72/3 90/4 103/1 102/3 121/0 120/2 132/5 146/1 146/4 149/6 161/10
171/8 180/9 178/13 184/12 192/13 200/16 212/17 218/14 212/12 207/11 205/6 204/8
223/14 229/8 222/10 230/13 229/9 227/9 226/10 238/9 240/15 239/10 238/11 236/18
241/21 250/17 253/17 253/22 265/16 269/18 268/16 267/14 270/16 272/22 283/17 292/20
""",
        {
            "r": ((2, 2, 18), 1, "active"),
            "w": ((0, 0, 1), 0, "eliminated"),
            "y": ((3, 1, 19), 1, "active"),
            "b": ((1, 2, 20), 5, "finished"),
        },
    ),
]
