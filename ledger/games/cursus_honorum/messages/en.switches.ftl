# Cursus Honorum: the readings that a game may choose between. What each asks is reading-<name>, what a value
# means reading-<name>-is-<value>, what a whole number means reading-<name>-number.

reading-round-turn-order = Who begins each round?
reading-round-turn-order-is-fixed = The same player begins every round.
reading-round-turn-order-is-rotate-each-round = The first turn passes on by one seat each round, which is fairer for five or six.

reading-round-first-player = How is the first player found?
reading-round-first-player-is-random = A lot is drawn.
reading-round-first-player-is-by-agreement = The players say who, the eldest for example.

reading-dice-locked-may-be-reopened = May a die that was kept be rolled again?
reading-dice-locked-may-be-reopened-is-false = A die that was kept once stays as it is for this turn.
reading-dice-locked-may-be-reopened-is-true = A die that was kept may be rolled again, unless it shows disapproval.

reading-disapproval-insufficient = What if four 1s meet a single point of dignitas?
reading-disapproval-insufficient-is-shame-instead = Shame takes the place of the whole loss, and the point is kept.
reading-disapproval-insufficient-is-lose-and-shame = The points there are go, and the shame comes on top.

reading-upkeep-table = Which printing of the upkeep is right?
reading-upkeep-table-is-record-sheet = Upkeep is 2, 4, 6 and 8, as on the record sheet.
reading-upkeep-table-is-quick-reference = Upkeep is 2, 4, 8 and 10, as on the quick reference.

reading-upkeep-voluntary = May one refuse to pay the upkeep?
reading-upkeep-voluntary-is-false = Whoever can pay the upkeep pays it.
reading-upkeep-voluntary-is-true = One may refuse and take the loss.

reading-upkeep-unpaid-capital = What becomes of the political capital of who does not pay?
reading-upkeep-unpaid-capital-is-forfeit = It is forfeited.
reading-upkeep-unpaid-capital-is-keep = It is kept, and may be spent on dignitas.

reading-dignitas-level-begins = Where does a level begin?
reading-dignitas-level-begins-is-previous-level-full = As soon as the level below is full: at 3, 7 and 12 boxes.
reading-dignitas-level-begins-is-first-box-of-level = With its own first box: at 4, 8 and 13 boxes.

reading-dignitas-leftover-capital = What becomes of political capital that is not spent?
reading-dignitas-leftover-capital-is-lost = It is lost when the turn ends.
reading-dignitas-leftover-capital-is-saved = It is kept for the next turn.

reading-attack-floor-gives-point = Does an attack on somebody without dignitas gain a point?
reading-attack-floor-gives-point-is-false = No: it brings shame to the target, and nothing to the attacker.
reading-attack-floor-gives-point-is-true = Yes: the attacker gains a point all the same.

reading-skills-leftover-points = What becomes of skill points that are not spent?
reading-skills-leftover-points-is-lost-when-full = They tick the next open boxes; only when every skill is full are they lost.
reading-skills-leftover-points-is-saved = They are kept for the next turn.

reading-skills-partial-boxes-kept = Do the boxes of an unfinished skill stay ticked?
reading-skills-partial-boxes-kept-is-true = They stay from turn to turn.
reading-skills-partial-boxes-kept-is-false = A skill not finished at the end of the turn loses its ticks.

reading-elections-tie = Who wins a tie?
reading-elections-tie-is-runoff = Those who are tied roll again, without a minimum.
reading-elections-tie-is-no-winner = Nobody is elected.
reading-elections-tie-is-fewer-shame = Whoever has less shame; if that is equal too, they roll again.

reading-elections-ladder-required = Must the ladder be climbed rung by rung?
reading-elections-ladder-required-is-false = Anybody may stand for any office not held before.
reading-elections-ladder-required-is-true = One stands for aedile after quaestor or tribune, then praetor, consul, censor.

reading-offices-bonus = Whose bonus counts, of several offices?
reading-offices-bonus-is-highest-held = That of the highest office held.
reading-offices-bonus-is-sum-of-held = Those of all offices held, together.

reading-offices-consul-points = What is the first consulship worth?
reading-offices-consul-points-is-as-printed = What the sheet prints: 8, then 6, then 4.
reading-offices-consul-points-is-as-in-example = What the example says: 6, then 4, then 2.

reading-offices-limit = May there be a fourth consul?
reading-offices-limit-is-none = Yes, for what the falling value leaves.
reading-offices-limit-is-closed-after-places = No: an office is closed when its places on the sheet are taken.

reading-scoring-skills = What is a finished skill worth at the end?
reading-scoring-skills-is-boxes = One victory point for each of its boxes.
reading-scoring-skills-number = { $n ->
    [0] Nothing.
    [one] One victory point.
   *[other] { $n } victory points.
}

reading-end-trigger = When exactly does the second censor end the game?
reading-end-trigger-is-end-of-elections = When all elections of that round are held.
reading-end-trigger-is-immediately = At once; elections that are still open are not held.

reading-end-max-rounds = Is there a last round?
reading-end-max-rounds-number = { $n ->
    [0] No: the game goes on until it ends by itself.
   *[other] Yes: round { $n } is the last.
}

reading-end-final-tie = Who wins when totals are equal?
reading-end-final-tie-is-shared = They share the victory.
reading-end-final-tie-is-fewer-shame = Whoever has less shame, then the higher office; if all is equal they share.
