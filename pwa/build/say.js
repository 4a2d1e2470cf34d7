/**
 * Write messages as the phone writes them. The program reads `{ sources, language, names, plural, messages }` from
 * standard input and writes the list of sentences to standard output. `names` has the names of people by id, and
 * `plural` lists the ids of people whose names are plural. The tests compare the sentences with the server's sentences.
 */

import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const request = JSON.parse(await text(process.stdin));
const path = fileURLToPath(new URL("../src/core/words/messages.ts", import.meta.url));
const { module } = await runnerImport(path, { configFile: false, logLevel: "error" });
/** @param {string} kind @param {string} id */
const names = (kind, id) => (kind === "who" ? request.names[id] : kind === "number" && request.plural.includes(id) ? "plural" : undefined);
const messages = new module.Messages(request.sources, names, request.language);
process.stdout.write(JSON.stringify(request.messages.map((/** @type {{ key: string, args: object }} */ { key, args }) => messages.text(key, args))));
