"""VP, SHAME: victory points."""

from collections.abc import Mapping

from ledger.games.cursus_honorum import offices
from ledger.games.cursus_honorum.scenario import Skill
from ledger.games.cursus_honorum.skills import finished_skill_asset
from ledger.games.cursus_honorum.state import SHAME, Game
from ledger.record.books import Books
from ledger.record.result import Result, won_by


def asset_points(state: Game, asset: str) -> int:
    """Return the victory points of one unit of an asset.

    Luxuries count their printed points (CUR-VP-01), offices by the order of winning (CUR-VP-02). An
    asset that only helps to win scores 0 (CUR-GOAL-01).
    """
    scenario = state.world.scenario
    if asset == SHAME:
        return shame_points(state)
    if asset in scenario.luxuries:
        return scenario.luxuries[asset].points
    prefix, _, suffix = asset.rpartition("-")
    if prefix in scenario.offices and suffix.isdecimal():
        return offices.office_points(state, scenario.offices[prefix], int(suffix))
    skill = scenario.skills.get(prefix)
    return skill_points(state, skill) if skill and asset == finished_skill_asset(prefix) else 0


def shame_points(state: Game) -> int:
    """Return the negative points of one shame, even beyond the number of boxes on the sheet.

    Rule: CUR-VP-04.
    """
    return -state.world.scenario.disgrace


def skill_points(state: Game, skill: Skill) -> int:
    """Return the points of a finished skill: 0, unless a reading says otherwise (CUR-VP-01)."""
    reading = state.switch("scoring.skills")
    return skill.boxes if reading == "boxes" else int(reading)


def score(state: Game, player: str, books: Books | None = None) -> int:
    """Return a player's victory points by these books. None stands for the present books."""
    holdings = (books or state.books).holdings(player)
    return sum(asset_points(state, asset) * amount for asset, amount in holdings.items())


def scores(state: Game, books: Books | None = None) -> Mapping[str, int]:
    """Return the victory points of all players, in turn order."""
    return {player: score(state, player, books) for player in state.world.order}


def winners(state: Game, books: Books) -> tuple[str, ...]:
    """Return the players with the most victory points, who share the victory (CUR-END-03).

    Under one reading the player with less shame wins, then the player with the higher office.
    """
    totals = scores(state, books)
    best_players = tuple(player for player in totals if totals[player] == max(totals.values()))
    if state.switch("end.final_tie") == "shared":
        return best_players
    ranks = {
        player: (-books.balance(player, SHAME), _highest_office_rank(state, player, books))
        for player in best_players
    }
    return tuple(player for player in best_players if ranks[player] == max(ranks.values()))


def result(state: Game) -> Result:
    """Return the winners, then the other players by victory points (CUR-END-03)."""
    winning_players, totals = winners(state, state.books), scores(state)
    lower_totals = sorted(
        {totals[player] for player in totals if player not in winning_players}, reverse=True
    )
    places = (
        tuple(
            player
            for player in totals
            if totals[player] == points and player not in winning_players
        )
        for points in lower_totals
    )
    return won_by(winning_players, tuple(places))


def _highest_office_rank(state: Game, player: str, books: Books) -> int:
    """Return the rank of the highest office held; 0 for none.

    The lowest office of the sheet has rank 1.
    """
    office_assets = {asset.rpartition("-")[0] for asset in books.holdings(player)}
    ranks = (
        rank
        for rank, office in enumerate(state.world.scenario.offices, 1)
        if office in office_assets
    )
    return max(ranks, default=0)
