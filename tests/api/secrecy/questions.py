"""The GraphQL queries of a phone."""

QUESTION = """
query ($id: ID!, $as: ID!, $who: ID!, $start: String) {
  games { id title status period { seq } }
  session { card }
  game(id: $id) {
    view { etag cursor now me staff slices { key data } }
    early: view(asOf: $start) { etag cursor }
    entries { ...page }
    first: entries(first: 2) { ...page }
    second: entries(first: 3, after: $start) { ...page }
    last: entries(last: 3) { ...page }
    gifts: entries(type: "gift-made") { ...page }
    theirs: entries(character: "CHARACTER") { ...page }
    search(q: "CHARACTER") { found { entry n at key args text reason by { as } } cursor more }
    anything: search(q: "a", limit: 100) { found { entry text reason } cursor more }
    holdings { holdings { character holds { asset amount } of { owner holds { asset amount } } } }
    holding(character: $who) { holds { asset amount } }
    places { places { place pieces { piece seat arrived } } }
    accounts { accounts { account owner asset balance } }
    tills { tills { holder asset books counts { entry books amount } } }
    statement(account: "CHARACTER", asset: "denarius") { opening closing changes { entry amount } }
    offers(as: $as) {
      reminders suggested { type text args fields }
      offers { type fields { name kind most options { value } } }
    }
  }
}
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
FORBIDDEN = """
query ($id: ID!, $about: String!, $entry: ID!) {
  game(id: $id) {
    standings { game }
    audit { position }
    view(at: 3) { etag }
    holdings(at: 3) { position }
    trialBalance { balanced }
    accounts(at: 3) { position }
    seal(entry: $about) { game }
    openedEntry(id: $entry) { id text voices { who } later { entry } lines { id } }
  }
}
"""
ATTEMPT = """
query ($id: ID!, $as: ID!, $act: ActInput!) {
  attempt(game: $id, as: $as, period: 1, act: $act) { complete objections { key text } voices }
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
