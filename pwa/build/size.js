/**
 * Measure the JavaScript that a phone loads before play: the entry file, all files that the entry imports at once, and
 * the first screens of a game. The program fails if the sum exceeds the budget for any game. The program also fails if
 * the files that all games share exceed their own budget.
 */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

/**
 * Budget of each way to a game (bytes, compressed). For a game at a table, the way includes setting up the table and
 * the board.
 */
const BUDGET = 60 * 1024;
/** Budget of the files that all games share (bytes, compressed). */
const COMMON_BUDGET = 32 * 1024;
/** The group of files that every screen of an open game needs, by its name in the build's settings. */
const GAME = "game";
const FIRST_PAGE = ["src/screens/games/index.tsx"];
const FOUNDING = [...FIRST_PAGE, "src/screens/found/index.tsx"];

/**
 * The ways from the first address to the first screen of a game. Each way lists the screens of entering, and then the
 * screens of the game.
 */
const WAYS = [
  { name: "an evening", door: ["src/screens/claim/index.tsx"], screens: ["src/screens/hand/index.tsx", "src/games/ludi_romani/pack.ts"] },
  { name: "a race for offices", door: FOUNDING, screens: ["src/games/cursus_honorum/pack.tsx", "src/games/cursus_honorum/sheet.tsx"] },
  { name: "a race of gladiators", door: FOUNDING, screens: ["src/games/morituri/pack.tsx", "src/games/morituri/board/index.tsx"] },
  { name: "a turn of orders", door: FOUNDING, screens: ["src/games/roman_diplomacy/pack.tsx", "src/games/roman_diplomacy/board/index.tsx"] },
];

const dist = fileURLToPath(new URL("../dist/", import.meta.url));
/** @type {Record<string, { file: string, name?: string, imports?: string[] }>} */
const manifest = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, "utf8"));

/** @param {string} name @param {Map<string, string>} chunks */
function follow(name, chunks) {
  const chunk = manifest[name] ?? Object.values(manifest).find((chunk) => chunk.name === name);
  if (!chunk) throw new Error(`${name} is not in the build`);
  if (chunks.has(name)) return;
  chunks.set(name, chunk.file);
  for (const next of chunk.imports ?? []) follow(next, chunks);
}

const page = readFileSync(`${dist}index.html`, "utf8");
const scripts = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map((match) => match[1] ?? "");
if (!scripts.length) throw new Error("The page loads no script.");

const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1024).toFixed(1)} KB`.padStart(9);

/** @param {string} file */
const weight = (file) => gzipSync(readFileSync(dist + file), { level: 9 }).length;

/** The content of each file. The content identifies a file, because file names are hashes. */
const names = new Map(Object.entries(manifest).map(([source, { file, name }]) => [file, name ?? source]));

/** @param {string} name @param {readonly string[]} files @param {number} budget */
function weigh(name, files, budget) {
  const sizes = files.map((file) => ({ file, bytes: weight(file) }));
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { file, bytes } of sizes) process.stdout.write(`${kilobytes(bytes)}  ${names.get(file) ?? file}\n`);
  process.stdout.write(`${kilobytes(total)}  ${name}, of ${kilobytes(budget).trim()} allowed\n\n`);
  if (total > budget) process.exitCode = 1;
}

/** @param {readonly string[]} screens */
function chunksOf(screens) {
  /** @type {Map<string, string>} */
  const chunks = new Map(scripts.map((file) => [file, file]));
  for (const screen of screens) follow(screen, chunks);
  return [...new Set(chunks.values())].filter((file) => file.endsWith(".js"));
}

weigh("first load of the first page", chunksOf(FIRST_PAGE), BUDGET);
for (const { name, door, screens } of WAYS) weigh(`first load of ${name}`, chunksOf([...door, GAME, ...screens]), BUDGET);

const [first = [], ...otherLoads] = WAYS.map(({ screens }) => chunksOf([GAME, ...screens]));
const common = first.filter((file) => otherLoads.every((files) => files.includes(file)));
weigh("of it loaded for every game alike", common, COMMON_BUDGET);
