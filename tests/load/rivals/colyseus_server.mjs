// A hall as a room of Colyseus, in memory. Everybody's money is in the state that it synchronises with
// all clients. It prints its port. With "each" every act is sent at once, else twenty times a second.
import { createRequire } from "node:module";

const [modules, told] = process.argv.slice(2);
const require = createRequire(`${modules}/`);
const { Room, Server } = require("@colyseus/core");
const { WebSocketTransport } = require("@colyseus/ws-transport");
const { MapSchema, Schema, defineTypes } = require("@colyseus/schema");

const PLAYERS = 147;
const HOLDINGS = { denarius: 90_000_000, classis: 900, legio: 3, place: "roma" };

class Player extends Schema {}
class Hall extends Schema {}
console.warn = () => {}; // version 5 of the schema warns of this notation
defineTypes(Player, { denarius: "number", classis: "number", legio: "number", place: "string" });
defineTypes(Hall, { done: "number", players: { map: Player } });

function founded() {
  const players = new MapSchema();
  for (let number = 0; number < PLAYERS; number += 1) {
    players.set(String(number), Object.assign(new Player(), HOLDINGS));
  }
  return Object.assign(new Hall(), { done: 0, players });
}

class HallRoom extends Room {
  maxClients = Infinity;
  maxMessagesPerSecond = Infinity;
  state = founded();

  onCreate() {
    if (told === "each") this.patchRate = null;
    this.onMessage("give", (_client, { from, to, quantity }) => {
      const giver = this.state.players.get(from);
      if (giver.denarius < quantity) return;
      giver.denarius -= quantity;
      this.state.players.get(to).denarius += quantity;
      this.state.done += 1;
      if (told === "each") this.broadcastPatch();
    });
  }
}

const transport = new WebSocketTransport();
const server = new Server({ greet: false, transport });
server.define("hall", HallRoom);
await server.listen(0, "127.0.0.1");
console.log(transport.server.address().port);
