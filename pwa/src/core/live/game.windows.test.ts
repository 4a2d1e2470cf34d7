import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { line, viewDoc } from "../view/fixtures";
import { openWithView, settlePromises, testGame } from "./game.fixtures";
import type { TestGame } from "./game.fixtures";
import { memoryStorage } from "../sending/memorystorage";
import { MAX_STREAMS } from "./relay";
import type { Opening } from "../view/wire";

interface SentMessage {
  readonly say: string;
  readonly to?: string;
  readonly whole?: boolean;
  readonly event?: { readonly event: string; readonly data: string };
}

/**
 * Open a game while other windows of the browser show it, and return the messages between these windows and the game.
 */
async function openGameBesideWindows(restarts = false): Promise<{ made: TestGame; messages: SentMessage[]; hear: (data: unknown) => Promise<unknown> }> {
  const messages: SentMessage[] = [];
  let ear: (event: MessageEvent) => void = () => undefined;
  const channel = () => ({
    addEventListener: (_name: string, listener: unknown) => void (ear = listener as typeof ear),
    postMessage: (data: unknown) => void messages.push(data as SentMessage),
    close: () => undefined,
  });
  const game = testGame(memoryStorage(), undefined, channel);
  if (restarts) game.live.restart();
  await openWithView(game);
  const hear = (data: unknown): Promise<unknown> => {
    ear({ data } as MessageEvent);
    return settlePromises();
  };
  return { made: game, messages, hear };
}

beforeEach(() => void vi.useFakeTimers({ now: 2_000_000 }));
afterEach(() => void vi.useRealTimers());

test("a window that begins to follow receives the shown view", async () => {
  const { made, messages, hear } = await openGameBesideWindows();
  await made.say("entries", { now: 1_060_500, p: 3, pub: { entries: [line("p3")] } });
  await hear({ say: "ask", from: "other", game: "ides", term: 0 });
  const message = messages.find(({ say, to }) => say === "event" && to === "other");
  const opening = JSON.parse(message?.event?.data ?? "null") as Opening;
  expect(message?.event?.event).toBe("reset");
  expect(opening.cursor).toBe("ab12cd.3.1");
  expect(opening.entries?.map(({ c }) => c)).toContain("p3");
  const follower = testGame();
  await openWithView(follower, opening);
  expect(follower.live.view.value?.cursor).toBe("ab12cd.3.1");
  follower.live.close();
  made.live.close();
});

test("a following window without a view makes the leader open the stream without a cursor", async () => {
  const { made: game, hear } = await openGameBesideWindows();
  await hear({ say: "open", whole: true, from: "other", game: "ides", term: 0 });
  expect(game.urls.at(-1)).toBe("/api/v1/games/ides/live");
  game.live.close();
});

test("a game that finds no free stream fetches its view once and gives `crowded` as the reason", async () => {
  const { made: game, hear } = await openGameBesideWindows();
  game.answer = () => ({ status: 200, body: viewDoc({ cursor: "ab12cd.8.1" }) });
  for (let index = 0; index < MAX_STREAMS; index++) await hear({ say: "lead", from: "", game: `game-${index}`, term: 1, state: "live" });
  await settlePromises();
  expect(game.live.link.value).toBe("crowded");
  expect(game.posts).toContain("/view");
  expect(game.live.view.value?.cursor).toBe("ab12cd.8.1");
  game.live.close();
});

test("a card taken before the relay is loaded makes the leading window open its stream again", async () => {
  const { made: game, messages } = await openGameBesideWindows(true);
  expect(messages.find(({ say }) => say === "ask")?.whole).toBe(true);
  game.live.close();
});
