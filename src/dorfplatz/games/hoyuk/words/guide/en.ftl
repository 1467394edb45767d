goal = Own the most in shared blocks: that wins cards and points; great families count at the end.

score = { $sum } points as things stand: { $points } scored, { $cards } for cards in hand, { $final } for the greatest families; { $houses ->
    [one] { $houses } house
   *[other] { $houses } houses
} left

aim-share = You share no block yet. Build beside somebody else’s house: only shared blocks bring cards.
aim-cards = { $won ->
    [0] As things stand you win no card this round.
    [one] As things stand you win one card this round.
   *[other] As things stand you win { $won } cards this round.
} { $close ->
    [0] Look for something you have most of in a shared block.
    [one] In one more place a single piece would do.
   *[other] In { $close } more places a single piece would do.
}
aim-set = You hold { $cards } equal cards. One brings 1 point, two 3, three 5, four 8, five 12; this round you may play { $allowed ->
    [one] one more card
   *[other] { $allowed } more cards
}, as many as you have families.
aim-danger = The worst catastrophe that may come would take { $lost } pieces from you. The forecast says where: build elsewhere.
aim-houses = has only { $houses ->
    [one] { $houses } house
   *[other] { $houses } houses
} left; the last one makes this round the last
aim-ending = This round is the last. Play your sets, and let your greatest families grow: the greatest in each block scores for every house there.

note-shared = A block is shared now: houses of two players touch. From now on most ovens, shrines or pens in it win a card at the end of the round.
note-won = A card is won: most of a kind in a shared block takes the top card of that stack, whatever it shows.
note-tie = Two of you have equally many in a shared block. Then high-rises decide, or else nobody gets the card. One piece more would do.
note-catastrophe = A catastrophe. It strikes every block it names, and everybody there chooses what to lose. The forecast shows what may still come.
note-lost = You choose what falls. Keep what leads in its block, and keep your families in one piece.
note-limit = You may play only as many cards a round as you have families. Many small families play many cards, a great one scores at the end.
note-closed = A stack is used up and closed: nothing more can be won with that. Build for the others.
note-ending = The end is near: this round is played to its end. Then cards in hand bring one point each, and the greatest family of each block scores for the houses there.
