import { expect, test } from "vitest";
import { line, viewDoc } from "../../view/fixtures";
import { linesOf } from "../../view/chronicle";
import { ArchivedGame } from "./game";

const lines = Array.from({ length: 120 }, (_, index) => line(`p${index + 1}`));
const archivedGame = () => new ArchivedGame({ ...viewDoc(), cursor: "ab12cd.120.0", entries: lines.slice(-10) }, async () => lines);

test("a game of an archive has the recorded view, and loads older lines page by page", async () => {
  const game = archivedGame();
  expect(game.doc.value?.id).toBe("ides");
  expect(linesOf(game)).toHaveLength(10);
  expect(await game.loadOlderLines()).toBe(true);
  expect(linesOf(game).map(({ c }) => c)).toEqual(lines.slice(-60).map(({ c }) => c));
  expect(await game.loadOlderLines()).toBe(true);
  expect(await game.loadOlderLines()).toBe(false);
  expect(linesOf(game)).toHaveLength(120);
  expect(await game.loadOlderLines()).toBe(false);
});

test("a game of an archive refuses commands, and receives no events", async () => {
  const game = archivedGame();
  const previousView = game.view.value;
  expect(await game.loadOffers()).toMatchObject({ offers: [] });
  expect(await game.submit().outcome).toMatchObject({ state: "refused" });
  game.onSettled()();
  for (const deed of [game.show, game.hide, game.refresh, game.restart, game.lost, game.close]) deed();
  await Promise.all([game.open(), game.confirm(), game.dismiss()]);
  game.seals.takeDigest("0".repeat(64));
  expect(game.seals.verdict.value).toBe(null);
  expect(game.view.value).toBe(previousView);
  game.view.value = null;
  expect([game.doc.value, await game.loadOlderLines()]).toEqual([null, false]);
});
