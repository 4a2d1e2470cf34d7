# How the phone speaks of this game beside the game's own messages.

tab-sheet = Sheet
tab-race = Race
tab-elections = Elections

## Dice

cur-die = Die { $n }
cur-not-rolled = not rolled yet
cur-taken-pc = taken as political capital
cur-taken-skill = taken as skill
cur-fixed = stays as it is
cur-figure = +{ $n }
cur-minus = −{ $n }
cur-of-upkeep = − { $n } upkeep
cur-what-fell = What the dice show

## The record sheet

cur-plate = { $gens } · level { $level }
cur-dignitas = Dignitas
cur-level = Level { $level }
cur-terms = { $dice } { AGREE($dice, "die", "dice") }, upkeep { $upkeep }
cur-boxes = { $label }: { $n } of { $boxes } ticked
cur-box-to = { $label }: tick up to box { $n }
cur-box-back = { $label }: take back box { $n }
cur-offices = Offices
cur-office-held = { cur-ordinal } · { cur-points }
cur-office-needs = { $n } { AGREE($n, "vote", "votes") }
cur-skills = Skills
cur-skill-from = works from round { $round }
cur-skill-capital = +{ $n } political capital a turn
cur-skill-votes = +{ $n } { AGREE($n, "vote", "votes") }
cur-skill-votes-for = +{ $n } { AGREE($n, "vote", "votes") } for { $office }
cur-skill-per-die = { $n ->
    [one] +1 vote per die
   *[other] +{ $n } votes per die
}
cur-luxuries = Luxuries
cur-cost = costs { $n } wealth
cur-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
cur-only-for = after being { $office }
cur-shame = Shame
cur-rules = Rules of the sheet
cur-score = Points
cur-wealth = Wealth
cur-income = Income
cur-votes = Votes
cur-votes-dice = { $n ->
    [one] 1 die
   *[other] { $n } dice
}

## A turn

cur-turn-of = { $who } { AGREE($who, "plays", "play") }
cur-round = Round { $n }
cur-trail = Steps of the turn
cur-step-roll = Roll
cur-step-advance = Dignitas
cur-step-attack = Attack
cur-step-train = Skills
cur-step-buy = Luxuries
cur-deeds = What you may do now
cur-roll = Roll { $n } { AGREE($n, "die", "dice") }
cur-type-roll = Type in { $n } { AGREE($n, "die", "dice") }
cur-rolled = Roll { $n }
cur-roll-of = Roll { $n } of { $rolls }
cur-hint-keep = tap what you keep
cur-hint-choice = tap a choice to change it
cur-stop = Stop
cur-count = Count the dice
cur-again = { $n ->
    [0] Roll again
    [one] Roll 1 again
   *[other] Roll { $n } again
}
cur-back = Back
cur-enter = That is it
cur-pass = Skip
cur-skipped = Back to what you skipped
cur-hint-advance = { $n } political capital: tap how far up
cur-advance = { $n ->
    [one] Tick 1 box
   *[other] Tick { $n } boxes
}
cur-attack-whom = Whom do you attack?
cur-hint-attack = { $n ->
    [one] One attack: tap its victim
   *[other] { $n } attacks: tap a victim for each
}
cur-aim = Attack { $who }, { $n } so far
cur-aim-less = One attack less on { $who }
cur-hold-back = Hold back
cur-attack = { $n ->
    [0] Attack
    [one] Attack once
   *[other] Attack { $n } times
}
cur-hint-train = { $n ->
    [0] All points of skill have their boxes
    [one] 1 point of skill left: tap boxes
   *[other] { $n } points of skill left: tap boxes
}
cur-train = { $n ->
    [0] Learn
    [one] Learn 1 box
   *[other] Learn { $n } boxes
}
cur-hint-buy = { $n } wealth: tap what you buy, or save it
cur-hint-save = { $n } wealth is saved
cur-buy = { $what } for { $n }
cur-end-turn = End my turn

## The start

cur-start = Who begins?
cur-start-about = Draw the lot for the first turn.
cur-start-wait = The game begins when the lot is drawn.
cur-begin = Begin the game

## Race and honours

cur-race = The race for dignitas
cur-awaited = to play
cur-lane-dignitas = { $n } · level { $level }
cur-honores = Honores
cur-next-points = next { cur-points }
cur-office-closed = closed
cur-order = { cur-ordinal } { $who }
cur-ordinal = { $order ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $order }th
 }
cur-if-now = If it ended now
cur-player = Player
cur-end-early = End the game now?
cur-end-about = It also ends when everybody agrees to stop.
cur-would-end = { $who } would end the game now.
cur-agree = End it
cur-play-on = Play on

## Elections

cur-who-stands = Who stands for what?
cur-prospects = Your prospects
cur-elections-later = Elections are held when everybody has had their turn.
cur-hint-stand = Tap the office that you stand for.
cur-bonus = { $n } political capital a turn
cur-chance = { $n } per cent to reach it, with { $dice } { AGREE($dice, "die", "dice") } and { $bonus } more
cur-percent = { $n } %
cur-you-held = held
cur-standing = Candidates: { $who }
cur-waiting-for = Waiting for { $who }
cur-stand = Stand for { $office }
cur-stand-for-nothing = Stand for nothing
cur-step-back = Step back
cur-has-spoken = You have spoken.
cur-votes-fall = The votes
cur-last-elections = The last elections
cur-cast-votes = { $n ->
    [one] Roll 1 vote die
   *[other] Roll { $n } vote dice
}
cur-votes-awaited = { $n } vote { AGREE($n, "die", "dice") } still to roll
cur-votes-of = { $n } { AGREE($n, "vote", "votes") }
cur-runoff = run-off
cur-elected = { $who } { AGREE($who, "is", "are") } elected { $office }
cur-nobody-elected = Nobody is elected

## The end

cur-won = { $n ->
    [one] wins with { $points } { AGREE($points, "point", "points") }
   *[other] share the victory with { $points } { AGREE($points, "point", "points") }
}

## What counts in this game, when one looks back

score-title = Victory points
score-note = The points that everybody had from what was theirs, from the first turn to the last.
score-of = { $n } victory { $n ->
    [one] point
   *[other] points
}
