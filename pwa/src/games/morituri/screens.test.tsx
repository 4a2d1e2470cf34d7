// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { game } from "../../core/view/fixtures";
import type { AnySlices } from "../../core/view/view";
import type { Form, Opening } from "../../core/view/wire";
import { letDialogsOpen, objection, offersDoc, okAnswer, openTestGame } from "../../ui/testgame.fixtures";
import type { TestServer } from "../../ui/testgame.fixtures";
import { playAs } from "../../ui/me";
import { pack as shown } from "../../ui/pack";
import { sheets } from "../../ui/router";
import { closeGame } from "../../ui/services";
import { BoardScreen } from "./board";
import { blowDoc, fightDoc, form, gladiatorDoc, NO_GEAR, sideDoc, tableView, turnDoc } from "./fixtures";
import { GladiatorScreen } from "./gladiator";
import { SpaceSheet } from "./map/sheet";
import { pack } from "./pack";
import { Wall } from "./wall";
// These modules are loaded at the start, because the screens would load them too late for a test on a slow machine.
import "./board/choices";
import "./board/end";
import "./duel";
import "../../ui/waiting/petition";

let server: TestServer;

async function startGame(slices: AnySlices = {}, forms: readonly Form[] = [], changes: Partial<Opening> = {}): Promise<void> {
  server = await openTestGame(tableView(slices, changes));
  server.routes["offers"] = okAnswer(offersDoc({ as: "flamma", offers: forms }));
  server.routes["commands"] = okAnswer({ command: "c", repeated: false, pending: false, entries: [], cursor: "" }, 201);
  shown.value = pack;
}

beforeEach(() => {
  letDialogsOpen();
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  Element.prototype.scrollTo = () => undefined;
});
afterEach(() => {
  cleanup();
  playAs("");
  sheets.value = [];
  closeGame();
  vi.unstubAllGlobals();
});

const postedCommand = (): Record<string, unknown> | undefined => server.posted.find(({ path }) => path.endsWith("/commands"))?.body;

describe("the board", () => {
  test("shows the road space by space, with the effect of each and the gladiators there", async () => {
    await startGame();
    render(<BoardScreen />);
    const road = screen.getAllByRole("button").map((element) => element.getAttribute("aria-label") ?? "");
    expect(road.filter((name) => /^\d, /.test(name))).toHaveLength(5);
    expect(road.find((name) => name.startsWith("3, Leptis Magna"))).toContain("Verus");
  });

  test("shows a button for a possible act, which takes one tap", async () => {
    await startGame({}, [form("move")]);
    render(<BoardScreen />);
    fireEvent.click(await screen.findByRole("button", { name: "Move" }));
    await waitFor(() => expect(postedCommand()).toMatchObject({ type: "move", as: "flamma" }));
  });

  test("says in words why an act is not possible", async () => {
    await startGame({}, [form("move", [], [{ ...objection, key: "not-your-turn", text: "It is Verus’s turn." }])]);
    render(<BoardScreen />);
    await screen.findByText("It is Verus’s turn.");
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Move" }).disabled).toBe(true);
  });

  test("has no buttons for spectators", async () => {
    await startGame({}, [form("move")], { me: [] });
    render(<BoardScreen />);
    expect(screen.queryByRole("button", { name: "Move" })).toBeNull();
  });

  test("shows the allowed sets side by side after a card was drawn", async () => {
    const options = [
      { value: "old", args: { cards: ["gladius", "scutum"] } },
      { value: "new", args: { cards: ["falx"] } },
    ];
    await startGame({ turn: turnDoc({ asked: "keep", drawn: { who: "flamma", card: "falx" } }) }, [form("keep-gear", [{ name: "keep", kind: "choice", options }])]);
    render(<BoardScreen />);
    fireEvent.click(await screen.findByRole("button", { name: /^New/ }));
    await waitFor(() => expect(postedCommand()).toMatchObject({ type: "keep-gear", keep: "new" }));
  });

  test("shows the winner and the fallen", async () => {
    const deadGladiator = gladiatorDoc("verus", 1, { standing: "dead", place: "" });
    await startGame({ turn: turnDoc({ asked: "over", ended: true, winner: "flamma" }), "person/verus": deadGladiator });
    render(<BoardScreen />);
    const end = await screen.findByRole("region", { name: "End title" });
    expect(within(end).getByText("Verus")).toBeTruthy();
    expect(within(end).getByRole("img", { name: /hit points/ })).toBeTruthy();
  });
});

describe("a fight", () => {
  const round = {
    number: 1,
    entry: "e-1",
    sides: [blowDoc("flamma", [[5, 4]], { hits: 1, landed: [true] }), blowDoc("verus", [[1, 1]], { left: 1 })] as const,
  };

  test("takes the map's place, with both sides face to face", async () => {
    await startGame({ duel: fightDoc({ round: 1, rounds: [round], sides: [sideDoc("flamma"), sideDoc("verus", { left: 1 })] }), turn: turnDoc({ asked: "bout" }) }, [form("strike")]);
    render(<BoardScreen />);
    expect(screen.queryByRole("region", { name: /map/i })).toBeNull();
    expect(await screen.findAllByRole("img", { name: "5" })).not.toHaveLength(0);
    fireEvent.click(await screen.findByRole("button", { name: "Strike" }));
    await waitFor(() => expect(postedCommand()).toMatchObject({ type: "strike" }));
  });

  test("is not shown if it was over before the player looked", async () => {
    await startGame({ duel: fightDoc({ stage: "over", winner: "flamma", why: "dead" }) });
    render(<BoardScreen />);
    expect(screen.getByRole("region", { name: /map/i })).toBeTruthy();
  });

  test("stays after its end until the player closes it", async () => {
    await startGame({ duel: fightDoc() });
    render(<BoardScreen />);
    const fight = fightDoc({ stage: "over", winner: "flamma", why: "dead", round: 1, rounds: [round] });
    server.say("entries", { now: 1_070_000, p: 2, pub: { slices: { duel: fight }, entries: [] } });
    fireEvent.click(await screen.findByRole("button", { name: "Duel to the map" }));
    expect(await screen.findByRole("region", { name: /map/i })).toBeTruthy();
  });

  test.each([
    ["survived", "", /End duel nobody/],
    ["too-long", "", /End duel nobody/],
    ["both-at-one", "", /End duel both at one/],
    ["survived", "flamma", /End duel survived/],
  ] as const)("that ended because of %s, won by “%s”, says so", async (cause, winner, text) => {
    await startGame({ duel: fightDoc() });
    render(<BoardScreen />);
    const fight = fightDoc({ stage: "over", winner, why: cause, round: 1, rounds: [round] });
    server.say("entries", { now: 1_070_000, p: 2, pub: { slices: { duel: fight }, entries: [] } });
    expect(await screen.findByText(text)).toBeTruthy();
  });

  test("shows the beast of a hunt", async () => {
    await startGame({ duel: fightDoc({ kind: "hunt", sides: [sideDoc("flamma"), sideDoc("beast", { left: 1, hit_points: 1 })] }) });
    const { container } = render(<BoardScreen />);
    expect(container.querySelector(".beast")).not.toBeNull();
  });

  test("is drawn large on the wall", async () => {
    await startGame({ duel: fightDoc({ round: 1, rounds: [round] }) });
    const { container } = render(<Wall />);
    expect(container.querySelector(".duel[data-big=true]")).not.toBeNull();
  });
});

describe("the wall", () => {
  test.each([true, false])("shows hit points only if the scenario allows a score board: %s", async (isAllowed) => {
    await startGame({ game: game({ ruleset: "morituri", score_board: isAllowed }) });
    const { container } = render(<Wall />);
    const names = [...container.querySelectorAll(".mor-wall-row li")].map((element) => element.querySelector("b")?.textContent);
    expect(names).toEqual(["Ada", "Verus"]);
    expect(container.querySelectorAll(".mor-wall-row .hearts")).toHaveLength(isAllowed ? names.length : 0);
  });
});

describe("a gladiator", () => {
  test("has five slots, and a dagger if there is no weapon", async () => {
    await startGame({ "person/flamma": gladiatorDoc("flamma", 0, { gear: { ...NO_GEAR, offhand: "scutum" } }) });
    const { container } = render(<GladiatorScreen />);
    expect(container.querySelectorAll(".places li")).toHaveLength(5);
    expect(screen.getByRole("button", { name: /Card pugio/ })).toBeTruthy();
    expect(screen.getByRole("button", { name: /Scutum/ })).toBeTruthy();
  });

  test("can be another player’s", async () => {
    await startGame({ "person/verus": gladiatorDoc("verus", 1, { gear: { ...NO_GEAR, weapon: "falx" } }) });
    render(<GladiatorScreen />);
    fireEvent.click(screen.getByRole("button", { name: "Verus" }));
    expect(screen.getByRole("button", { name: /Falx/ })).toBeTruthy();
  });
});

describe("a space", () => {
  test("names the gladiators there, and the source of its data", async () => {
    await startGame();
    render(<SpaceSheet id="leptis" />);
    expect(screen.getByRole("button", { name: /Verus/ })).toBeTruthy();
    expect(document.querySelector(".pack-line")).not.toBeNull();
  });
});
