# What only the phone says in Roman Diplomacy.

tab-board = Map
tab-empires = Empires
board-map = Map
board-list = Orders
board-trades = Trades
trades-none = You have nothing to trade now
board-last = Last turn
board-what-if = What if?
what-if-about = Write orders for anybody and see what would happen. Nobody hears of it.
what-if-whose = Whose orders
what-if-show = Show what would happen
what-if-back = Back to the orders
board-nearer = Nearer
board-farther = Farther
board-of = The board of { $title }
board-stand-in = This board stands in for the real one, which nobody has as data.
coast-nc = north coast
coast-sc = south coast
coast-ec = east coast
coast-wc = west coast
location-on-coast = { $place } ({ $coast })
piece-at = { $kind ->
    [a] Army in { $place }
    [f] Fleet in { $place }
    [g] Garrison of { $place }
   *[other] Barbarian army in { $place }
}
piece-of-several = { $piece } (no. { $n })
deed-hold = holds
deed-move = goes to { $to }
deed-path = goes by { $by } to { $to }
deed-move-via = goes to { $to } by convoy
deed-support-hold = supports { $origin }
deed-support-move = supports { $origin } to { $to }
deed-convoy = carries { $origin } to { $to }
deed-retreat = retreats to { $to }
deed-disband = is disbanded
deed-build = is built
order-told = { $piece } { $deed }
no-order = no order: it holds
no-retreat-ordered = no retreat: it is disbanded
mode-move = Go
mode-support = Support
mode-convoy = Carry
mode-hold = Hold
mode-retreat = Retreat
mode-disband = Disband
mode-clear = No order
say-tap-unit = Tap one of your units
say-tap-city = Tap the city where your empire begins
say-tap-target = Tap where it goes
say-tap-onward = Tap where it sails on, or another unit
say-tap-helped = Tap whom it supports
say-tap-carried = Tap which army it carries
say-tap-where = Tap where { $origin } goes, or { $origin } itself to hold
say-tap-shore = Tap where { $origin } is carried
say-which = Which way?
petrol-left = Petrol: { $n } left
orders-written = { $n } of { $of } ordered
orders-waiting = Nothing is asked of you now
saving = saving
order-unsaved = Not saved
orders-unsaved = These orders are not saved
orders-save-again = Save again
empire-line = { $centres ->
    [one] one centre
   *[other] { $centres } centres
}, { $units ->
    [one] one unit
   *[other] { $units } units
}
empire-none = has no empire yet
empire-missed = { $n ->
    [one] missed a turn
   *[other] missed { $n } turns
}
empires-to-win = { $n } { AGREE($n, "centre wins", "centres win") }
union-of = Federation { $name }
union-begins = { $members } unite as { $name } when this turn ends
union-half-agreed = { $members } unite as { $name } only if all of them agree to each other:
union-missing = { $who } have not agreed to each other
union-you-miss = You and { $who } have not agreed to each other: propose to unite, or they do
leaves-union = leaves when this turn ends
season-said = { $season ->
    [spring] Spring
   *[other] Autumn
} { $year }
winter-builds = { $n ->
    [0] You may not build this winter
    [one] You may build one unit
   *[other] You may build { $n } units
}
winter-disbands = { $n ->
    [one] You have to disband one unit
   *[other] You have to disband { $n } units
}
winter-build-at = Build in { $place }
winter-barbarians = { $n ->
    [one] Raise a barbarian army in one province
   *[other] Raise a barbarian army in one of { $n } provinces
}
winter-save = Save
winter-nothing = nothing
replay-turn-play = Play
replay-turn-pause = Pause
replay-back = Back
replay-on = On
replay-at-once = All at once
replay-none = No orders have been carried out yet
replay-step = { $n } of { $of }
replay-turn = Turn
replay-anew = This turn was carried out anew
replay-counts = As it counts
replay-before = { $n ->
    [1] As it went at first
   *[other] As it went then ({ $n })
}
step-orders = Orders
step-retreats = Retreats
step-partings = Former partners leave
step-captures = Captures
step-disorder = Civil disorder
step-adjustments = Winter
step-barbarians = Barbarians
verdict-succeeds = succeeds
verdict-fails = fails
verdict-void = has no effect
verdict-illegal = was impossible
why-stronger = { $own } against { $other } in { $against }
why-held = { $own } against { $other } in { $against }
why-resisted = { $own } against { $other } in { $against }
why-bounced = { $own } against { $other }: bounced with { $against }
why-head-to-head = { $own } against { $other }, head to head with { $against }
why-dislodged = dislodged from { $against }
why-cut = cut from { $against }
why-own-piece = a piece of its own side stands there
why-no-convoy = no convoy
why-convoy-broken = the convoy was broken
why-no-such-move = no such move was ordered
why-it-moves = that piece was ordered to move
why-driven-out = driven out from { $from }
told-of-piece = { $piece }: { $what }
wall-last = Last turn: { $turn }
wall-counts = { $went } went, { $bounced } bounced, { $cut ->
    [one] one support was cut
   *[other] { $cut } supports were cut
}
wall-falls = { $place } falls to { $who }
wall-lost = { $place } is nobody's now
wall-more = and { $n } more
province-owner = Owner
province-neutral = neutral
province-barbarians = Held by barbarians
province-empty = Nothing stands here
border-propose = Propose a border that both leave empty
border-which = Which provinces?
border-about = A promise like any other: nobody holds you to it.
border-send = Propose
border-accept = Accept
border-decline = Decline
border-withdraw = Withdraw
border-leave = No longer
replay-letters = Letters of this turn
replay-to-all = everybody
replay-whole-game = See the whole game at this turn
replay-out-of-reach = The whole game could not be fetched just now.

## What counts in this game, when one looks back

score-title = Centres
score-note = How many centres each empire held.
score-of = { $n } { $n ->
    [one] centre
   *[other] centres
}
