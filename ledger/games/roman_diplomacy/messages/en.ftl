# Roman Diplomacy: things, people, the chronicle, acts. Why an order failed stands in en.orders.ftl.

# What the game is about, in one sentence.
game-about = Secret orders, one moment that decides for all: empires, federations and barbarians.

## Things

asset-centre = { $n ->
    [one] centre
   *[other] centres
}
asset-army = { $n ->
    [one] army
   *[other] armies
}
asset-fleet = { $n ->
    [one] fleet
   *[other] fleets
}
asset-garrison = { $n ->
    [one] garrison
   *[other] garrisons
}
asset-barbarian_army = { $n ->
    [one] barbarian army
   *[other] barbarian armies
}

## People and turns

role-emperor = Emperor
role-host = Host
status-fallen = has no empire
season-spring = Spring
season-autumn = Autumn
period-spring_ad = Spring of { $year } A.D.
period-autumn_ad = Autumn of { $year } A.D.
period-spring_bc = Spring of { $year } B.C.
period-autumn_bc = Autumn of { $year } B.C.
window-movement = orders
window-retreats = retreats
window-trades = trades among members
window-partings = retreats from former partners
window-adjustments = builds and disbands

## The chronicle

play-began = The first orders are asked for
phase-began = { $phase ->
    [movement] Orders are asked for
    [retreats] Retreats are asked for
    [trades] Members may trade
    [partings] Units leave former partners
   *[other] Builds and disbands are asked for
}
turn-began = A new turn
empire-founded = { $who } { AGREE($who, "founds", "found") } an empire in { $city }
city-claimed = { $who } { AGREE($who, "asks", "ask") } for { $cities }
lots-drawn = Lots are drawn for the cities. The order is { $order }
empire-named = The empire of { $who } is called { $name }
empire-lost = { $who } { AGREE($who, "has", "have") } lost everything, and may begin again
orders-resolved = All orders are carried out at once{ $dislodged ->
    [0] {""}
    [one] {": "}one unit is driven out
   *[other] {": "}{ $dislodged } units are driven out
}
guests-turned-out = { $n ->
    [one] A unit has to leave the city of a former partner
   *[other] { $n } units have to leave the cities of former partners
}
retreats-resolved = The retreats are carried out{ $n ->
    [0] {""}
    [one] {": "}one unit is lost
   *[other] {": "}{ $n } units are lost
}
centres-captured = { $n ->
    [0] No centre changes hands
   *[other] Other hands hold { $places }
}
adjustments-resolved = Winter: { $built ->
    [0] nothing is built
    [one] one unit is built or hired
   *[other] { $built } units are built or hired
}{ $gone ->
    [0] {""}
    [one] {", "}one is disbanded
   *[other] {", "}{ $gone } are disbanded
}{ $clashed ->
    [0] {""}
   *[other] {". "}Two wanted the same barbarians, and neither gets them
}
barbarians-spread = { $n ->
    [0] Barbarians take no land
   *[other] Barbarians take { $places }
}{ $lost ->
    [0] {""}
   *[other] {", "}and { $centres } turn neutral
}
federation-agreed = { $members } have agreed to unite as { $name }
federation-began = { $members } are one: { $name }
federation-lapsed = The federation { $name } does not begin: { $n ->
    [0] too few are left of it
    [2] { $apart } have not agreed to each other
   *[other] { $apart } have not all agreed to each other
}
federation-ended = The federation { $name } is over: only { $who } { AGREE($who, "is", "are") } left
leaving-declared = { $who } { AGREE($who, "has", "have") } said that they leave the federation when this turn ends; all are told with its results
leaving-announced = { $who } { AGREE($who, "leaves", "leave") } the federation when this turn ends
federation-left = { $who } { AGREE($who, "is an empire of its own", "are an empire of their own") } again
unit-handed-over = { $giver } { AGREE($giver, "gives", "give") } { $taker } the unit in { $at }
centre-handed-over = { $giver } { AGREE($giver, "gives", "give") } { $taker } { $at }
builds-handed-over = { $giver } { AGREE($giver, "gives", "give") } { $taker } { $number ->
    [one] a build
   *[other] { $number } builds
}
traded = { $one } and { $other } trade. { $one } { AGREE($one, "gives", "give") } { $one_units_n ->
    [0] {""}
    [one] the unit in { $one_units }
   *[other] the units in { $one_units }
}{ $one_after_units ->
    [yes] {"; "}
   *[no] {""}
}{ $one_centres_n ->
    [0] {""}
    [one] the centre { $one_centres }
   *[other] the centres { $one_centres }
}{ $one_after_centres ->
    [yes] {"; "}
   *[no] {""}
}{ $one_builds ->
    [0] {""}
    [one] a build
   *[other] { $one_builds } builds
}. { $other } { AGREE($other, "gives", "give") } { $other_units_n ->
    [0] {""}
    [one] the unit in { $other_units }
   *[other] the units in { $other_units }
}{ $other_after_units ->
    [yes] {"; "}
   *[no] {""}
}{ $other_centres_n ->
    [0] {""}
    [one] the centre { $other_centres }
   *[other] the centres { $other_centres }
}{ $other_after_centres ->
    [yes] {"; "}
   *[no] {""}
}{ $other_builds ->
    [0] {""}
    [one] a build
   *[other] { $other_builds } builds
}
orders-missed = { $who } gave no orders: { $total ->
    [one] the first time
    [2] the second time
   *[other] time number { $total }
}
disorder-began = The empire of { $who } falls into civil disorder
game-decided = { $outcome ->
    [winner] { $who } { AGREE($who, "has", "have") } won
    [joint-win] { $who } have won together
    [draw] A draw between { $who }
   *[other] The game is over, and nobody has won
}

## Acts

act-found-empire = Found an empire
act-found-empire-about = Choose the Imperial City where you begin
act-give-city = Give a city
act-give-city-about = To a newcomer who has asked for one
act-ask-for-orders = Ask for the first orders
act-ask-for-orders-about = Who has no city yet may still join later
act-order-units = Write orders
act-order-units-about = Nobody sees them before the deadline
act-order-retreats = Retreat
act-order-retreats-about = A unit without a retreat is disbanded
act-order-partings = Leave former partners
act-order-partings-about = A unit without a retreat is disbanded
act-order-adjustments = Build and disband
act-order-adjustments-about = Nobody sees it before the deadline
act-federate = Unite
act-federate-about = It begins when the turn ends, if all agree
act-leave-federation = Leave the federation
act-leave-federation-about = When this turn ends; nobody is asked
act-trade = Trade at one table
act-trade-about = Each lays out what they give, until both agree
act-hand-over-unit = Give a unit
act-hand-over-unit-about = For ever; who gets it agrees
act-hand-over-centre = Give a centre
act-hand-over-centre-about = For ever; who gets it agrees
act-hand-over-builds = Give builds
act-hand-over-builds-about = For this winter
act-agree-on-end = Propose an end
act-agree-on-end-about = With any result, if all who play agree
act-name-empire = Name an empire
act-name-empire-about = Its player may suggest a name

## Fields

field-city = Imperial City
field-second = If that cannot be had
field-third = Or else
field-give-city-who = Who begins there
field-unit = First unit
field-orders = Orders
field-retreats = Retreats
field-disbands = What you disband
field-let_go = Barbarian armies that you let go
field-builds = Builds
field-federate-name = What it is called
field-name-empire-name = What it is called
field-partners = With whom
field-to = To whom
field-at = What
field-number = How many
field-with = With whom
field-give_units = You give: units
field-give_centres = You give: centres
field-give_builds = You give: builds
field-take_units = You get: units
field-take_centres = You get: centres
field-take_builds = You get: builds
field-outcome = How it ends
field-agree-on-end-who = Who
field-name-empire-who = Whose

option-army = an army
option-fleet = a fleet
option-none = no unit
option-winner = one has won
option-joint-win = several have won together
option-draw = a draw
option-nobody = nobody has won

note-not-all-agreed = It begins only if { $who } agree to each other, too
note-no-builds-in-spring = Units and centres; builds are traded in autumn
note-centres-near = { $n ->
    [one] one centre next to it
   *[other] { $n } centres next to it
}

## What lies on a table

trade-trade-units = { $n ->
    [one] the unit in { $what }
   *[other] the units in { $what }
}
trade-trade-centres = { $n ->
    [one] the centre { $what }
   *[other] the centres { $what }
}
trade-trade-builds = { $n ->
    [one] a build
   *[other] { $n } builds
}

## Letters from a template

letter-propose-border = Let us both stay out of { $about }.
letter-accept-border = Agreed: we both stay out of { $about }.
letter-leave-border = No: I do not promise to stay out of { $about }.
thread-propose-border = a border is proposed
thread-accept-border = a border is agreed
thread-leave-border = no border is agreed

## Objections

game-over = The game is over
leads-an-empire = You lead an empire
leads-no-empire = Only who leads an empire can do that
wait-for-the-next-turn = You can begin with the next turn's orders
too-late-to-join = In this game everybody begins with the first turn
not-an-imperial-city = Choose a neutral centre on the coast of the Mediterranean or the Black Sea
no-free-city = No city is free: each one on the coast of the Mediterranean or the Black Sea belongs to somebody, or a unit stands in it
city-is-taken = That city belongs to somebody
a-unit-stands-in-the-city = A unit stands in that city
one-city-alone = Name one city: whoever says so first has it
city-named-twice = Name each city once
asked-for-no-city = { $who } { AGREE($who, "has", "have") } not asked the stewards for a city
other-first-unit = A new empire begins with another unit here
play-has-begun = The first orders have been asked for
nobody-plays-yet = Somebody has to choose a city first
not-an-order = Line { $line }, column { $column }: { $wrong }
ordered-twice = Line { $line }: that piece has an order already
not-your-piece = Line { $line }: no piece of yours stands there
another-kind-of-piece = Line { $line }: { $kind ->
    [a] an army (A)
    [f] a fleet (F)
    [g] a garrison (G)
   *[other] a barbarian army (B)
} stands in { $at }
not-for-movement = Line { $line }: that is no order for this part of the turn
not-a-retreat = Line { $line }: that is no retreat of a unit of yours
no-retreat = Line { $line }: the unit cannot retreat to that place
not-for-winter = Line { $line }: in winter units are built and disbanded
not-barbarian-land = Line { $line }: no barbarians are there
a-unit-stands-there = Line { $line }: a unit stands there
one-build-in-each = One unit is built in each province
too-little-petrol = There is petrol for { $has ->
    [one] one fleet order
   *[other] { $has } fleet orders
}, and these take { $n }
too-many-builds = { $n ->
    [0] You cannot build this winter
    [one] You can build one unit this winter
   *[other] You can build { $n } units this winter
}
too-many-disbands = { $n ->
    [0] You need not disband anything
    [one] You need not disband more than one unit
   *[other] You need not disband more than { $n } units
}
not-another-empire = { $who } { AGREE($who, "is", "are") } no empire outside your own federation
name-is-used = Another federation is called so
in-no-federation = You are in no federation
leaves-already = You leave already
no-time-to-trade = Members trade after the retreats and before the builds
not-a-member = { $you ->
    [yes] You are no member of this federation, or leave it now
   *[no] { $who } { AGREE($who, "is", "are") } no member of your federation, or { AGREE($who, "leaves", "leave") } it now
}
not-your-unit = No unit of yours stands there
not-your-centre = That centre is not yours
no-builds-to-trade = You have not so many builds to give
nobody-to-trade-with = There is nobody with whom you could trade: your federation has no other member who stays
no-unit-there = { $you ->
    [yes] You have no unit in { $place }
   *[no] { $who } { AGREE($who, "has", "have") } no unit in { $place }
}
no-centre-there = { $you ->
    [yes] { $place } is no centre of yours
   *[no] { $place } is no centre of { $who }
}
no-builds-there = { $you ->
    [yes] You have not so many builds to give
   *[no] { $who } { AGREE($who, "has", "have") } not so many builds to give
}
names-others = Name people who play, each once
names-too-few-or-many = Such an end names other numbers of people

## What stewards set right

unit-set = { $there ->
    [yes] Another unit stands in { $at }
   *[no] No unit stands in { $at }
}, say the stewards
garrison-set = { $there ->
    [yes] Another garrison guards { $at }
   *[no] No garrison guards { $at }
}, say the stewards
owner-set = { $who ->
    [none] { $at } is neutral
   *[other] { $at } belongs to { $who }
}, say the stewards
barbarians-set = { $there ->
    [yes] Barbarians hold { $at }
   *[no] No barbarians are in { $at }
}, say the stewards
membership-set = { $member ->
    [yes] { $who } { AGREE($who, "is", "are") } of the federation { $name }
   *[no] { $who } { AGREE($who, "is", "are") } of no federation
}, say the stewards
builds-set = { $who } { AGREE($who, "has", "have") } { $number } { AGREE($number, "build", "builds") } beside those of the centres, say the stewards
miss-forgiven = A turn without orders does not count for { $who }, say the stewards
turn-readjudicated = The orders of a turn are carried out anew
result-declared = { $outcome ->
    [winner] { $who } { AGREE($who, "has", "have") } won
    [joint-win] { $who } have won together
    [draw] A draw between { $who }
   *[other] The game is over, and nobody has won
}, say the stewards
act-set-unit = Set a unit
act-set-unit-about = Which one stands in a province, or none
act-set-garrison = Set a garrison
act-set-garrison-about = Whose it is, or that there is none
act-set-owner = Set whose a centre is
act-set-owner-about = An empire's, or nobody's
act-set-barbarians = Set barbarians
act-set-barbarians-about = Whether they hold a province
act-set-membership = Set a membership
act-set-membership-about = Of which federation an empire is
act-set-builds = Set builds
act-set-builds-about = Beside those that the centres give
act-forgive-miss = Forgive a missed turn
act-forgive-miss-about = It does not count towards civil disorder
act-readjudicate = Carry out a turn anew
act-readjudicate-about = From its orders, by the readings of now; all that followed is asked again
act-declare-result = Declare a result
act-declare-result-about = The game is over at once
field-set-unit-at = Where
field-set-garrison-at = Where
field-set-owner-at = Which centre
field-set-barbarians-at = Where
field-set-unit-unit = What stands there
field-owner = Whose it is
field-location = On which coast
field-there = Are they there?
field-set-membership-who = Who
field-set-membership-name = Federation (empty for none)
field-set-builds-who = Who
field-set-builds-number = Builds more than the centres give
field-forgive-miss-who = Who
field-turn = Which turn, counted from 0
field-readjudicate-turn = Which turn
note-turn-played = { $turn }
field-declare-result-who = For whom
option-nothing = nothing
option-neutral = nobody
option-barbarian = a barbarian army
option-yes = yes
option-no = no
say-why = Say why
talk-it-over = Talk it over; no reason is written down
no-such-fact = That cannot be set so
no-turn-played = No orders have been carried out yet
no-such-turn-played = No such turn was played
others-play-now = Since that turn { $who } came or left, and cannot be put back: set right by hand what is wrong
turns-fall-away = { $n ->
    [one] The turn after it is played anew: its orders were for another position
   *[other] The { $n } turns after it are played anew: their orders were for other positions
}
corrections-fall-away = What was set right by hand since then falls away: { $what }
trades-fall-away = What was traded since then falls away: { $what }
unions-fall-away = What was said since then of unions falls away: { $who }
end-falls-away = The end of the game falls away

## Questions

no-such-turn = That turn has not been played
no-orders-now = No orders are written now
