/**
 * Says messages as the phone does: `{ sources, language, names, plural, messages }` comes in by standard input, and
 * the list of sentences goes out. `names` are those of people, by their ids; `plural` the ids whose names are plural.
 * The tests hold the sentences against the server's.
 */

import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const asked = JSON.parse(await text(process.stdin));
const path = fileURLToPath(new URL("../src/core/words/messages.ts", import.meta.url));
const { module } = await runnerImport(path, { configFile: false, logLevel: "error" });
/** @param {string} kind @param {string} id */
const names = (kind, id) => (kind === "who" ? asked.names[id] : kind === "number" && asked.plural.includes(id) ? "plural" : undefined);
const messages = new module.Messages(asked.sources, names, asked.language);
process.stdout.write(JSON.stringify(asked.messages.map((/** @type {{ key: string, args: object }} */ { key, args }) => messages.text(key, args))));
