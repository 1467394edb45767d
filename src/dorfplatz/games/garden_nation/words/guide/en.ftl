goal = Complete projects and your two secret ones, and keep enough people: the most points when somebody has built the last floor win.

score-known = { $sum } points as things stand: { $points } from projects, { $secrets } from secrets, { $track } for { $people ->
    [one] one person
   *[other] { $people } people
}
score-hidden = { $sum } points as things stand: { $points } from projects, { $track } for { $people ->
    [one] one person
   *[other] { $people } people
}; secrets come on top

aim-project = One more floor of yours completes a project worth { $points } points: its card carries your mark. Look whether the crane stands in the right territory.
aim-display = No project is one floor away for you. The richest on show brings { $points } points: prepare for it.
aim-people = You have { $people ->
    [one] one person
   *[other] { $people } people
}: below ten costs points at the end. Most floors in a territory bring people, and so does demolishing.
aim-secret = Your secret { $secret } would bring { $points ->
    [one] { $points } point
   *[other] { $points } points
} as things stand.
aim-growth = If the round ended now, { $people ->
    [0] nobody would come to you: most floors in a territory bring two, a tie one.
    [one] one would come to you: most floors in a territory bring two, a tie one.
   *[other] { $people } people would come to you: most floors in a territory bring two, a tie one.
}
aim-floors = has only { $floors ->
    [one] { $floors } floor
   *[other] { $floors } floors
} left; the last one makes this round the last
aim-ending = This round is the last. Complete what you can, and keep ten people.

note-secrets = Keep two of these four, in secret; they count at the end. Take two that go together: the same ground, the same territories, or many floors.
note-claim = A project is complete: points, and a roof. Under a roof nothing grows any more, and it serves no other project, but its floors still count in the territory.
note-chain = Nothing can be built where the crane stands, so your action goes on to the territory with the next number, after 7 comes 1.
note-people = You have fewer than ten people: at the end that costs points. Take the lead in territories, or demolish something you no longer need.
note-raided = You were raided: your building is somebody else’s now. But you got its full price in people, and your floors are back.
note-raid = A raid: the raider pays the value of the building to its owner and takes its place. It costs one of four ruses.
note-next = Now you say who acts next, in the territory where the crane stands. Choose the one who can gain least there.
note-grown = The round is over: most floors in a territory bring two people, a tie one each. People are what you build with.
note-ending = Somebody has built the last floor: this round is played to its end, then secrets and people are counted.
