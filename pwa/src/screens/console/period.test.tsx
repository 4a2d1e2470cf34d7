// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { game as gameDoc } from "../../core/view/fixtures";
import type { Opening } from "../../core/view/wire";
import { pack as roman } from "../../games/ludi_romani/pack";
import { letDialogsOpen, okAnswer, openTestGame, smallView } from "../../ui/testgame.fixtures";
import type { TestServer } from "../../ui/testgame.fixtures";
import { ignoreTaps } from "../../ui/taps";
import { pack } from "../../ui/pack";
import { Sheets } from "../../ui/parts/sheet";
import { sheets } from "../../ui/router";
import { closeGame } from "../../ui/services";
import { Console } from ".";

let server: TestServer;

async function openConsole(changes: Partial<Opening>): Promise<void> {
  server = await openTestGame(smallView(changes));
  pack.value = roman;
}

const withSlices = (slices: Record<string, unknown>, changes: Partial<Opening>): Partial<Opening> => ({
  ...changes,
  slices: { ...smallView().slices, ...slices },
});

beforeEach(letDialogsOpen);
afterEach(() => {
  cleanup();
  sheets.value = [];
  closeGame();
});

describe("the current period", () => {
  test("shows one tap that resumes a paused game", async () => {
    await openConsole(withSlices({ game: gameDoc({ status: "paused", paused_at: 1_000_000 }) }, { me: ["fata"], staff: true }));
    server.routes["commands"] = okAnswer({ command: "x", repeated: false, pending: false, entries: [], cursor: "" }, 201);
    render(<Console />);
    fireEvent.click(screen.getByText("Resume"));
    await waitFor(() => expect(server.posted.at(-1)?.body).toEqual({ type: "resume", as: "fata", period: 5 }));
  });

  test("does not resume the game while taps are ignored", async () => {
    await openConsole(withSlices({ game: gameDoc({ status: "paused", paused_at: 1_000_000 }) }, { me: ["fata"], staff: true }));
    render(<Console />);
    const resume = screen.getByRole("button", { name: "Resume" });
    act(ignoreTaps);
    expect(resume.getAttribute("aria-disabled")).toBe("true");
    fireEvent.click(resume);
    expect(server.posted).toEqual([]);
    await waitFor(() => expect(resume.getAttribute("aria-disabled")).toBe("false"));
  });

  test("shows one tap that begins a waiting game", async () => {
    const pausedGame = gameDoc({ status: "paused", waiting: true, paused_at: 1_000_000 });
    await openConsole(withSlices({ game: pausedGame }, { me: ["fata"], staff: true }));
    server.routes["commands"] = okAnswer({ command: "x", repeated: false, pending: false, entries: [], cursor: "" }, 201);
    render(<Console />);
    expect(screen.queryByText("Resume")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: /^Begin the evening: .*43 BCE$/ }));
    await waitFor(() => expect(server.posted.at(-1)?.body).toEqual({ type: "begin-play", as: "fata", period: 5 }));
  });

  const comingPeriod = { period: { ...gameDoc().period, seq: 6, kind: "hiems", key: "season-hiems", year: 42 }, act: "announce-season", by: ["apollo"] };

  test("has a button with the next season's name, which records the act for the character who announces it", async () => {
    await openConsole(withSlices({ coming: comingPeriod }, { me: ["fata"], staff: true }));
    render(
      <>
        <Console />
        <Sheets />
      </>,
    );
    fireEvent.click(screen.getByRole("button", { name: /^Announce .*42 BCE$/ }));
    await waitFor(() => expect(server.posted.at(-1)?.body).toMatchObject({ type: "announce-season", as: "apollo", recorder: "fata" }));
  });

  test("has no button for a next period that opens by itself", async () => {
    await openConsole(withSlices({ coming: { ...comingPeriod, act: "", by: [] } }, { me: ["fata"], staff: true }));
    render(<Console />);
    expect(screen.getByText(/^then .*42 BCE$/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: /42 BCE/ })).toBeNull();
  });
});
