// The way in which a phone of the hall joins each program. `join` returns functions to act and to hang
// up. It calls `heard` with the number of acts so far whenever the phone gets news.
import { createRequire } from "node:module";
import { PLAYERS, hall } from "./boardgame_game.mjs";

export function colyseus(modules) {
  const { Client } = createRequire(`${modules}/`)("@colyseus/sdk");
  return async (port, _number, heard) => {
    const room = await new Client(`ws://127.0.0.1:${port}`).joinOrCreate("hall");
    room.onStateChange((state) => heard(state.done));
    return { act: (gift) => room.send("give", gift), leave: () => room.leave() };
  };
}

export function boardgame(modules) {
  const require = createRequire(`${modules}/`);
  const { Client } = require("boardgame.io/client");
  const { SocketIO } = require("boardgame.io/multiplayer");
  return async (port, number, heard) => {
    const client = Client({
      game: hall,
      numPlayers: PLAYERS,
      matchID: "hall",
      playerID: number < PLAYERS ? String(number) : null,
      multiplayer: SocketIO({ server: `http://127.0.0.1:${port}` }),
      debug: false,
    });
    const joined = new Promise((done) => client.subscribe((state) => state && done(heard(state.G.done))));
    client.start();
    await joined;
    return { act: (gift) => client.moves.give(gift), leave: () => client.stop() };
  };
}
