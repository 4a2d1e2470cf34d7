from projections.audit import AUDIT, Audit, Flow, Rolls, counts_by_kind, matters_after
from tests.projections.conftest import play_two_rounds
from tests.toy.yard import YardGame


def audit_of(game: YardGame) -> Audit:
    return AUDIT.read(game.state.log.in_order(), "yard")


def test_every_matter_worth_a_look_is_listed_in_order(yard: YardGame) -> None:
    listed = [(m.entry, m.kinds, m.by) for m in matters_after(audit_of(yard))]
    assert listed == [
        ("claim.0", ("card",), "ada"),
        ("generous.0", ("warned", "recorded", "unjudged"), "aunt"),
        ("c4.0", ("contested", "unanswered"), "cai"),
        ("please.0", ("appealed", "diceless"), "ada"),
        ("slip.0", ("recorded",), "aunt"),
        ("c13.0", ("reversed",), "aunt"),
        ("c14.0", ("reversed",), "nurse"),
        ("c15.0", ("dismissed",), "nurse"),
        ("forced.0", ("overruled", "recorded"), "nurse"),
    ]


def test_a_correction_leads_to_the_entry_that_it_corrects(yard: YardGame) -> None:
    about = {m.entry: m.about for m in matters_after(audit_of(yard))}
    assert about["c4.0"] == "generous.0"
    assert about["c13.0"] == "slip.0"
    assert about["c14.0"] == "gift.0"
    assert about["c15.0"] == "please.0"


def test_waived_warned_and_appealed_rules_are_named(yard: YardGame) -> None:
    rules = {m.entry: m.rules for m in matters_after(audit_of(yard)) if m.rules}
    assert rules == {
        "generous.0": ("NUX-03",),
        "please.0": ("NUX-06",),
        "forced.0": ("NUX-06",),
    }


def test_matters_are_found_by_kind_and_page_by_page(yard: YardGame) -> None:
    audit = audit_of(yard)
    assert [m.entry for m in matters_after(audit, "reversed")] == ["c13.0", "c14.0"]
    first = matters_after(audit, limit=4)
    assert matters_after(audit, after_position=first[-1].position) == matters_after(audit)[4:]
    assert counts_by_kind(audit) == {
        "appealed": 1,
        "card": 1,
        "contested": 1,
        "diceless": 1,
        "dismissed": 1,
        "overruled": 1,
        "recorded": 3,
        "reversed": 2,
        "unanswered": 1,
        "unjudged": 1,
        "warned": 1,
    }


def test_questions_wait_until_they_are_settled_and_appeals_until_they_are_answered(
    yard: YardGame,
) -> None:
    waiting = audit_of(yard).waiting
    assert dict(waiting) == {"generous.0/NUX-03": 5, "c4.0": 6}
    yard.does("aunt", "settle", question="generous.0/NUX-03")
    later = audit_of(yard)
    assert set(later.waiting) == {"c4.0"}
    assert matters_after(later, "settled")[0].about == "generous.0"


def test_an_act_of_a_steward_is_a_matter_even_when_it_corrects_nothing(yard: YardGame) -> None:
    yard.does("nurse", "set-switch", switch="bell.by_clock", value="true", reason="late")
    yard.does("nurse", "settle", question="c4.0")
    last = matters_after(audit_of(yard))[-2:]
    assert [(m.kinds, m.by) for m in last] == [(("switched",), "nurse"), (("settled",), "nurse")]


def test_goods_that_came_into_play_are_counted_by_the_kind_of_entry(yard: YardGame) -> None:
    assert dict(audit_of(yard).flows) == {
        ("nut", "game-founded"): Flow(amount_in=30),
        ("bone", "game-founded"): Flow(amount_in=3),
    }


def test_dice_are_counted_by_who_rolled_them(yard: YardGame) -> None:
    assert audit_of(yard).rolls == Rolls(server=3)


def kinds_of_matter(game: YardGame, entry: str) -> tuple[str, ...]:
    return next((m.kinds for m in matters_after(audit_of(game)) if m.entry == entry), ())


def test_a_warning_is_unjudged_until_a_judge_has_dealt_with_it(yard: YardGame) -> None:
    assert "unjudged" in kinds_of_matter(yard, "generous.0")
    yard.does("aunt", "settle", question="generous.0/NUX-03")
    assert kinds_of_matter(yard, "generous.0") == ("warned", "recorded")


def test_a_dispute_is_unanswered_until_it_is_settled(yard: YardGame) -> None:
    assert [m.entry for m in matters_after(audit_of(yard), "unanswered")] == ["c4.0"]
    yard.does("nurse", "settle", question="c4.0")
    assert kinds_of_matter(yard, "c4.0") == ("contested",)


def test_requested_dice_that_were_rolled_are_not_reported() -> None:
    game = YardGame()
    game.does("ada", "gamble", nuts=1, id="asked")
    assert (
        kinds_of_matter(game, "asked.0") == ()
    )  # at this point the dice of the act are not known yet
    for voice in ("bea", "cai"):
        game.does(voice, "consent", petition="asked")
    assert kinds_of_matter(game, "asked.0") == ()
    game.does("ada", "gamble", nuts=1, id="again")
    game.does("bea", "consent", petition="again")
    assert kinds_of_matter(game, "again.0") == ("diceless",)
    game.does("cai", "decline", petition="again")
    assert kinds_of_matter(game, "again.0") == ("diceless",)
    assert matters_after(audit_of(game), "diceless")[0].by == "ada"


def test_a_declined_petition_without_dice_is_not_reported() -> None:
    game = play_two_rounds(YardGame())
    game.does("cai", "swap", **{"with": "bea", "nuts": 1}, id="wish-again")
    game.does("bea", "decline", petition="wish-again")
    assert kinds_of_matter(game, "wish-again.0") == ()
