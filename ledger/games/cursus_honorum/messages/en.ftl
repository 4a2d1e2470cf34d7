# Cursus Honorum: the words of the game.

# What the game is about, in one sentence.
game-about = Dice for dignitas: climb the ladder of Roman offices, and lose face on the way.

## Things

asset-dignitas = dignitas
asset-shame = shame
asset-wealth = wealth
asset-pc = capital
asset-skill_points = { $n ->
    [one] skill point
   *[other] skill points
}
asset-attack = { $n ->
    [one] attack die
   *[other] attack dice
}
asset-oratory = Oratory
asset-oratory-finished = Oratory mastered
asset-monomachy = Monomachy
asset-monomachy-finished = Monomachy mastered
asset-command = Command
asset-command-finished = Command mastered
asset-common_touch = Common Touch
asset-common_touch-finished = Common Touch mastered
asset-politicking = Politicking
asset-politicking-finished = Politicking mastered
asset-roman_domus = Roman domus
asset-italian_villa = Italian villa
asset-legendary_lineage = legendary lineage
asset-statue = statue
asset-victory_temple = victory temple
asset-quaestor = quaestor
asset-tribune = plebeian tribune
asset-aedile = aedile
asset-praetor = praetor
asset-consul = consul
asset-censor = censor

## People and phases

role-noble = Noble
role-host = Host
status-waiting = does not play now

season-round = Round
period-round = A new round

face-disapproval = disapproval
face-wealth = wealth
face-skill = skill
face-political_capital = political capital
face-choice = choice (capital or skill)
face-political_attack = political attack

## The chronicle

first-chosen = { $who } { AGREE($who, "takes", "take") } the first turn
dice-rolled = { $who } { AGREE($who, "rolls", "roll") } { $roll ->
    [1] { $faces }
   *[other] again: { $faces }
}
rolling-stopped = { $who } { AGREE($who, "stops", "stop") } at { $faces }: { $pc } capital{ $points ->
    [0] {""}
   *[other] , { $points } skill
}{ $wealth ->
    [0] {""}
   *[other] , { $wealth } wealth
}{ $attacks ->
    [0] {""}
    [one] , an attack
   *[other] , { $attacks } attacks
}
disapproved = { $who } { AGREE($who, "has", "have") } { $ones } { AGREE($ones, "die", "dice") } of disapproval: { $n ->
    [0] {""}
   *[other] { $n } dignitas lost
}{ $shame ->
    [0] {""}
   *[other] { $n ->
        [0] { $shame } shame
       *[other] , { $shame } shame
    }
}
upkeep-paid = { $who } { AGREE($who, "pays", "pay") } { $n } capital to keep the level
upkeep-missed = { $who } cannot keep the level with { $capital } of { $upkeep } capital: { $n ->
    [0] { $shame } shame
   *[other] { $n } dignitas lost
}{ $forfeited ->
    [0] {""}
   *[other] , the capital forfeited
}
dignitas-raised = { $who } { AGREE($who, "gains", "gain") } { $n } dignitas for { $paid } capital
attacked = { $who } { AGREE($who, "attacks", "attack") } { $target }{ $dice ->
    [one] {""}
   *[other] {" "}with { $dice } dice
}{ $lost ->
    [0] {""}
   *[other] , who { AGREE($target, "loses", "lose") } { $lost } dignitas
}{ $shame ->
    [0] {""}
   *[other] { $lost ->
        [0] , who { AGREE($target, "gets", "get") } { $shame } shame
       *[other] {" "}and { AGREE($target, "gets", "get") } { $shame } shame
    }
}{ $gained ->
    [0] {""}
   *[other] ; { $who } { AGREE($who, "gains", "gain") } { $gained }
}
skills-trained = { $n ->
    [one] { $who } { AGREE($who, "ticks", "tick") } a box of { $skills }
   *[other] { $who } { AGREE($who, "ticks", "tick") } { $n } boxes of { $skills }
}{ $full ->
    [none] {""}
   *[other] , and masters { $full }
}
skills-erased = { $n ->
    [0] { $who } { AGREE($who, "has", "have") } not mastered { $full } after all
    [one] { $who } { AGREE($who, "loses", "lose") } the box ticked of { $skills }
   *[other] { $who } { AGREE($who, "loses", "lose") } { $n } boxes of { $skills }
}
luxury-bought = { $who } { AGREE($who, "buys", "buy") } { $asset } for { $cost } wealth
unspent-lost = { $who } { AGREE($who, "loses", "lose") } what was not spent{ $pc ->
    [0] {""}
   *[other] , { $pc } capital
}{ $points ->
    [0] {""}
   *[other] , { $points } skill
}{ $attacks ->
    [0] {""}
    [one] , an attack
   *[other] , { $attacks } attacks
}
turn-ended = { $next ->
    [none] { $who } { AGREE($who, "ends", "end") } the last turn of the round
   *[other] { $who } { AGREE($who, "ends", "end") } the turn; { $next } { AGREE($next, "is", "are") } next
}
step-opened = { $who } may go back to it: { $step ->
    [roll] the dice
    [advance] dignitas
    [attack] attacks
    [train] skills
   *[other] wealth
}
elections-opened = The elections begin: who stands for what?
candidacy-announced = { $who } { AGREE($who, "stands", "stand") } for { $office }
candidacy-withdrawn = { $who } { AGREE($who, "stands", "stand") } for { $office } no longer
nothing-announced = { $who } { AGREE($who, "stands", "stand") } for nothing
candidacies-closed = { $n ->
    [0] Nobody stands for anything
    [one] The votes begin, for one office
   *[other] The votes begin, for { $n } offices
}
votes-cast = { $who } { AGREE($who, "rolls", "roll") } { $faces } for { $office }: { $votes } { AGREE($votes, "vote", "votes") }{ $bonus ->
    [0] {""}
   *[other] , { $bonus } of them by skill
}
runoff-called = A tie for { $office }: { $who } roll again
nobody-elected = Nobody is elected { $office }: { $tied ->
    [yes] a tie at { $best } { AGREE($best, "vote", "votes") }
   *[no] { $best } { AGREE($best, "vote", "votes") }, and { $needed } { AGREE($needed, "was", "were") } needed
}
office-won = { $who } { AGREE($who, "is", "are") } { $asset }{ $votes ->
    [0] {""}
   *[other] {" "}with { $votes } { AGREE($votes, "vote", "votes") }
}
office-annulled = { $who } { AGREE($who, "is", "are") } { $asset } no longer
turns-resumed = The turns go on: { $who }
round-ended = Round { $n } is over
end-agreed = { $who } would end the game now
end-refused = { $who } { AGREE($who, "plays", "play") } on
game-ended = The game is over: { $who } { $cause ->
    [stewards] won, say the stewards,
   *[other] won
} with { $n } victory { AGREE($n, "point", "points") }
fact-set = { $kind ->
    [seat] { $n ->
        [0] { $who } { AGREE($who, "plays", "play") } no longer
       *[other] { $who } { AGREE($who, "joins", "join") } the game
    }
    [office] { $n ->
        [0] { $who } { AGREE($who, "is", "are") } not { $fact }, say the stewards
       *[other] { $who } { AGREE($who, "is", "are") } { $fact }, say the stewards
    }
   *[other] { $who } { AGREE($who, "has", "have") } { $n } { $fact }, say the stewards
}
course-set = { $to ->
    [turn] The stewards give { $about } the turn
    [candidacies] The stewards open the elections
    [votes] The stewards have { $about } voted on again
    [next-round] The stewards end the round
   *[other] The stewards end the game
}

## Acts

act-begin = Find out who begins
act-roll = Roll the dice
act-roll-again = Roll some again
act-roll-again-about = All others are kept; 1s stay as they are
act-stop-rolling = Stop rolling
act-stop-rolling-about = Disapproval and upkeep follow at once
act-advance = Buy dignitas
act-attack = Attack rivals
act-attack-about = After this no more dignitas can be bought in this turn
act-train = Train skills
act-train-about = A finished skill works from the next round on
act-buy = Buy a luxury
act-end-turn = End the turn
act-run-for = Stand for an office
act-stand-down = Stand down
act-ready = Stand for nothing
act-cast-votes = Roll for votes
act-agree-to-end = End the game now
act-agree-to-end-about = It ends when everybody agrees
act-disagree = Play on
act-set-fact = Set what a sheet shows
act-set-course = Set where the game stands

## Fields

field-dice = What the dice show
field-begin-who = Who begins
field-reroll = Which dice to roll again
field-as_pc = Choice dice taken as capital
field-upkeep = The upkeep
field-advance-boxes = How many boxes
field-targets = How many dice at whom
field-train-boxes = How many boxes of what
field-luxury = Which luxury
field-office = Which office
field-subject = Whose sheet
field-fact = What
field-to = Where the game goes on
field-set-course-about = Whom or what it is about

option-die-1 = 1st die
option-die-2 = 2nd die
option-die-3 = 3rd die
option-die-4 = 4th die
option-die-5 = 5th die
option-die-6 = 6th die
option-pay = pay it
option-refuse = refuse, and take the loss
option-turn = with a turn
option-candidacies = with candidacies
option-votes = with an election held again
option-next-round = with the next round
option-end = not at all: it ends
option-seat = taking part (1 or 0)

## Notes beside options

note-die = { $face ->
    [disapproval] disapproval
    [wealth] wealth
    [skill] skill
    [political_capital] political capital
    [choice] choice (capital or skill)
   *[other] attack
}
note-dignitas = { $n } dignitas
note-boxes-left = { $n ->
    [one] a box left
   *[other] { $n } boxes left
}
note-luxury = { $cost } wealth, { $points } { AGREE($points, "point", "points") }
note-office = votes { $votes }, points { $points }

## Objections: what would have to be different

agreed-already = You have said so; others have not yet
aim-attacks = Aim at least one attack, or go on
all-dice-locked = Every die is locked
attack-others = Only other players can be attacked
begun-already = The first turn has been taken
boxes-full = { $n ->
    [0] All boxes of dignitas are ticked
    [one] Only one box of dignitas is left
   *[other] Only { $n } boxes of dignitas are left
}
boxes-not-open = { $n ->
    [0] There is no open box of { $asset }
    [one] Only one box of { $asset } is open
   *[other] Only { $n } boxes of { $asset } are open
}
dice-first = First come the dice, and stopping with them
die-kept = Die { $die } was kept, and stays as it is
disapproval-stays = Die { $die } shows disapproval, and stays as it is
elections-now = The turns of this round are over
game-over = The game is over
has-luxury = { $asset }: one is enough, and you have it
held-before = You have been { $office }, and nobody is twice
lot-decides = A lot decides who begins
no-attack-dice = No attack dice are left
no-candidate = You stand for nothing
no-choice-dice = No die shows a choice between capital and skill
no-elections-now = The elections come when everybody has had a turn
no-office-left = There is no office left that you could win
no-skill-points = No skill points are left
no-such-course = The game cannot go on from there
no-such-dice = Name dice that lie there, each once
no-such-face = A die shows 1 to { $n }
no-such-fact = That cannot be set so
no-such-luxury = There is no such luxury
no-such-office = There is no such office
no-votes-now = You have no votes to roll for now
nobody-began = Somebody has to begin: draw the first player
nobody-would-end = Nobody wants to end the game
not-your-turn = It is the turn of { $who }
nothing-to-buy = There is no luxury that you could buy now
office-first = { $asset } is for those who have been { $office }
office-full = { $n } of { $n } { AGREE($n, "place", "places") } for { $office } { AGREE($n, "is", "are") } taken
one-office-only = You stand for { $office } already
pay-or-refuse = Say whether you pay the upkeep
players-only = { $you ->
    [yes] You do not play
   *[no] { $who } { AGREE($who, "does", "do") } not play
}
ready-already = You have spoken
roll-first = First come the dice
rolled-already = The dice are rolled; roll some again, or stop
rolled-out = { $n } { AGREE($n, "roll has", "rolls have") } been made
rung-first = { $office } comes after the rung below it
say-how-choice = Say how many of the { $n ->
    [one] one choice die count
   *[other] { $n } choice dice count
} as capital
say-why = Say why
say-who-begins = Say which player begins
server-rolls = The server rolls the dice in this game
skills-full = Every box of every skill is ticked
step-over = That step of the turn is over
talk-it-over = Talk it over; no reason is written down
tick-boxes = Tick at least one box, or go on
too-few-attacks = { $n ->
    [one] There is one attack die left
   *[other] There are { $n } attack dice left
}
too-few-skill-points = { $n ->
    [one] One skill point is left
   *[other] { $n } skill points are left
}
too-little-capital = { $n } capital is left
too-little-wealth = { $asset } costs { $cost } wealth, and you have { $n }
turn-over = That turn is over
type-dice = { $n ->
    [one] Type in what the die shows
   *[other] Type in what the { $n } dice show
}
upkeep-is-due = Whoever can pay the upkeep pays it
voted-already = You have rolled for votes
votes-begun = The votes have begun
