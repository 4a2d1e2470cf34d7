// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { game } from "../../core/view/fixtures";
import { api } from "../../ui/services";
import { SEAL_MS, SealWords } from "./seal";

const WORDS = "mare clarus dies mundus soror velum silex lana";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(api, "game").mockImplementation(async () => ({ fingerprints: [WORDS] }) as never);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const wait = (milliseconds: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

test("the words of a new head leave the wall, and come back on request", async () => {
  render(<SealWords game={game()} />);
  await wait(0);
  expect(screen.queryAllByText(WORDS)).toHaveLength(1);
  await wait(SEAL_MS);
  expect(screen.queryAllByText(WORDS)).toHaveLength(0);
  fireEvent.keyUp(document.body, { key: "s" });
  expect(screen.queryAllByText(WORDS)).toHaveLength(1);
  await wait(SEAL_MS);
  fireEvent.pointerUp(document.body);
  expect(screen.queryAllByText(WORDS)).toHaveLength(1);
});

test("the words of a closed game stay on the wall", async () => {
  render(<SealWords game={{ ...game(), status: "closed" }} />);
  await wait(SEAL_MS);
  expect(screen.queryAllByText(WORDS)).toHaveLength(1);
});
