// A server of boardgame.io with the game of `boardgame_game.mjs`, in memory. It prints its port.
import { createRequire } from "node:module";
import { hall } from "./boardgame_game.mjs";

const [modules] = process.argv.slice(2);
const { Origins, Server } = createRequire(`${modules}/`)("boardgame.io/server");

const { appServer } = await Server({ games: [hall], origins: [Origins.LOCALHOST] }).run(0);
console.log(appServer.address().port);
