// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { game } from "../../core/view/fixtures";
import type { Form, FormField, Opening } from "../../core/view/wire";
import { textResponse, letDialogsOpen, offersDoc, okAnswer, openTestGame } from "../../ui/testgame.fixtures";
import type { TestServer } from "../../ui/testgame.fixtures";
import { pack } from "../../ui/pack";
import { sheets } from "../../ui/router";
import { closeGame } from "../../ui/services";
import { loadPackAndTexts } from "../open";
import words from "../../../../ledger/games/cursus_honorum/messages/en.ftl?raw";
import own from "./en.ftl?raw";
import { Elections } from "./elections";
import { dieDoc, form, nobleDoc, options, tableDoc, tableView, turnDoc } from "./fixtures";
import { pack as cursus } from "./pack";
import { StandingsScreen } from "./race";
import { RecordSheetScreen } from "./sheet";
import { Wall } from "./wall";
// These modules are loaded at the start, because the screens would load them too late for a test on a slow machine.
import "./ending";
import "./parts/result";
import "./turn/spend";

let server: TestServer;

async function openTable(view: Opening, ...forms: readonly Form[]): Promise<void> {
  server = await openTestGame(view);
  server.routes["offers"] = okAnswer(offersDoc({ as: "aemilius", offers: forms }));
  server.routes["commands"] = okAnswer({ command: "x", repeated: false, pending: false, entries: [], cursor: "" }, 201);
  const served = globalThis.fetch;
  vi.stubGlobal("fetch", (url: string, init?: RequestInit) =>
    url.includes(".ftl") ? Promise.resolve(textResponse(url, `${words}\n${own}`)) : served(url, init),
  );
  await loadPackAndTexts("cursus_honorum");
  pack.value = cursus;
}

/** Return the last command that was sent, without the fields that every command has. */
const lastSentCommand = (): Record<string, unknown> => {
  const commands = server.posted.filter(({ path }) => path.endsWith("/commands"));
  const { as: _as, period: _period, ...fields } = commands.at(-1)?.body ?? {};
  return fields;
};

async function tapButton(name: string | RegExp): Promise<void> {
  const button = await screen.findByRole("button", { name });
  await waitFor(() => expect((button as HTMLButtonElement).disabled).toBe(false));
  fireEvent.click(button);
}

beforeEach(() => {
  letDialogsOpen();
  vi.stubGlobal("scrollTo", () => undefined);
});
afterEach(() => {
  cleanup();
  sheets.value = [];
  closeGame();
  vi.unstubAllGlobals();
});

describe("rolling", () => {
  const reroll: FormField = { name: "reroll", kind: "subset", options: options("die-1", "die-3"), least: 1, most: 2 };
  const asPc: FormField = { name: "as_pc", kind: "number", least: 0, most: 1, step: 1, unit: "" };
  const rolledTurn = turnDoc({ rolls: 1, rolls_left: 2, dice: [dieDoc(1, 4), dieDoc(2, 1, true), dieDoc(3, 5)] });

  test("begins with all dice of the level", async () => {
    await openTable(tableView(tableDoc({ turn: turnDoc() })), form("roll"));
    render(<RecordSheetScreen />);
    await tapButton("Roll 3 dice");
    await waitFor(() => expect(lastSentCommand()).toEqual({ type: "roll" }));
  });

  test("rolls again the dice that were not tapped", async () => {
    await openTable(tableView(tableDoc({ turn: rolledTurn })), form("roll-again", [reroll]), form("stop-rolling", [asPc]));
    render(<RecordSheetScreen />);
    await tapButton("Die 1, political capital");
    await tapButton("Roll 1 again");
    await waitFor(() => expect(lastSentCommand()).toEqual({ type: "roll-again", reroll: ["die-3"] }));
  });

  test("offers no tap on a 1", async () => {
    await openTable(tableView(tableDoc({ turn: rolledTurn })), form("roll-again", [reroll]));
    render(<RecordSheetScreen />);
    expect(screen.getByRole("img", { name: /^Die 2, disapproval, stays as it is/ })).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Die 2/ })).toBeNull();
  });

  test("sends each choice die as it was tapped when the player stops", async () => {
    await openTable(tableView(tableDoc({ turn: rolledTurn })), form("roll-again", [reroll]), form("stop-rolling", [asPc]));
    render(<RecordSheetScreen />);
    await tapButton("Die 3, choice (capital or skill), taken as political capital");
    await tapButton("Die 3, choice (capital or skill), taken as political capital");
    expect(await screen.findByRole("button", { name: "Die 3, choice (capital or skill), taken as skill" })).toBeTruthy();
    await tapButton("Stop");
    await waitFor(() => expect(lastSentCommand()).toEqual({ type: "stop-rolling", as_pc: 0 }));
  });

  test("asks for the faces of dice from the table", async () => {
    await openTable(tableView(tableDoc({ turn: turnDoc() })), form("roll", [{ name: "dice", kind: "dice", count: 3, sides: 6 }]));
    render(<RecordSheetScreen />);
    await tapButton("Type in 3 dice");
    for (const face of ["wealth", "skill", "disapproval"]) await tapButton(face);
    await tapButton("That is it");
    await waitFor(() => expect(lastSentCommand()).toEqual({ type: "roll", dice: [2, 3, 1] }));
  });

  test("asks for the faces of only the dice that were rolled again at the table", async () => {
    const awaitingField: FormField = { name: "dice", kind: "awaiting", after: ["reroll"] };
    await openTable(tableView(tableDoc({ turn: rolledTurn })), form("roll-again", [reroll, awaitingField]));
    render(<RecordSheetScreen />);
    await tapButton("Die 1, political capital");
    await tapButton("Roll 1 again");
    await tapButton("wealth");
    await tapButton("That is it");
    await waitFor(() => expect(lastSentCommand()).toEqual({ type: "roll-again", reroll: ["die-3"], dice: [2] }));
  });
});

describe("spending", () => {
  const dice = [dieDoc(1, 4), dieDoc(2, 6), dieDoc(3, 3)];

  test("ticks as many boxes as possible, or fewer after a tap", async () => {
    const boxes: FormField = { name: "boxes", kind: "number", least: 1, most: 4, step: 1, unit: "" };
    await openTable(tableView(tableDoc({ turn: turnDoc({ step: "advance", pc: 4, dice }) })), form("advance", [boxes]));
    render(<RecordSheetScreen />);
    expect(await screen.findByText("Tick 4 boxes")).toBeTruthy();
    await tapButton("Level I: tick up to box 2");
    await tapButton("Tick 2 boxes");
    await waitFor(() => expect(lastSentCommand()).toEqual({ type: "advance", boxes: 2 }));
  });

  test("can be skipped without asking the server", async () => {
    const boxes: FormField = { name: "boxes", kind: "number", least: 1, most: 4, step: 1, unit: "" };
    const now = turnDoc({ step: "advance", pc: 4, attacks: 1, dice });
    const targets: FormField = { name: "targets", kind: "split", options: options("claudius", "fabius"), total: 1, least: 0, step: 1, caps: {} };
    await openTable(tableView(tableDoc({ turn: now })), form("advance", [boxes]), form("attack", [targets]));
    render(<RecordSheetScreen />);
    await tapButton("Skip");
    await screen.findByText("Whom do you attack?");
    await tapButton("Back to what you skipped");
    await screen.findByText("Tick 4 boxes");
    expect(server.posted).toEqual([]);
  });

  test("aims one attack for each tap, and the minus takes one back", async () => {
    const targets: FormField = { name: "targets", kind: "split", options: options("claudius", "fabius"), total: 2, least: 0, step: 1, caps: {} };
    await openTable(tableView(tableDoc({ turn: turnDoc({ step: "attack", attacks: 2, dice }) })), form("attack", [targets]));
    render(<RecordSheetScreen />);
    await tapButton("Attack Claudius, 0 so far");
    await tapButton("Attack Fabius, 0 so far");
    await tapButton("One attack less on Claudius");
    await tapButton("Attack Fabius, 1 so far");
    await tapButton("Attack 2 times");
    await waitFor(() => expect(lastSentCommand()).toEqual({ type: "attack", targets: { fabius: 2 } }));
  });

  test("ticks boxes of skills within the form's limits", async () => {
    const boxes: FormField = { name: "boxes", kind: "split", options: options("oratory", "command"), total: 3, least: 0, step: 1, caps: { oratory: 3, command: 5 } };
    await openTable(tableView(tableDoc({ turn: turnDoc({ step: "train", skill_points: 3, dice }) })), form("train", [boxes]));
    render(<RecordSheetScreen />);
    await tapButton("Oratory: tick up to box 2");
    expect(await screen.findByText("1 point of skill left: tap boxes")).toBeTruthy();
    await tapButton("Command: tick up to box 1");
    expect(screen.queryByRole("button", { name: "Command: tick up to box 2" })).toBeNull();
    await tapButton("Learn 3 boxes");
    await waitFor(() => expect(lastSentCommand()).toEqual({ type: "train", boxes: { oratory: 2, command: 1 } }));
  });

  test("buys the tapped luxury, and ends the turn if none is tapped", async () => {
    const luxury: FormField = { name: "luxury", kind: "choice", options: options("roman_domus") };
    const rich = [nobleDoc("aemilius", { wealth: 6 }), nobleDoc("claudius"), nobleDoc("fabius")];
    await openTable(tableView(tableDoc({ turn: turnDoc({ step: "buy", dice }) }), rich), form("buy", [luxury]), form("end-turn"));
    render(<RecordSheetScreen />);
    await tapButton(/^Roman domus/);
    await tapButton("Roman domus for 4");
    await waitFor(() => expect(lastSentCommand()).toEqual({ type: "buy", luxury: "roman_domus" }));
    await tapButton("End my turn");
    await waitFor(() => expect(lastSentCommand()).toEqual({ type: "end-turn" }));
  });
});

describe("elections", () => {
  const office: FormField = { name: "office", kind: "choice", options: options("censor", "quaestor") };

  test("take an announcement after a tap on the office", async () => {
    await openTable(tableView(tableDoc({ phase: "candidacies", standing: [{ who: "fabius", office: "consul" }] })), form("run-for", [office]), form("ready"));
    render(<Elections />);
    expect(await screen.findByText("Stand for nothing")).toBeTruthy();
    expect(screen.getByLabelText("Candidates: Fabius")).toBeTruthy();
    await tapButton(/^Quaestor/);
    await tapButton("Stand for Quaestor");
    await waitFor(() => expect(lastSentCommand()).toEqual({ type: "run-for", office: "quaestor" }));
  });

  test("show the vote dice one by one, with the winners", async () => {
    const votes = [{ who: "fabius", faces: [6, 5, 6], bonus: 3, votes: 20, entry: "e-9" }];
    const contests = [
      { office: "consul", ballot: 1, candidates: ["fabius"], votes, waiting: [], held: true, winner: "fabius" },
      { office: "quaestor", ballot: 1, candidates: ["aemilius"], votes: [], waiting: ["aemilius"], held: false, winner: null },
    ];
    await openTable(tableView(tableDoc({ phase: "votes", contests })), form("cast-votes"));
    render(<Elections />);
    expect(await screen.findByText("Fabius is elected Consul")).toBeTruthy();
    expect(screen.getByLabelText("20 votes")).toBeTruthy();
    await tapButton("Roll 3 vote dice");
    await waitFor(() => expect(lastSentCommand()).toEqual({ type: "cast-votes" }));
  });
});

test("the race shows everybody's dignitas, offices and points, and offers to end the game", async () => {
  const people = [nobleDoc("aemilius", { dignitas: 5, score: 4 }), nobleDoc("claudius", { shame: 2, score: -2 }), nobleDoc("fabius")];
  const honores = { consul: [{ who: "claudius", order: 1, round: 1 }] };
  await openTable(tableView(tableDoc({ turn: turnDoc({ who: "fabius" }), honores }), people), form("agree-to-end"));
  const { container } = render(<StandingsScreen />);
  expect([...container.querySelectorAll(".cur-lane strong")].map((element) => element.textContent)).toEqual(["Aemilius", "Claudius", "Fabius"]);
  expect(screen.getByText("1st Claudius")).toBeTruthy();
  const points = [...container.querySelectorAll(".cur-scores tbody tr")].map((row) => row.querySelector("td:last-child")?.textContent);
  expect(points).toEqual(["4", "0", "−2"]);
  expect(await screen.findByRole("button", { name: "End it" })).toBeTruthy();
});

test("a place of an office is free by its own order, even after its first holder was removed", async () => {
  const honores = { consul: [{ who: "claudius", order: 2, round: 2 }] };
  await openTable(tableView(tableDoc({ turn: turnDoc({ who: "fabius" }), honores })));
  const { container } = render(<StandingsScreen />);
  const consul = [...container.querySelectorAll(".cur-honor")].find((element) => element.querySelector("strong")?.textContent === "Consul");
  const places = [...(consul?.querySelectorAll(".cur-place") ?? [])].map((element) => element.querySelector("span:not(.crest)")?.textContent);
  expect(places).toHaveLength(3);
  expect([places[0], places[2]]).toEqual(["1st", "3rd"]);
  expect(consul?.textContent).toContain("2nd Claudius");
});

test("the end shows the winners and their points", async () => {
  const people = [nobleDoc("aemilius", { score: 4, luxuries: ["roman_domus"] }), nobleDoc("claudius"), nobleDoc("fabius")];
  await openTable(tableView(tableDoc({ phase: "over", winners: ["aemilius"] }), people));
  render(<RecordSheetScreen />);
  expect(await screen.findByText("wins with 4 points")).toBeTruthy();
});

test("the wall follows the dice, the votes and the end", async () => {
  await openTable(tableView(tableDoc({ turn: turnDoc({ who: "fabius", rolls: 1, rolls_left: 2, dice: [dieDoc(1, 2)] }) }), undefined, []));
  render(<Wall />);
  expect(screen.getByRole("img", { name: /^Die 1, wealth/ })).toBeTruthy();
  expect(screen.getByText("Roll 1 of 3")).toBeTruthy();
});

test("the wall shows the race only if the scenario allows a score board", async () => {
  const { slices, ...document } = tableView(tableDoc({ turn: turnDoc({ who: "fabius", rolls: 1, rolls_left: 2, dice: [dieDoc(1, 2)] }) }), undefined, []);
  const ruleset = "cursus_honorum";
  for (const allowed of [true, false]) {
    await openTable({ ...document, slices: { ...slices, game: game({ ruleset, score_board: allowed }) } });
    const { container, unmount } = render(<Wall />);
    expect(screen.getByText("Roll 1 of 3")).toBeTruthy();
    expect(container.querySelectorAll(".cur-wall-honores")).toHaveLength(1);
    expect(container.querySelectorAll(".cur-lane")).toHaveLength(allowed ? 3 : 0);
    unmount();
  }
});
