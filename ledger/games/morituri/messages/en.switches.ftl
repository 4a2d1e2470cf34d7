# Morituri Te Salutamus: the readings that a game may choose between. What each asks is reading-<name>, what a value
# means reading-<name>-is-<value>, what a whole number means reading-<name>-number.

reading-beginning-first-player-tie = Who begins when several rolled highest?
reading-beginning-first-player-tie-is-tied-roll-again = Those who tied roll again, and nobody else.
reading-beginning-first-player-tie-is-lowest-seat = Of those who tied, whoever sits first.

reading-movement-exact-roll-to-enter-roma = Must Roma be reached by an exact roll?
reading-movement-exact-roll-to-enter-roma-is-false = A roll that is too high stops in Roma.
reading-movement-exact-roll-to-enter-roma-is-true = A roll that is too high leaves the pawn where it is.

reading-cards-free-discard = May a gladiator lay gear down of his own will?
reading-cards-free-discard-is-true = Yes, at the start of his own turn.
reading-cards-free-discard-is-false = No, only when a drawn card clashes with it.

reading-cards-drawn = Where are the cards?
reading-cards-drawn-is-server = The server draws them.
reading-cards-drawn-is-table = They lie on the table, and whoever draws one says which it is.

reading-cards-deck-empty = What if the draw pile is empty?
reading-cards-deck-empty-is-shuffle-discards = The discards become the draw pile.
reading-cards-deck-empty-is-no-card = There is no card to draw.

reading-cards-hit-point-supply = What if the Hit Point cards of the box are used up?
reading-cards-hit-point-supply-is-unlimited-display = Hit points are counted on; there is no limit.
reading-cards-hit-point-supply-is-cap-60 = Nobody gains a hit point until a card comes back.

reading-road-casses-bandit-mode = What is the Casses worth against bandits and pirates?
reading-road-casses-bandit-mode-is-add = It adds 1 to the weapon that is used.
reading-road-casses-bandit-mode-is-max = It counts as a weapon of Attack Value 1, and the best single weapon is used.
reading-road-casses-bandit-mode-is-stealable = It adds nothing; but it can be stolen as a weapon can.

reading-roma-card = Who draws a card on arriving in Roma?
reading-roma-card-is-every-arrival = Whoever arrives, each time.
reading-roma-card-is-first-arrival-only = Whoever arrives, the first time only.

reading-roma-last-alive = When has the last gladiator alive won?
reading-roma-last-alive-is-winner-if-won-a-roma-duel = At once, if he has won a duel in Roma; else by beating a beast there.
reading-roma-last-alive-is-always-needs-beast = Only when he beats a beast in Roma, alone.

reading-alternate-rule-1 = Does the last gladiator alive still have to travel to Roma and beat a beast?
reading-alternate-rule-1-is-true = Yes, unless he has won a duel in Roma (alternate rule 1).
reading-alternate-rule-1-is-false = No, he has won at once, wherever he is.

reading-alternate-rule-2 = Do the dead begin again?
reading-alternate-rule-2-is-false = The dead are out of the game.
reading-alternate-rule-2-is-true = Who dies outside Roma returns at the start after a pause (alternate rule 2).

reading-alternate-rejoin = How long does somebody sit out who begins again?
reading-alternate-rejoin-is-miss-one-own-turn = One turn of his own.
reading-alternate-rejoin-is-miss-to-end-of-next-round = Until the end of the next full round.

reading-fights-extra-round-survivor-result = Who has won when the weaker survives the extra round?
reading-fights-extra-round-survivor-result-is-opponent-wins = The opponent.
reading-fights-extra-round-survivor-result-is-no-winner = Nobody.

reading-fights-at-one-from-the-start = When does the crowd look at who enters the arena with one hit point?
reading-fights-at-one-from-the-start-is-check-after-each-round = After a round only.
reading-fights-at-one-from-the-start-is-check-before-first-round = Before the first round too.

reading-fights-secutor-net-bonus = How much does the Secutor Galea help against the net?
reading-fights-secutor-net-bonus-is-1 = Its wearer adds 1 to his net die.
reading-fights-secutor-net-bonus-is-2 = Its wearer adds 2 to his net die.
reading-fights-secutor-net-bonus-is-immune = Its wearer is never netted.

reading-fights-multi-fight-order = In which order does a newcomer fight several?
reading-fights-multi-fight-order-is-newcomer-chooses = He chooses.
reading-fights-multi-fight-order-is-clockwise = Clockwise from his left.

reading-fights-beast-dice = Who rolls for the beast?
reading-fights-beast-dice-is-server = The server.
reading-fights-beast-dice-is-volunteer = Another player who likes to.

reading-fights-duel-round-cap = Does a duel in Roma end undecided after a number of rounds?
reading-fights-duel-round-cap-number = { $n ->
    [0] No, never.
   *[other] After { $n } { AGREE($n, "round", "rounds") } both live.
}
