// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test } from "vitest";
import { line } from "../../core/view/fixtures";
import { timeOfDay } from "../../core/words/timeofday";
import type { Form } from "../../core/view/wire";
import { RecordNotes } from "../parts/entrynotes";
import { Sheets } from "../parts/sheet";
import { openSheet, sheets } from "../router";
import { clock, closeGame, currentGame } from "../services";
import { loadMissingTexts } from "../texts";
import { letDialogsOpen, offersDoc, okAnswer, openTestGame, smallView, testAttempt } from "../testgame.fixtures";
import type { TestServer } from "../testgame.fixtures";
import { ManualTimeSwitch, happenedAtField } from "./timefield";
import type { ActRequest } from "./actrequest";
import { ActSheet } from "./sheet";

const HALF_AN_HOUR = 1_800_000;

const form: Form = { type: "leave", chapter: "MOTUS", blocked: [], fields: [] };
const doneReceipt = { command: "x", repeated: false, pending: false, entries: [] };
const recordedRequest: ActRequest = { type: "leave", as: "livia", recorder: "fata" };

let server: TestServer;

async function openGameAs(me = "fata"): Promise<void> {
  server = await openTestGame(smallView({ me: [me], staff: me === "fata" }));
  server.routes["offers"] = okAnswer(offersDoc({ offers: [form] }));
  server.routes["try"] = okAnswer(testAttempt());
  server.routes["commands"] = okAnswer(doneReceipt, 201);
  await currentGame.value?.loadOffers("livia", me);
  await loadMissingTexts();
}

/** Return a past time of day and the time that it means (milliseconds). */
function timeAgo(milliseconds: number): { time: string; at: number } {
  const at = Math.floor((clock.now() - milliseconds) / 60_000) * 60_000;
  return { time: timeOfDay(at), at };
}

const manualTimeSwitch = (): HTMLInputElement => screen.getByLabelText<HTMLInputElement>("It happened earlier");

beforeEach(letDialogsOpen);
afterEach(() => {
  if (screen.queryByLabelText<HTMLInputElement>("It happened earlier")?.checked) fireEvent.click(manualTimeSwitch());
  cleanup();
  sheets.value = [];
  closeGame();
});

test("no time is sent unless the switch is on", async () => {
  await openGameAs();
  render(<ManualTimeSwitch />);
  expect(manualTimeSwitch().checked).toBe(false);
  expect(happenedAtField(recordedRequest)).toEqual({});
  fireEvent.click(manualTimeSwitch());
  expect(happenedAtField(recordedRequest)).toEqual({ happened_at: timeAgo(0).at });
});

test("the time is sent with acts for others until the switch is off", async () => {
  await openGameAs();
  render(<ManualTimeSwitch />);
  const { time, at } = timeAgo(HALF_AN_HOUR);
  fireEvent.click(manualTimeSwitch());
  fireEvent.input(screen.getByLabelText("At what time"), { target: { value: time } });
  expect(happenedAtField(recordedRequest)).toEqual({ happened_at: at });
  expect(happenedAtField(recordedRequest)).toEqual({ happened_at: at });
  expect(happenedAtField({ type: "leave", as: "fata" })).toEqual({});
  fireEvent.click(manualTimeSwitch());
  expect(happenedAtField(recordedRequest)).toEqual({});
});

test("an empty time is not sent", async () => {
  await openGameAs();
  render(<ManualTimeSwitch />);
  fireEvent.click(manualTimeSwitch());
  fireEvent.input(screen.getByLabelText("At what time"), { target: { value: "" } });
  expect(happenedAtField(recordedRequest)).toEqual({});
  expect(screen.getByLabelText<HTMLInputElement>("At what time").validity.valueMissing).toBe(true);
});

test("an officer sends no time", async () => {
  await openGameAs("minerva");
  render(<ManualTimeSwitch />);
  fireEvent.click(manualTimeSwitch());
  expect(happenedAtField({ ...recordedRequest, recorder: "minerva" })).toEqual({});
});

test("the form of an act shows the entered time and sends it", async () => {
  await openGameAs();
  const { time, at } = timeAgo(HALF_AN_HOUR);
  const previousResult = render(<ManualTimeSwitch />);
  fireEvent.click(manualTimeSwitch());
  fireEvent.input(screen.getByLabelText("At what time"), { target: { value: time } });
  previousResult.unmount();
  render(<Sheets />);
  openSheet(() => <ActSheet request={recordedRequest} />);
  expect((await screen.findByLabelText<HTMLInputElement>("At what time")).value).toBe(time);
  await waitFor(() => expect(server.posted.at(-1)?.body).toMatchObject({ happened_at: at }));
  const button = document.querySelector<HTMLButtonElement>(".sheet-foot .primary");
  await waitFor(() => expect(button?.disabled).toBe(false));
  fireEvent.input(screen.getByLabelText("At what time"), { target: { value: timeAgo(2 * HALF_AN_HOUR).time } });
  await waitFor(() => expect(server.posted.at(-1)?.body).toMatchObject({ happened_at: timeAgo(2 * HALF_AN_HOUR).at }));
  if (button) fireEvent.click(button);
  await waitFor(() => expect(server.posted.at(-1)?.path).toMatch(/commands$/));
  expect(server.posted.at(-1)?.body).toMatchObject({ as: "livia", recorder: "fata", happened_at: timeAgo(2 * HALF_AN_HOUR).at });
});

test("a line that was entered by hand shows both times", async () => {
  await openGameAs();
  const actor = { as: "livia", recorder: "fata" };
  const entered = render(<RecordNotes line={line("p1", { by: { ...actor, happened_at: 940_000 } })} />);
  expect(entered.container.textContent).toContain(`entered ${timeOfDay(1_000_000)}, happened ${timeOfDay(940_000)}`);
  cleanup();
  expect(render(<RecordNotes line={line("p1", { by: actor })} />).container.textContent).not.toContain("happened");
});
