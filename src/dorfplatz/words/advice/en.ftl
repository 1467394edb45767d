# What bots say about their moves; only the server and the terminal read this file.
# { $who } is "you" or the name of a rival, { $way } "more" or "less".

bot-reason-for = { $change }
bot-reason-price = The price: { $change }
bot-reason-other = After the next best move instead: { $change }
bot-reason-wins = It wins the game.
bot-hope = { $outlook ->
    [won] It expects to win clearly.
    [ahead] It expects to come out ahead.
    [behind] It expects to stay behind.
    [lost] It sees little hope.
   *[even] It expects a close game.
}
bot-line = Expected line: { $moves }

whose = { $who ->
    [you] Your
   *[other] { $who }'s
}
for-whom = { $who ->
    [you] you
   *[other] { $who }
}
who-has = { $who ->
    [you] You have
   *[other] { $who } has
}
who-is = { $who ->
    [you] You are
   *[other] { $who } is
}
goes = { $way ->
    [more] rises
   *[less] falls
} from { $before } to { $now }
go = { $way ->
    [more] rise
   *[less] fall
} from { $before } to { $now }
