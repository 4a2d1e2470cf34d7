// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test } from "vitest";
import { PastGame } from "../../core/replay/pastgame";
import { MomentLoader } from "../../core/replay/replay";
import { replayChunk, replayIndex } from "../../core/replay/replay.fixtures";
import { line } from "../../core/view/fixtures";
import type { ReplayChunk } from "../../core/view/wire";
import { addGameTexts } from "../../ui/texts";
import { closeGame, currentGame } from "../../ui/services";
import { openTestGame } from "../../ui/testgame.fixtures";
import { MomentEvents } from "./moment";

const TEXTS = "great-crown = The crown\ncrowned = { $who } has the crown\nwalked = { $who } walks\n";
const COUNT = 9;

/** Return a chunk in which the great moment 6 has two other lines before its own. */
function crowdedChunk(chunk: number): ReplayChunk {
  const chunkDoc = replayChunk(chunk, COUNT);
  const wordsLine = (id: string, key: string) => line("p1", { id, key, args: { who: id }, words: true });
  const lines = [wordsLine("w1", "walked"), wordsLine("w2", "walked"), wordsLine("e6", "crowned")];
  return { ...chunkDoc, moments: chunkDoc.moments.map((moment, index) => (chunkDoc.first + index === 6 ? { ...moment, lines } : moment)) };
}

beforeEach(async () => {
  await openTestGame();
  await addGameTexts({ en: TEXTS, es: TEXTS });
});
afterEach(() => {
  cleanup();
  closeGame();
});

test("the sentence that makes a moment great comes first, with one mark in its row", async () => {
  const runningGame = currentGame.peek();
  if (!runningGame) throw new Error("no game is open");
  const game = new PastGame(runningGame, new MomentLoader("ides", replayIndex(COUNT), async (chunk) => crowdedChunk(chunk)));
  await game.seek(6);
  render(<MomentEvents game={game} />);
  const rows = [...document.querySelectorAll(".replay-words")].map((row) => row.textContent?.trim());
  expect(rows).toEqual(["The crown e6 has the crown", "w1 walks", "w2 walks"]);
});
