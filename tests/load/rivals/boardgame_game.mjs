// A hall as a game of boardgame.io: each player gives money to any other at any time.
export const PLAYERS = 147;
const HOLDINGS = { denarius: 90_000_000, classis: 900, legio: 3, place: "roma" };

function give({ G }, { from, to, quantity }) {
  if (G.players[from].denarius < quantity) return;
  G.players[from].denarius -= quantity;
  G.players[to].denarius += quantity;
  G.done += 1;
}

export const hall = {
  name: "hall",
  disableUndo: true,
  setup: () => ({ done: 0, players: Array.from({ length: PLAYERS }, () => ({ ...HOLDINGS })) }),
  turn: { activePlayers: { all: "acting" }, stages: { acting: {} } },
  moves: { give: { move: give, client: false, ignoreStaleStateID: true } },
};
