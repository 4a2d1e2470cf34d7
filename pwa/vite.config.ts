import { defineConfig } from "vitest/config";
import { rulebooks } from "./build/rulebooks.ts";
import { shell } from "./build/shell.ts";

const backend = process.env["ACTA_BACKEND"] ?? "http://127.0.0.1:8044";

const modules = (...paths: readonly string[]): RegExp => new RegExp(paths.map((path) => `/${path}`).join("|"));

/**
 * What always comes together is one file: few requests count more than few bytes on bad Wi-Fi. What
 * the first screen of a game does not need is none of it: forms, what waits for an answer, small parts.
 */
const CHUNKS = [
  {
    name: "app",
    priority: 2,
    test: modules(
      "node_modules/(?!qr/|@noble/)",
      "src/core/(?!draft|about|acts|chronicle|typed|crypto|head|witness|vouch)",
      "src/messages/",
      "src/ui/(?!act/|fields/|waiting/)",
      "src/ui/act/(?:open|play|send|note|objections)\\.",
      "src/games/[a-z]+\\.tsx?$",
    ),
  },
  { name: "vouch", priority: 2, test: modules("node_modules/@noble/", "src/core/(?:crypto|vouch)") },
  { name: "stepper", priority: 2, test: modules("src/ui/fields/stepper") },
  { name: "dice", priority: 2, test: modules("src/ui/fields/dice") },
  { name: "forms", priority: 1, test: modules("src/ui/(?:act|fields)/", "src/core/draft") },
  { name: "seals", priority: 1, test: modules("src/core/(?:head|witness)") },
];

export default defineConfig({
  plugins: [rulebooks(new URL("../ledger/games/", import.meta.url)), shell()],
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": backend, "/graphql": backend, "/problems": backend },
  },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: "index.html", sw: "src/sw/sw.ts" },
      output: {
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        codeSplitting: { groups: CHUNKS },
      },
    },
  },
  test: {
    environment: "node",
    include: ["src/**/*.test.{ts,tsx}", "build/**/*.test.ts"],
    restoreMocks: true,
    testTimeout: 30_000,
    coverage: {
      include: ["src/core/**/*.ts"],
      exclude: ["src/core/wire.ts", "src/core/wire/**", "src/core/fixtures.ts", "src/core/*.fixtures.ts"],
      reporter: ["text-summary"],
      thresholds: { lines: 100, statements: 98, functions: 97, branches: 88 },
    },
  },
});
