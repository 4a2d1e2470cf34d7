# Ludi Romani: the chapter PEST.

## The chronicle

pestis-struck = { $by } struck { $place } with the plague{ $n ->
    [0] {""}
   *[other] : { $who } must leave
}
pestis-ended = The plague in { $place } is over{ $by ->
    [nobody] {""}
   *[other] : { $by } lifted it
}
trapped = { $who } cannot leave { $place }
got-away = { $who } { AGREE($who, "has", "have") } got out of { $place } after all

## Why not

twins-send-plague = Only { $who } may strike a region with the plague or lift it.
one-plague = There is one plague at a time, and it is in { $place }. Lift that one first.
rome-spared-in-winter = Rome is not struck in a hiems. Choose another region, or wait until the hiems is over.
no-plague = No region is struck by the plague.
plague-keeps-out = { $place } is struck by the plague. Go there when it has been lifted.
full-in-flight = { $place } is full. Flee to a neighbour with a free seat, or by sea with a ship.
not-in-plague = { $you ->
    [yes] You are not in the struck region.
   *[no] { $who } { AGREE($who, "is", "are") } not in the struck region.
}
way-out-open = { $you ->
    [yes] You can still leave: a free seat is in reach.
   *[no] { $who } can still leave: a free seat is in reach.
}
trapped-already = { $you ->
    [yes] That you are trapped has been said already.
   *[no] That { $who } { AGREE($who, "is", "are") } trapped has been said already.
}

## What the twins decide

still-in-plague = { $who } { AGREE($who, "is", "are") } still in { $place }, where the plague is
plague-year-up = The plague has been in { $place } for a year and ends
twins-decide = { $you ->
    [yes] You find no way out of the plague: the twins say what becomes of it
   *[no] { $who } { AGREE($who, "finds", "find") } no way out of the plague: say what becomes of it
}

## Acts and fields

act-strike-plague = Strike with the plague
act-lift-plague = Lift the plague
act-declare-trapped = I cannot leave
field-strike-plague-place = Region

## Reminders and words

reminder-PEST-05 = The plague is here: leave, by land or by sea, in winter too.
term-pestis = A plague, shown by a marker at the region's banner
