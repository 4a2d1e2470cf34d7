import { defineConfig } from "vitest/config";
import { rulebooks } from "./build/rulebooks.ts";
import { shell } from "./build/shell.ts";

const backend = process.env["ACTA_BACKEND"] ?? "http://127.0.0.1:8044";

export default defineConfig({
  plugins: [rulebooks(new URL("../ledger/games/", import.meta.url)), shell()],
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": backend, "/graphql": backend, "/problems": backend },
  },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: "index.html", sw: "src/sw/sw.ts" },
      output: { entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  test: {
    environment: "node",
    include: ["src/**/*.test.{ts,tsx}", "build/**/*.test.ts"],
    restoreMocks: true,
  },
});
