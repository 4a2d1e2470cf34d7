/**
 * How much JavaScript a phone loads before somebody plays: the entry, everything it imports at once,
 * and what the first screens of a game bring. Fails when that is above the budget for any game.
 */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

/** What every way may weigh, compressed. For a table that is with setting it up and with its board. */
const BUDGET = 60 * 1024;
const GAME = "src/screens/game/index.tsx";
const DOOR = ["src/screens/games/index.tsx"];
const SET_UP = [...DOOR, "src/screens/found/index.tsx", GAME];

/** What is on the way from the first address to the first screen of a game, in order. */
const WAYS = [
  { name: "the first page", screens: DOOR },
  {
    name: "an evening",
    screens: ["src/screens/claim/index.tsx", GAME, "src/screens/hand/index.tsx", "src/games/ludi_romani/pack.ts"],
  },
  {
    name: "a race for offices",
    screens: [...SET_UP, "src/games/cursus_honorum/pack.tsx", "src/games/cursus_honorum/sheet.tsx"],
  },
  {
    name: "a race of gladiators",
    screens: [...SET_UP, "src/games/morituri/pack.tsx", "src/games/morituri/board/index.tsx"],
  },
];

const dist = fileURLToPath(new URL("../dist/", import.meta.url));
/** @type {Record<string, { file: string, imports?: string[] }>} */
const manifest = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, "utf8"));

/** @param {string} name @param {Map<string, string>} found */
function follow(name, found) {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`${name} is not in the build`);
  if (found.has(name)) return;
  found.set(name, chunk.file);
  for (const next of chunk.imports ?? []) follow(next, found);
}

const page = readFileSync(`${dist}index.html`, "utf8");
const scripts = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map((match) => match[1] ?? "");
if (!scripts.length) throw new Error("The page loads no script.");

const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1024).toFixed(1)} KB`.padStart(9);

for (const { name, screens } of WAYS) {
  /** @type {Map<string, string>} */
  const found = new Map(scripts.map((file) => [file, file]));
  for (const screen of screens) follow(screen, found);
  const sizes = [...new Set(found.values())]
    .filter((file) => file.endsWith(".js"))
    .map((file) => ({ file, bytes: gzipSync(readFileSync(dist + file), { level: 9 }).length }));
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { file, bytes } of sizes) process.stdout.write(`${kilobytes(bytes)}  ${file}\n`);
  process.stdout.write(`${kilobytes(total)}  first load of ${name}, of ${kilobytes(BUDGET).trim()} allowed\n\n`);
  if (total > BUDGET) process.exitCode = 1;
}
