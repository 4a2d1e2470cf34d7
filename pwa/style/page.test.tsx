// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/preact";
import { options } from "preact";
import type { VNode } from "preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import source from "../src/ui/style/tokens.css?raw";
import { STATES } from "./exhibit";
import { Page, SHELVES } from "./page";
import { layTable, silence } from "./table";
import { tokens } from "./tokens";

/** The components without a sample, each with the reason. */
const WITHOUT_A_LOOK: Readonly<Record<string, string>> = {
  Sheets: "the frame in which sheets open: the page has one, and shows what stands in it",
};

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ["../src/ui/parts/*.tsx", "../src/ui/fields/*.tsx", "../src/ui/pictures/*.tsx", "!**/*.test.tsx"],
  { eager: true },
);

/** Return every component that these folders export, by name. */
const components = Object.values(modules)
  .flatMap(Object.entries)
  .filter(([name, value]) => /^[A-Z][a-z]/.test(name) && typeof value === "function");

const exhibits = Object.values(SHELVES).flat();

/** Draw the page, and return the names of the components on it. */
function drawnParts(): ReadonlySet<unknown> {
  const types = new Set<unknown>();
  const previous = options.diffed;
  options.diffed = (node: VNode) => {
    types.add(node.type);
    previous?.(node);
  };
  render(<Page />);
  if (previous) options.diffed = previous;
  else delete options.diffed;
  return types;
}

beforeEach(() => {
  vi.stubGlobal("fetch", silence);
  Element.prototype.scrollIntoView = () => undefined;
  layTable();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("every shared component is on the page, or has a reason why not", () => {
  const drawnComponents = drawnParts();
  const lacking = components.filter(([, value]) => !drawnComponents.has(value)).map(([name]) => name);
  expect(components.length).toBeGreaterThan(35);
  expect(lacking).toEqual(Object.keys(WITHOUT_A_LOOK));
});

test.each(exhibits.map((exhibit) => [exhibit.name, exhibit] as const))("%s is shown in every state, or has a reason why not", (_name, { states, missingStates }) => {
  const bothStates = STATES.filter((state) => states[state] && missingStates[state]);
  const neither = STATES.filter((state) => !states[state] && !missingStates[state]);
  expect({ both: bothStates, neither }).toEqual({ both: [], neither: [] });
});

test("no two samples on the page have the same name", () => {
  expect(new Set(exhibits.map(({ name }) => name)).size).toBe(exhibits.length);
});

test("no sample shows the key of a text in place of the text", () => {
  drawnParts();
  expect(document.body.textContent).not.toMatch(/\b(?:ui|field|act|sample|season|asset|status)-[a-z]+(?:-[a-z]+)*/);
});

test("every token is in the table, with its value in both themes", () => {
  const names = new Set([...source.matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name]) => name));
  expect(new Set(tokens().map(({ name }) => name))).toEqual(names);
  expect(tokens().find(({ name }) => name === "--obsidian")).toEqual({ name: "--obsidian", dark: "#0c0a0b", light: "#f2eadb" });
  expect(tokens().find(({ name }) => name === "--red")).toEqual({ name: "--red", dark: "#9b2c24", light: "#9b2c24" });
});
