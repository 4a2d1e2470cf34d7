# Roman Diplomacy: the readings that a game may choose between. What each asks is reading-<name>, what a value
# means reading-<name>-is-<value>, what a whole number means reading-<name>-number.

reading-rules-edition = By which edition of Diplomacy is decided what is not said here?
reading-rules-edition-is-edition-2023 = By that of 2023, with the preferences of the DATC.
reading-rules-edition-is-edition-1971 = By that of 1971: one broken route stops a convoy, nobody asks for a convoy to a neighbour, and who does not say what to give up is judged from home.

reading-start-centre-barbarians = Do barbarians stand in the centres, too, at the start?
reading-start-centre-barbarians-is-garrison-only = Centres have a garrison and no barbarians.
reading-start-centre-barbarians-is-garrison-and-barbarians = Every land province is barbarian, and centres have a garrison besides.

reading-join-unit = What does a newcomer begin with?
reading-join-unit-is-army = With an army in the city.
reading-join-unit-is-none = With the city and its garrison alone.
reading-join-unit-is-army-or-fleet = With an army or a fleet, as the newcomer likes.

reading-join-time = When may one join?
reading-join-time-is-any-turn = In any turn, before its orders are due.
reading-join-time-is-start-only = Only before the first orders are due.

reading-join-same-city = Who gets an Imperial City that several want?
reading-join-same-city-is-first-recorded = Whoever says so first.
reading-join-same-city-is-preference-lists-and-recorded-lot = Each newcomer names up to three in secret; the order in which they get one is drawn by lot, and recorded.
reading-join-same-city-is-gm-decides = Newcomers ask, and the stewards give.

reading-garrison-stack = How strong are a garrison and a unit together?
reading-garrison-stack-is-single-1 = The larger of the two counts.
reading-garrison-stack-is-joint-2 = Both count, and stand or fall together.

reading-city-captured-builds = Who builds in an Imperial City that has changed hands?
reading-city-captured-builds-is-founder-only = Only its founder, once it is the founder's again, or whoever got it by trade.
reading-city-captured-builds-is-any-holder = Whoever holds it.
reading-city-captured-builds-is-nobody = Nobody, ever again.

reading-fleet-pool = Who shares the petrol?
reading-fleet-pool-is-player = Each player has as many fleet orders as fleets.
reading-fleet-pool-is-federation = A federation has as many fleet orders as all its fleets.

reading-fleet-written-hold-costs = Does a written hold cost a fleet order?
reading-fleet-written-hold-costs-is-true = A hold that is written down costs one.
reading-fleet-written-hold-costs-is-false = A hold costs nothing.

reading-fleet-excess = What becomes of too many fleet orders?
reading-fleet-excess-is-reject-at-entry = They are refused when they are given.
reading-fleet-excess-is-strike-last = The first ones count, of a path its first parts; what is behind them is struck.

reading-impulse-hold-support = How long does a support to hold last?
reading-impulse-hold-support-is-stays = All turn, unless it is cut or its giver dislodged.
reading-impulse-hold-support-is-impulse-1-only = In the first impulse only.

reading-impulse-standoff = May a province be entered where a stand-off was in an earlier impulse?
reading-impulse-standoff-is-may-be-entered = It may be entered in a later impulse.
reading-impulse-standoff-is-closed = It stays closed for the rest of the turn.

reading-spread-steps = How far do barbarians come in a turn?
reading-spread-steps-is-one-step-simultaneous = One step from where they were.
reading-spread-steps-is-cascade = As far as nobody stops them.

reading-spread-adjacency = Over which borders do barbarians come?
reading-spread-adjacency-is-land-and-direct-passage = Over land and direct passages.
reading-spread-adjacency-is-any = Over any border of the map.

reading-spread-season = In which seasons do barbarians come?
reading-spread-season-is-every-turn = At the end of every turn.
reading-spread-season-is-autumn-only = At the end of autumn only.

reading-spread-position = When do barbarians come?
reading-spread-position-is-end-of-turn-after-adjustments = Last of all in the turn.
reading-spread-position-is-before-win-check = Before it is seen who has won.

reading-spread-reverted-centre = Are barbarians left in a centre that they have taken?
reading-spread-reverted-centre-is-garrison-replaces-barbarians = No: a neutral garrison takes their place.
reading-spread-reverted-centre-is-both = Yes, beside a neutral garrison.

reading-spread-fleet-blocks = Does a fleet in port keep barbarians out?
reading-spread-fleet-blocks-is-true = Any unit keeps them out.
reading-spread-fleet-blocks-is-false = Only armies and garrisons do.

reading-clear-retreats = Does an army clear the province to which it retreats?
reading-clear-retreats-is-true = Any entry of an army clears it.
reading-clear-retreats-is-false = Only a move does.

reading-raise-needs-empty-province = May a barbarian army be raised where a unit stands?
reading-raise-needs-empty-province-is-true = Only where no unit stands.
reading-raise-needs-empty-province-is-false = Also where one stands that is disbanded in the same season.

reading-raise-keeps-marker = Does the province stay barbarian when an army is raised there?
reading-raise-keeps-marker-is-true = It stays barbarian until an army enters.
reading-raise-keeps-marker-is-false = Raising takes the barbarians away.

reading-raise-duplicate = What becomes of builds that clash?
reading-raise-duplicate-is-unused-this-season = They fail, and stay unused this season.
reading-raise-duplicate-is-next-choice-may-be-tried = The next order of each that could have been built takes their place.

reading-raise-capture-garrison = When does a centre that a barbarian army took get its garrison?
reading-raise-capture-garrison-is-at-once = At once, beside that army.
reading-raise-capture-garrison-is-when-army-leaves = When that army has left.

reading-raise-in-own-centre = What does a barbarian army do to a centre of its own empire?
reading-raise-in-own-centre-is-no-effect = Nothing.
reading-raise-in-own-centre-is-reverts = The centre becomes neutral, as any other.

reading-raise-rehire-cost = What does it cost to hire a barbarian army in disorder?
reading-raise-rehire-cost-is-one-build = One build.
reading-raise-rehire-cost-is-free = No build; it counts against the centres afterwards.

reading-federation-effective = When does a federation begin?
reading-federation-effective-is-end-of-turn = At the end of the turn in which all have agreed.
reading-federation-effective-is-at-once = As soon as all have agreed.

reading-federation-trades = When is there trade?
reading-federation-trades-is-every-turn = After the retreats of every turn.
reading-federation-trades-is-autumn-only = After the retreats of autumn.

reading-federation-unit-in-ex-ally-city = What becomes of a unit in the city of a partner who leaves?
reading-federation-unit-in-ex-ally-city-is-must-retreat = It retreats at once, or is disbanded.
reading-federation-unit-in-ex-ally-city-is-stays = It stays beside the garrison.

reading-disorder-counts = Which turns without orders count?
reading-disorder-counts-is-movement-only = Those of movement.
reading-disorder-counts-is-all-phases = Those of any phase in which something was owed.

reading-win-check = When is it seen who has won?
reading-win-check-is-autumn-after-federation-changes = In autumn, after federations have changed.
reading-win-check-is-autumn-before-federation-changes = In autumn, before federations change.
reading-win-check-is-every-turn = At the end of every turn.
