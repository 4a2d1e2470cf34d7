# The stewards' console: who is in the room, what needs a steward, and the next season by its name.

ui-console-room = Room
ui-begin-evening = Begin the evening: { $period }
ui-announce-period = Announce { $period }
ui-then-period = then { $period }
ui-needs = What needs a steward
ui-needs-nothing = Nothing needs you just now.
ui-overdue = overdue
ui-since = since { $time }
ui-waits-for = { $who } { AGREE($who, "waits", "wait") } for { $whom }: { $act }
ui-unclaimed = { $n ->
    [one] One card is on no phone yet
   *[other] { $n } cards are on no phone yet
}
ui-and-more = and { $n } more
ui-fewer = Fewer
ui-phone-here = phone in hand
ui-phone-away = phone put away
ui-phone-none = on no phone
ui-last-act = Last, at { $time }
ui-look-at-person = Who they are
ui-new-code = New code for their card
ui-find = Search everything
ui-let-stand = Refusal stands
ui-grant = Let it happen
ui-grant-it = Let { $who } do it
ui-grant-about = The act happens although these rules forbid it. Whoever reads of it reads your reason, too.
console-print = Print the state
ui-grave-acts = Waiting for a second steward
ui-grave-mine-asked = Another steward is asked. It happens once one of them confirms it.
ui-grave-mine-alone = You are alone: it happens when the ring is empty, and is marked so.
ui-grave-asked = { $by } asked you to confirm it.
ui-grave-alone = { $by } { AGREE($by, "does", "do") } it alone when the ring is empty, unless you say something.
ui-grave-take-back = Take it back
ui-grave-refuse = Refuse
ui-grave-confirm = Confirm
ui-grave-seconds = { $n ->
    [one] One second left
   *[other] { $n } seconds left
}
ui-reading-settled = Settled before the game began: it cannot be changed while people play.
ui-room-filter = Whom to show
ui-room-all = Everybody
ui-room-none = On no phone
ui-room-away = Phone put away
ui-room-seatless = No seat
console-closing = The closing of the game
console-closing-second = A steward wants to close the game. A second steward has to agree.
