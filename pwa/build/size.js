/**
 * How much JavaScript a phone loads before it shows a hand: the entry, everything it imports at
 * once, and what the first screens of a game bring. Fails above the budget.
 */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const BUDGET = 60 * 1024;
const FIRST_SCREENS = [
  "src/screens/claim/index.tsx",
  "src/screens/game/index.tsx",
  "src/screens/hand/index.tsx",
  "src/games/ludi_romani/pack.ts",
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

/** @type {Map<string, string>} */
const found = new Map(scripts.map((file) => [file, file]));
for (const name of FIRST_SCREENS) follow(name, found);
const sizes = [...new Set(found.values())]
  .filter((file) => file.endsWith(".js"))
  .map((file) => ({ file, bytes: gzipSync(readFileSync(dist + file), { level: 9 }).length }));
const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1024).toFixed(1)} KB`;

for (const { file, bytes } of sizes) process.stdout.write(`${kilobytes(bytes).padStart(9)}  ${file}\n`);
process.stdout.write(`${kilobytes(total).padStart(9)}  first load, of ${kilobytes(BUDGET)} allowed\n`);
if (total > BUDGET) process.exitCode = 1;
