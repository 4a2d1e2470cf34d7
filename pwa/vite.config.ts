import { defineConfig } from "vitest/config";
import { apiPages } from "./build/apipages.ts";
import { archive } from "./build/archive.ts";
import { withoutFunctions } from "./build/fluent.ts";
import { leanPreload } from "./build/preload.ts";
import { rulebooks } from "./build/rulebooks.ts";
import { runbook } from "./build/runbook.ts";
import { shell } from "./build/shell.ts";
import { texts } from "./build/texts.ts";
import { themes } from "./build/themes.ts";

const backend = process.env["ACTA_BACKEND"] ?? "http://127.0.0.1:8044";

const books = () => rulebooks(new URL("../ledger/games/", import.meta.url), new URL("../ledger/kernel/rulebook.md", import.meta.url));

const modules = (...paths: readonly string[]): RegExp => new RegExp(paths.map((path) => (path.startsWith("virtual:") ? path : `/${path}`)).join("|"));

/**
 * Files that are always loaded together become one file, because on bad Wi-Fi few requests matter more than few
 * bytes.
 *
 * `app` holds all that the first page needs, and `game` all that an open game adds for every screen. Forms, the acts
 * of a game's own screens, and drawings with dice are loaded with the screens that need them.
 */
const CHUNKS = [
  { name: "app", priority: 9, tags: ["$initial" as const], test: /^(?!.*\/src\/sw\/)/ },
  {
    name: "game",
    priority: 8,
    test: modules(
      "src/screens/game/(?:index|screenloaders|loadingscreen|head|turnnotice)\\.",
      "src/games/open\\.",
      "src/ui/(?:me|tabs)\\.",
      "src/ui/parts/(?:badge|clock|crest|panel|piece|tabs)\\.",
      "src/ui/act/(?:actrequest|send|objections)\\.",
      "src/core/words/timeofday\\.",
    ),
  },
  { name: "windows", priority: 7, test: modules("src/ui/window/", "src/core/sending/windows") },
  { name: "signing", priority: 7, test: modules("node_modules/@noble/", "src/core/sending/(?:crypto|signing|sealproof)") },
  { name: "door", priority: 7, test: modules("virtual:texts/door", "src/ui/parts/ornament") },
  { name: "die", priority: 7, test: modules("src/ui/parts/(?:die|rolllink)\\.", "src/ui/moment") },
  { name: "lines", priority: 7, test: modules("src/core/view/(?:belongings|chronicle|search)\\.") },
  { name: "waiting", priority: 6, test: modules("src/ui/waiting/(?!consenteffects|duty|expiredrequests|namedterm|ownpetitions|petition|questions|readyacts|requestcard|sendall)", "src/ui/parts/(?:gloss|seats|statuses)\\.") },
  { name: "play", priority: 5, test: modules("src/ui/act/(?:directacts|stucknotice)\\.", "src/ui/offers\\.", "src/core/(?:view/(?:concern|dice|equality)|sending/forms)\\.") },
  { name: "drawings", priority: 6, test: modules("src/ui/pictures/(?:drawings|mark)\\.") },
  { name: "pictures", priority: 5, test: modules("src/ui/pictures/") },
  { name: "textinputs", priority: 4, test: modules("src/ui/fields/textinputs\\.", "src/core/words/typedtext") },
  { name: "stepper", priority: 4, test: modules("src/ui/fields/stepper", "src/ui/invalidfields") },
  { name: "typednumber", priority: 4, test: modules("src/ui/fields/typednumber", "src/core/words/numbers") },
  { name: "dice", priority: 4, test: modules("src/ui/fields/dice") },
  { name: "forms", priority: 3, test: modules("src/ui/(?:act|fields)/", "src/core/sending/draft") },
  { name: "letters", priority: 3, test: modules("src/screens/letters/") },
  { name: "home", priority: 4, test: modules("src/screens/archive/(?:archivefile|offer)", "virtual:texts/archive", "src/core/replay/archive/", "node_modules/fflate/", "src/messages/en.archive") },
  { name: "evening", priority: 4, test: modules("src/screens/after/evening/", "node_modules/d3-", "src/messages/en.evening") },
  { name: "after", priority: 3, test: modules("src/screens/after/") },
  { name: "check", priority: 4, test: modules("src/core/seals/check/(?!seenlines)") },
  { name: "replay", priority: 3, test: modules("src/screens/(?:replay|changes)/", "src/core/(?:replay/(?!archive/)|view/changes)") },
  { name: "seals", priority: 3, test: modules("src/core/seals/(?:head|witness|check/seenlines)") },
];

/** Return the files to load beside a file; none if the list would hold only that file. */
const filesBeside = (files: string[]): string[] => (files.length > 1 || files.some((file) => file.endsWith(".css")) ? files : []);

export default defineConfig({
  // Two servers of this folder at the same time would delete each other's files.
  cacheDir: process.env["VITE_CACHE"] ?? "node_modules/.vite",
  plugins: [books(), withoutFunctions(), leanPreload(), texts(), themes(), shell(), archive(() => [books(), texts(), themes()]), apiPages(), runbook(new URL("../deploy/runbook/", import.meta.url))],
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": backend, "/graphql": backend, "/problems": backend },
  },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    manifest: true,
    // The entry and the runtime are loaded before any other file. Naming them again would make every list of files
    // longer.
    modulePreload: { polyfill: false, resolveDependencies: (_file, files) => filesBeside(files.filter((file) => !/assets\/(?:index|runtime)-/.test(file))) },
    rolldownOptions: {
      input: { index: "index.html", sw: "src/sw/sw.ts" },
      output: {
        // The first page names many files. Seven characters are enough to distinguish files and builds.
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash:7].js"),
        chunkFileNames: ({ name }) => (name === "rolldown-runtime" ? "assets/runtime-[hash:7].js" : "assets/[hash:7].js"),
        assetFileNames: "assets/[hash:7][extname]",
        codeSplitting: { groups: CHUNKS },
      },
    },
  },
  test: {
    environment: "node",
    setupFiles: ["build/testeffects.ts"],
    include: ["src/**/*.test.{ts,tsx}", "style/**/*.test.tsx", "build/**/*.test.ts"],
    css: { include: [/style\/tokens\.css/] },
    restoreMocks: true,
    testTimeout: 30_000,
    // By default vitest leaves one processor free. With two processors that doubles the time.
    maxWorkers: 2,
    coverage: {
      // The counting of v8 sometimes misses a line that ran, and a missed line fails the check.
      provider: "istanbul",
      include: ["src/core/**/*.ts"],
      exclude: ["src/**/wire.ts", "src/core/view/fixtures.ts", "src/core/**/*.fixtures.ts"],
      reporter: ["text-summary"],
      thresholds: { lines: 100, statements: 98, functions: 97, branches: 88 },
    },
  },
});
