"""The GraphQL queries of a phone.

Each document is cheap enough for the server. A refused document would get the same refusal in both
evenings, and prove nothing.
"""

_PAGE = """
fragment page on LineConnection {
  edges {
    cursor
    node {
      id c at after on key text args words legs { asset amount from to } moved { piece place }
      by { as recorder } warned { rule } reversed reason about
    }
  }
  pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
}
"""

QUESTIONS = (
    """
query ($id: ID!, $who: ID!, $start: String) {
  games { id title status period { seq } }
  session { card }
  game(id: $id) {
    view { etag cursor now me staff slices { key data } }
    early: view(asOf: $start) { etag cursor }
    first: entries(first: 2) { ...page }
    second: entries(first: 3, after: $start) { ...page }
    last: entries(last: 3) { ...page }
    holding(character: $who) { holds { asset amount } }
    places { places { place pieces { piece seat arrived } } }
    tills { tills { holder asset books counts { entry books amount } } }
    statement(account: "CHARACTER", asset: "denarius") { opening closing changes { entry amount } }
  }
}
"""
    + _PAGE,
    """
query ($id: ID!) {
  game(id: $id) {
    entries { ...page }
    gifts: entries(first: 10, type: "gift-made") { ...page }
    theirs: entries(last: 10, character: "CHARACTER") { ...page }
  }
}
"""
    + _PAGE,
    """
query ($id: ID!, $as: ID!) {
  game(id: $id) {
    search(q: "CHARACTER") { found { entry n at key args text reason by { as } } cursor more }
    anything: search(q: "a", limit: 100) { found { entry text reason } cursor more }
    accounts { accounts { account owner asset balance } }
    offers(as: $as) {
      reminders suggested { type text args fields }
      offers { type fields { name kind most options { value } } }
    }
  }
}
""",
    """
query ($id: ID!) {
  game(id: $id) {
    holdings { holdings { character holds { asset amount } of { owner holds { asset amount } } } }
  }
}
""",
)
"""Questions about everything that a viewer may read. `CHARACTER` is one of two people."""

_FORBIDDEN = (
    "standings { game }",
    "view(at: 3) { etag }",
    "holdings(at: 3) { position }",
    "trialBalance { balanced }",
    "accounts(at: 3) { position }",
    "audit { position }",
)
_ABOUT_ENTRY = (
    'seal(entry: "ENTRY") { game }',
    'openedEntry(id: "ENTRY") { id text voices { who } later { entry } lines { id } }',
)
# each question has its own document, because the order of several errors in an answer is chance
FORBIDDEN, ABOUT_ENTRY = (
    tuple("query ($id: ID!) { game(id: $id) { FIELD } }".replace("FIELD", one) for one in asked)
    for asked in (_FORBIDDEN, _ABOUT_ENTRY)
)
"""Questions about entries and positions that may be secret. `ENTRY` is the id of an entry."""

ATTEMPT = """
query ($id: ID!, $by: Actor!, $act: ActInput!) {
  attempt(game: $id, by: $by, act: $act) { complete objections { key text } voices }
}
"""

FOLLOWED = """
subscription ($id: ID!, $after: String) {
  entries(game: $id, after: $after) {
    cursor
    lines {
      id c after on key text args legs { asset amount from to } moved { piece place }
      by { as recorder } warned { rule } reason
    }
  }
}
"""
