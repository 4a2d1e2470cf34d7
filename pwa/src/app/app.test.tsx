// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/preact";
import { afterEach, expect, test, vi } from "vitest";
import { App } from "./app";
import { goToAddress } from "../ui/router";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("at an unknown address the app says so and shows the games", async () => {
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ games: [], rulesets: [], cards: [], founding: false })));
  goToAddress("/nothing/here");
  render(<App />);
  expect((await screen.findByRole("alert")).textContent).toContain("nothing at this address");
});
