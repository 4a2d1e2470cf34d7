// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { closeGame, currentGame } from "../services";
import { areTapsIgnored } from "../taps";
import { letDialogsOpen, okAnswer, openTestGame, refusedAnswer, smallView, tapElement } from "../testgame.fixtures";
import type { TestServer } from "../testgame.fixtures";
import { toasts } from "../toasts";
import { ReadyActs } from "./readyacts";

const NAMES = ["livia", "minerva", "juno", "vesta", "mars", "venus", "pluto"];

const readyAct = (who: string) => ({ key: "ui-bidi", args: {}, text: who, fields: { who, to: "rome" } });

let server: TestServer;

const sentFields = (): readonly unknown[] =>
  server.posted.filter(({ path }) => path.endsWith("/commands")).map(({ body }) => ({ who: body["who"], to: body["to"], type: body["type"], as: body["as"] }));

const buttons = (): readonly HTMLElement[] => screen.queryAllByRole("button");

async function drawActs(names: readonly string[] = NAMES): Promise<void> {
  server = await openTestGame(smallView());
  server.routes["commands"] = okAnswer({ command: "x", repeated: false, pending: false, entries: [] }, 201);
  render(<ReadyActs type="seat-unseated" acts={names.map(readyAct)} />);
}

beforeEach(letDialogsOpen);
afterEach(() => {
  cleanup();
  toasts.value = [];
  closeGame();
});

describe("acts that one tap does", () => {
  test("have a button each, and the button of an act disappears with the tap", async () => {
    await drawActs();
    expect(buttons()).toHaveLength(6);
    await tapElement(() => buttons()[0] as HTMLElement);
    await waitFor(() => expect(sentFields()).toEqual([{ who: "livia", to: "rome", type: "seat-unseated", as: "hirtius" }]));
    expect(screen.getByText("All 6 at once")).toBeTruthy();
  });

  test("are all sent by the last button", async () => {
    await drawActs();
    await tapElement(() => screen.getByText("All 7 at once"));
    await waitFor(() => expect(sentFields()).toHaveLength(7));
    expect(buttons()).toEqual([]);
  });

  test("have no button for all acts if there is only one", async () => {
    await drawActs(["livia"]);
    expect(buttons()).toHaveLength(1);
  });

  test("come back if they were refused, and can be sent again", async () => {
    await drawActs(["livia", "minerva"]);
    server.routes["commands"] = refusedAnswer([]);
    await tapElement(() => buttons()[0] as HTMLElement);
    await waitFor(() => expect(sentFields()).toHaveLength(1));
    await waitFor(() => expect(buttons()).toHaveLength(3));
    await waitFor(() => expect(areTapsIgnored.value).toBe(false));
    await tapElement(() => buttons()[0] as HTMLElement);
    await waitFor(() => expect(sentFields()).toHaveLength(2));
  });

  test("come back if a later list still contains them", async () => {
    server = await openTestGame(smallView());
    server.routes["commands"] = okAnswer({ command: "x", repeated: false, pending: false, entries: [] }, 201);
    const acts = ["livia", "minerva"].map(readyAct);
    const { rerender } = render(<ReadyActs type="seat-unseated" acts={acts} />);
    await tapElement(() => buttons()[0] as HTMLElement);
    await waitFor(() => expect(buttons()).toHaveLength(1));
    await waitFor(() => expect(toasts.value.map(({ tone }) => tone)).toEqual(["done"]));
    rerender(<ReadyActs type="seat-unseated" acts={[...acts]} />);
    await waitFor(() => expect(buttons()).toHaveLength(3));
  });

  test("leave no refusal behind if several were sent, and one message tells how many were refused", async () => {
    await drawActs(["livia", "minerva"]);
    server.routes["commands"] = refusedAnswer([]);
    await tapElement(() => screen.getByText("All 2 at once"));
    await waitFor(() => expect(toasts.value.map(({ parts }) => parts.join(""))).toEqual([expect.stringMatching(/^2 of 2 were refused/)]));
    await waitFor(() => expect(currentGame.value?.outbox.value).toEqual([]));
    expect(buttons()).toHaveLength(3);
  });
});
