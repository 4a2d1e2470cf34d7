"""The parts of the view that are this game's own. Everything is public.

`person/<id>`, one for each who has a card: what all games say of a person (`id`, `name`, `short`,
`role` "noble", `group` "", `mortal` true, `statuses`, `place` "", `seat` "", `arrived_rank` 0,
`holds`, `powers` [], `cards` 1), where `statuses` may have "waiting" (has a card, does not play
yet, or no more), and the record sheet:

    dignitas  boxes ticked in all (0 to 18)
    level     {id, name, number (1 to 4), boxes, first (dignitas at which it begins), dice, upkeep,
              ticked (of its boxes)}
    shame     boxes ticked
    wealth    what is saved
    skills    [{id, name, boxes (ticked), of, finished, active, from}] in the order of the sheet;
              `from` is the round from which a finished skill works, else null
    luxuries  [id]
    offices   [{office, order, round, points}] in the order of the sheet; points as of now
    income    {skills, office, total}: political capital that comes in every turn besides the dice
    votes     {dice, bonus: {office: votes}}: vote dice now, and what skills add to their pips
    score     victory points if the game ended now

`person/host` for the host, if there is one: as above with `role` "host" and `mortal` false, and
without the record sheet.

`table`: how the game stands.

    round       counts from 1
    phase       "start" (nobody has begun: `begin`), "actions", "candidacies", "votes", "over"
    order       [id]: the turn order of this round
    turn        null, or {who, step, rolls, rolls_left, dice, pc, skill_points, attacks,
                upkeep}
                  step   what may be done now or later in this turn: "roll" (dice in hand), then
                         "advance", "attack", "train", "buy"; a later step closes earlier ones
                  rolls  how often the dice were rolled; 0 before the first roll
                  dice   [{id ("die-1"...), face (1 to 6), kind, locked}]; kind is "disapproval",
                         "wealth", "skill", "political_capital", "choice", "political_attack";
                         they stay on the table to the end of the turn
                  pc, skill_points, attacks   what is left to spend, once the dice were counted;
                         before that what a reading lets one save (it pays the upkeep, too)
                  upkeep while the dice are rolled what will be asked if rolling stops now, after
                         the disapproval they show; then what the level costs
    standing    [{who, office}]: candidates, in turn order
    ready       [id]: those who have nothing more to announce: candidates, and whoever said so since
                the last candidacy. A new one asks the others again, and until the votes begin they
                may stand, even if they said no
    contests    [{office, ballot, candidates: [id], votes: [{who, faces, bonus, votes}], waiting:
                [id], held, winner (id or null)}] of this round, from the highest office down;
                they stay to be read until the next elections. An election that a steward
                has held again may stand between two turns: then `turn` is not null in "votes"
                (or null, if whoever had the last turn has left)
    ending      [id]: those who would end the game now, if anybody would
    honores     {office: [{who, order, round}]} for every office, first winner first
    scores      [{who, score}], the highest first
    winners     [id] once the game is over: whoever has most now, also after later corrections

`sheet`: what is printed on the sheets, with the readings in force.

    faces     [kind] of the faces 1 to 6
    gains     {wealth, skill, political_capital, choice, political_attack}: what one such die gives
    rolls     the most rolls in a turn
    boxes     boxes of dignitas in all
    levels    [{id, name, number, boxes, first (dignitas at which it begins), dice, upkeep}]
    offices   [{id, name, votes, bonus, places (0: any number), points (of the next winner),
              open}], the highest first; `open` is false once nobody more can win it
    skills    [{id, name, boxes, capital, votes, per_die, only_for (office or null)}]
    luxuries  [{id, name, cost, points, office (one must have held it) or null}]
    shame     boxes of shame on the sheet
    disgrace  victory points that one shame takes
    end       {offices: [ids that end the game], elected: how many elections to them do}

`switches`: {list: [{name, value, default, others, question, meaning}]}.

The acts: `begin` (`who`, or `dice` at a table with dice of its own, or nothing), `roll` (`dice`),
`roll-again` (`reroll`: the ids of the dice that are rolled once more, all others are kept; `dice`),
`stop-rolling` (`as_pc`: how many of the choice dice count as political capital, asked when there
are any; `upkeep`: "pay" or "refuse", asked under one reading), `advance` (`boxes`), `attack`
(`targets`: {id: dice}), `train` (`boxes`: {skill: points}), `buy` (`luxury`), `end-turn`;
`run-for` (`office`), `stand-down`, `ready`, `cast-votes` (`dice`); `agree-to-end`, `disagree`;
`set-fact` (`subject`, `fact`, `value`, `reason`) and `set-course` (`to`, `about`, `reason`) for
stewards: without `reason`, and as petitions to all other players, where the players are stewards.
`dice` is asked only where the dice are typed in.
"""

from collections.abc import Iterator
from functools import partial

from ledger.games.cursus_honorum import ending, scoring
from ledger.games.cursus_honorum.counting import upkeep_ahead
from ledger.games.cursus_honorum.dice import die_id
from ledger.games.cursus_honorum.founding import HOST
from ledger.games.cursus_honorum.readings import READINGS
from ledger.games.cursus_honorum.scenario import switches
from ledger.games.cursus_honorum.sheets import Doc, person, sheet
from ledger.games.cursus_honorum.state import ATTACK, PC, SKILL_POINTS, Contest, Game, Turn
from ledger.scenario.readings import readings_document
from ledger.view import Bundle, alone, anybody


def slices(state: Game) -> Iterator[Bundle]:
    """Every slice that this game adds to the kernel's."""
    world, readings = state.world, state.kernel.switches
    for who in world.scenario.seated:
        yield alone(f"person/{who}", _sources(state, who), partial(person, state, who))
    if HOST in state.kernel.stewards:
        yield alone(
            f"person/{HOST}",
            (world.scenario,),
            partial(anybody, HOST, "Host", "host", mortal=False),
        )
    yield alone("table", (world, state.books, readings), partial(_table, state))
    yield alone("sheet", (world.scenario, world.honores, readings), partial(sheet, state))
    yield alone(
        "switches", (readings,), partial(readings_document, switches().values(), READINGS, readings)
    )


def _sources(state: Game, who: str) -> tuple[object, ...]:
    """What a record sheet is made of; the round, for skills and offices that begin to work."""
    world, books = state.world, state.books
    person = world.person(who)
    accounts = [books.accounts[account] for account in books.parts.get(who, ())]
    plays = who in world.order
    return (person, world.honores, world.round, plays, state.kernel.switches, *accounts)


def _table(state: Game) -> Doc:
    world = state.world
    totals = scoring.scores(state)
    ranked = sorted(totals, key=lambda who: -totals[who])
    standing = world.standing if world.phase in ("candidacies", "votes") else {}
    return {
        "round": world.round,
        "phase": world.phase,
        "order": list(world.order),
        "turn": _turn(state, world.turn) if world.turn else None,
        "standing": [{"who": w, "office": standing[w]} for w in world.order if w in standing],
        "ready": [who for who in world.order if who in world.ready],
        "contests": [
            _contest(world.contests[office])
            for office in reversed(tuple(world.scenario.offices))
            if office in world.contests
        ],
        "ending": [who for who in world.order if who in world.ending],
        "honores": _honores(state),
        "scores": [{"who": who, "score": totals[who]} for who in ranked],
        "winners": list(scoring.winners(state, state.books)) if ending.finished(state) else [],
    }


def _honores(state: Game) -> Doc:
    """Who holds which office, for everybody to see (CUR-SETUP-03)."""
    world = state.world
    return {
        office: [honor._asdict() for honor in world.won(office)]
        for office in world.scenario.offices
    }


def _turn(state: Game, turn: Turn) -> Doc:
    rolling, held = state.world.scenario.rolling, state.books.balance
    return {
        "who": turn.who,
        "step": turn.step,
        "rolls": turn.rolls,
        "rolls_left": max(0, rolling.rolls - turn.rolls) if turn.step == "roll" else 0,
        "dice": [
            {
                "id": die_id(index),
                "face": die.face,
                "kind": rolling.kind(die.face),
                "locked": die.locked,
            }
            for index, die in enumerate(turn.dice)
        ],
        "pc": held(turn.who, PC),
        "skill_points": held(turn.who, SKILL_POINTS),
        "attacks": held(turn.who, ATTACK),
        "upkeep": upkeep_ahead(state, turn.who),
    }


def _contest(contest: Contest) -> Doc:
    return {
        "office": contest.office,
        "ballot": contest.ballot,
        "candidates": list(contest.candidates),
        "votes": [
            {"who": who, **contest.cast[who]._asdict()}
            for who in contest.candidates
            if who in contest.cast
        ],
        "waiting": list(contest.waiting),
        "held": contest.held,
        "winner": contest.winner or None,
    }
