// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, describe, expect, test, vi } from "vitest";
import { closeGame } from "../../../ui/services";
import { okAnswer, openTestGame, smallView } from "../../../ui/testgame.fixtures";
import { loadedSources } from "../../../ui/texts";
import words from "../en.ftl?raw";
import { picture } from "../map/fixtures";
import type { PlayedDoc } from "../wire";
import { currentRoute } from "../../../ui/router";
import { toasts } from "../../../ui/toasts";
import { TurnReplayView } from ".";

loadedSources.value = [...loadedSources.peek(), words];

afterEach(() => {
  cleanup();
  closeGame();
  vi.unstubAllGlobals();
});

/** Return a turn in which an army moved to the given province. */
const turnWithMove = (number: number, to: string): PlayedDoc => ({
  period: number + 1,
  turn: number,
  season: number % 2 ? "autumn" : "spring",
  year: "AD 100",
  before: { pieces: [{ kind: "A", at: "bru", owner: "hirtius" }], owners: {}, markers: [] },
  orders: [
    { owner: "hirtius", piece: "A bru", order: `A Bru - ${to}`, verdict: "succeeds", cause: "", against: "", own: 0, other: 0, dislodged_from: "", impulse: 1, given: true },
  ],
  changes: [{ what: "orders", left: ["bru"], came: [{ kind: "A", at: to, owner: "hirtius" }], owners: {}, garrisons: {}, markers: {} }],
});

/** Open a game with two turns. The second turn was carried out again twice. */
async function openReplayGame(): Promise<Awaited<ReturnType<typeof openTestGame>>> {
  const base = smallView();
  const slices = { ...base.slices, picture: { digest: "d" }, played: turnWithMove(1, "Alb"), turn: { turn: 2, played: 2, revised: 2, sides: [] } };
  const server = await openTestGame({ ...base, slices });
  server.routes["d"] = okAnswer(picture);
  server.routes["turn"] = ({ turn: version, withdrawn }) => okAnswer(withdrawn ? turnWithMove(1, version === 0 ? "Gal" : "Ill") : turnWithMove(Number(version), "Gal"));
  render(<TurnReplayView />);
  return server;
}

describe("a turn that was carried out anew", () => {
  test("has buttons for its valid result and for each earlier one", async () => {
    await openReplayGame();
    await screen.findByRole("group", { name: "This turn was carried out anew" });
    for (const [name, place] of [["As it counts", "Alb"], ["As it went at first", "Gal"], ["As it went then (2)", "Ill"]] as const) {
      fireEvent.click(screen.getByRole("button", { name }));
      expect(screen.getByRole("button", { name }).getAttribute("aria-pressed")).toBe("true");
      expect((await screen.findByRole("listitem")).textContent).toMatch(new RegExp(`goes to ${place}`));
    }
  });

  test("has no such buttons if it was carried out once", async () => {
    await openReplayGame();
    await screen.findByRole("button", { name: "As it went at first" });
    fireEvent.input(screen.getByRole("slider"), { target: { value: "0" } });
    await screen.findByText("Spring AD 100");
    expect(screen.queryByRole("button", { name: "As it went at first" })).toBeNull();
  });
});

describe("a turn leads to the whole game", () => {
  test("at the beginning of the turn", async () => {
    vi.stubGlobal("scrollTo", () => undefined);
    const server = await openReplayGame();
    server.routes["replay"] = okAnswer({ moments: { id: ["e1", "e2", "e3"] }, periods: [{ seq: 1, moment: 0 }, { seq: 2, moment: 1 }] });
    fireEvent.click(await screen.findByRole("button", { name: "See the whole game at this turn" }));
    await vi.waitFor(() => expect(currentRoute.value).toMatchObject({ screen: "at", rest: ["e2"] }));
  });

  test("or to a notice if the phone knows no moment of the turn", async () => {
    const server = await openReplayGame();
    server.routes["replay"] = okAnswer({ moments: { id: ["e1"] }, periods: [{ seq: 1, moment: 0 }] });
    fireEvent.click(await screen.findByRole("button", { name: "See the whole game at this turn" }));
    await vi.waitFor(() => expect(toasts.value.map(({ parts }) => parts)).toEqual([["The whole game could not be fetched just now."]]));
  });
});
