import { defineConfig } from "vitest/config";
import { rulebooks } from "./build/rulebooks.ts";
import { shell } from "./build/shell.ts";

const backend = process.env["ACTA_BACKEND"] ?? "http://127.0.0.1:8044";

/** What always comes together is one file: few requests count more than few bytes on bad Wi-Fi. */
const CHUNKS = [
  { name: "app", priority: 2, test: /\/node_modules\/(?!qr\/)|\/src\/(core|messages)\/|\/src\/ui\/(?!act\/|fields\/)|\/src\/games\/[a-z]+\.tsx?$/ },
  { name: "forms", priority: 1, test: /\/src\/ui\/(act|fields)\// },
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
      exclude: ["src/core/wire.ts", "src/core/wire/**", "src/core/fixtures.ts"],
      reporter: ["text-summary"],
      thresholds: { lines: 100, statements: 98, functions: 97, branches: 88 },
    },
  },
});
