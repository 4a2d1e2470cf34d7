// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as fault from "../../core/view/fault";
import { lapsedSeats, me } from "../../ui/me";
import { currentRoute } from "../../ui/router";
import { api, closeGame, currentGame, storage } from "../../ui/services";
import { okAnswer, openTestGame, smallView, tapElement } from "../../ui/testgame.fixtures";
import type { TestServer } from "../../ui/testgame.fixtures";
import { startAnnouncingLines } from "./announce";
import { LapsedSeats } from "./lapsedseats";

let server: TestServer;
let stop: () => void;

/** Open the game on a phone that remembers two seats, while the phone's session has only the given cards. */
async function openGameWithCards(...ids: readonly string[]): Promise<void> {
  server = await openTestGame(smallView({ me: ids }));
  for (const character of ["hirtius", "livia"]) await storage.peek().setNote(`key/ides/${character}`, "ab");
  const game = currentGame.peek();
  if (!game) throw new Error("no game");
  server.routes["session"] = okAnswer({ cards: [], now: 0 });
  stop = startAnnouncingLines(game);
  render(<LapsedSeats game="ides" />);
}

const comeBackButton = (): HTMLElement => screen.getByRole("button", { name: "Come back" });
const alertText = (): string => screen.queryByRole("alert")?.textContent ?? "";

beforeEach(() => void (lapsedSeats.value = []));
afterEach(() => {
  stop();
  cleanup();
  closeGame();
  vi.restoreAllMocks();
});

describe("a phone whose session is over", () => {
  test("shows no banner while it holds the seats that it remembers", async () => {
    await openGameWithCards("hirtius", "livia");
    await waitFor(() => expect(currentGame.value?.link.value).toBe("live"));
    expect(alertText()).toBe("");
  });

  test("names the seats whose session ended, and returns to them", async () => {
    await openGameWithCards("hirtius");
    await waitFor(() => expect(alertText()).toContain("This phone is signed out: it plays Livia no more."));
    const requests: unknown[] = [];
    server.routes["return"] = (body) => (requests.push(body["character"]), okAnswer({ game: "ides", card: "livia-1", character: {} }));
    await tapElement(comeBackButton);
    await waitFor(() => expect(alertText()).toBe(""));
    server.say("reset", smallView({ me: ["hirtius", "livia"] }));
    await waitFor(() => expect([requests, me.value]).toEqual([["livia"], "livia"]));
  });

  test("can try again if the server does not answer", async () => {
    await openGameWithCards();
    await waitFor(() => expect(alertText()).toContain("it plays Hirtius and Livia no more"));
    server.routes["return"] = { status: 503, body: { type: "/problems/unavailable", title: "", status: 503 } };
    await tapElement(comeBackButton);
    await waitFor(() => expect(alertText()).toContain("The server does not answer"));
    expect(comeBackButton().hasAttribute("disabled")).toBe(false);
  });

  test("can try again if the phone itself failed", async () => {
    await openGameWithCards("hirtius");
    await waitFor(() => expect(alertText()).toContain("it plays Livia no more"));
    vi.spyOn(api, "call").mockRejectedValueOnce(new Error("no key"));
    const report = vi.spyOn(fault, "reportFault").mockImplementation(() => undefined);
    await tapElement(comeBackButton);
    await waitFor(() => expect(alertText()).toContain("The server does not answer"));
    expect(comeBackButton().hasAttribute("disabled")).toBe(false);
    expect(report).toHaveBeenCalledWith(new Error("no key"));
  });

  test("shows no banner for a game that was closed meanwhile", async () => {
    await openGameWithCards("hirtius", "livia");
    await waitFor(() => expect(currentGame.value?.link.value).toBe("live"));
    let answer: (notes: Record<string, string>) => void = () => undefined;
    vi.spyOn(storage.peek(), "notesUnder").mockImplementation((prefix) => new Promise((resolve) => (prefix === "key/ides/" ? (answer = resolve) : resolve({}))));
    server.say("reset", smallView({ me: ["hirtius"] }));
    await waitFor(() => expect(storage.peek().notesUnder).toHaveBeenCalledWith("key/ides/"));
    stop();
    answer({ "key/ides/livia": "ab" });
    await new Promise((resolve) => setTimeout(resolve));
    expect(lapsedSeats.value).toEqual([]);
  });

  test("names a seat that another phone took, leads to the place to type a code, and forgets the seat on a tap", async () => {
    await openGameWithCards();
    await waitFor(() => expect(alertText()).not.toBe(""));
    const elsewhereAnswer = { status: 409, body: { type: "/problems/card-elsewhere", title: "", status: 409 } };
    server.routes["return"] = (body) => (body["character"] === "livia" ? elsewhereAnswer : okAnswer({ game: "ides", card: "x", character: {} }));
    await tapElement(comeBackButton);
    await waitFor(() => expect(alertText()).toContain("Livia cannot be played here any more"));
    await tapElement(() => screen.getByRole("button", { name: "Understood" }));
    await waitFor(() => expect(alertText()).toBe(""));
    expect(await storage.peek().note("key/ides/livia")).toBe("");
    expect(await storage.peek().note("key/ides/hirtius")).toBe("ab");
    lapsedSeats.value = ["livia"];
    await tapElement(() => screen.getByRole("button", { name: "Type the code" }));
    expect(currentRoute.value.screen).toBe("games");
  });
});
