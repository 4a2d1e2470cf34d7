import { signal } from "@preact/signals-core";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Problem, unreachableProblem } from "../view/api";
import { digest, verify } from "../sending/crypto";
import { memoryStorage } from "../sending/memorystorage";
import type { Verdict } from "./headcheck";
import { HeadKeeper } from "./heads";
import { SHOWN_HEADS } from "./heads.fixtures";
import { deviceKey, cardKeyNoteName, statementToSign } from "../sending/keys";
import { buildWitness } from "./witness";

const [FIRST = "", SECOND = "", ...REST] = SHOWN_HEADS.heads.map(({ text }) => digest(text));

/** Return a phone that claimed Ada's card. The phone used its own key unless the test names another key. */
async function testHeads(chance = 0, claimedWith?: string) {
  const storage = memoryStorage();
  await storage.setNote(cardKeyNoteName("ides", "ada"), claimedWith ?? (await deviceKey(storage)).key);
  const setup = {
    storage,
    mine: ["ada"],
    shown: async () => SHOWN_HEADS,
    cosign: vi.fn(async (_game: string, _digest: string, _signature: string): Promise<unknown> => ({})),
    asked: 0,
    verdict: signal<Verdict | null>(null),
    heads: undefined as unknown as HeadKeeper,
  };
  setup.heads = new HeadKeeper({
    game: "ides",
    storage,
    api: {
      seal: async () => ({ game: "ides", seal_key: SHOWN_HEADS.seal_key, commitment: "", takeovers: [], fingerprints: [] }),
      heads: () => ((setup.asked += 1), setup.shown()),
      cosign: setup.cosign,
    },
    myLines: () => setup.mine,
    verdict: setup.verdict,
    now: Date.now,
    random: () => chance,
  });
  return setup;
}

beforeEach(() => void vi.useFakeTimers({ now: 1_000 }));
afterEach(() => void vi.useRealTimers());

const advanceTime = (milliseconds = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

/** Wait longer than any pause, and until all modules are loaded. */
async function waitOutPauses(): Promise<void> {
  await advanceTime(41_000);
  await vi.dynamicImportSettled();
  await advanceTime();
}

describe("a phone that receives heads", () => {
  test("keeps each digest once, with the time of its arrival, and ignores anything else", async () => {
    const { heads, storage } = await testHeads();
    await heads.takeDigest(FIRST);
    await advanceTime(60_000);
    await heads.takeDigest(SECOND);
    await heads.takeDigest(FIRST);
    for (const invalidDigest of [undefined, 7, "", "zz".repeat(32), `${FIRST}00`]) await heads.takeDigest(invalidDigest);
    expect((await buildWitness(storage, "ides")).heads).toEqual([
      { digest: FIRST, at: 1_000 },
      { digest: SECOND, at: 61_000 },
    ]);
    expect((await buildWitness(storage, "march")).heads).toEqual([]);
  });

  test("signs the newest digest after a while, and the next one no sooner than five minutes later", async () => {
    const setup = await testHeads(0.5);
    await setup.heads.takeDigest(FIRST);
    await setup.heads.takeDigest(SECOND);
    expect(setup.cosign).not.toHaveBeenCalled();
    await waitOutPauses();
    const [game, signedText, signature] = setup.cosign.mock.calls[0] ?? [];
    expect([game, signedText]).toEqual(["ides", SECOND]);
    const witness = await buildWitness(setup.storage, "ides");
    expect(verify(witness.key, statementToSign("head/1", "ides", SECOND), signature ?? "")).toBe(true);
    expect([witness.cosigned, witness.seal_key]).toEqual([SECOND, SHOWN_HEADS.seal_key]);
    await setup.heads.takeDigest(REST[0]);
    await waitOutPauses();
    expect(setup.cosign).toHaveBeenCalledTimes(1);
    await advanceTime(300_000);
    await setup.heads.takeDigest(REST[1]);
    await waitOutPauses();
    expect(setup.cosign).toHaveBeenCalledTimes(2);
  });

  test("signs a later digest when the request for one failed", async () => {
    const setup = await testHeads();
    setup.cosign.mockRejectedValueOnce(unreachableProblem());
    await setup.heads.takeDigest(FIRST);
    await waitOutPauses();
    expect((await buildWitness(setup.storage, "ides")).cosigned).toBe("");
    await setup.heads.takeDigest(SECOND);
    await waitOutPauses();
    expect((await buildWitness(setup.storage, "ides")).cosigned).toBe(SECOND);
  });

  test.each([
    ["its card has no key", "not-your-card", 403],
    ["its session is over", "unauthorized", 401],
    ["its key is not that of its card", "malformed", 400],
  ])("signs nothing without a card, and stops when the server says that %s", async (_why, slug, status) => {
    const setup = await testHeads();
    setup.mine = [];
    await setup.heads.takeDigest(FIRST);
    await waitOutPauses();
    expect(setup.cosign).not.toHaveBeenCalled();
    setup.mine = ["ada"];
    setup.cosign.mockRejectedValue(new Problem({ type: `/problems/${slug}`, title: "No", status }));
    await setup.heads.takeDigest(SECOND);
    await waitOutPauses();
    await setup.heads.takeDigest(REST[0]);
    await waitOutPauses();
    expect(setup.cosign).toHaveBeenCalledTimes(1);
  });

  test("sends no signature if another phone claimed the card", async () => {
    const setup = await testHeads(0, "the key of the phone that claimed it");
    await setup.heads.takeDigest(FIRST);
    await waitOutPauses();
    expect(setup.cosign).not.toHaveBeenCalled();
    expect((await buildWitness(setup.storage, "ides")).seal_key).toBe(SHOWN_HEADS.seal_key);
    await setup.storage.setNote(cardKeyNoteName("ides", "bob"), (await deviceKey(setup.storage)).key);
    await setup.storage.setNote(cardKeyNoteName("march", "ada"), (await deviceKey(setup.storage)).key);
    await setup.heads.takeDigest(SECOND);
    await waitOutPauses();
    expect(setup.cosign).not.toHaveBeenCalled();
    setup.mine = ["ada", "bob"];
    await setup.heads.takeDigest(REST[0]);
    await waitOutPauses();
    expect(setup.cosign).toHaveBeenCalledTimes(1);
  });

  test("signs only digests that came before the game was over, if it opened the game afterwards", async () => {
    const setup = await testHeads();
    setup.heads.compareAtEnd();
    await setup.heads.takeDigest(FIRST);
    await waitOutPauses();
    expect(setup.cosign).not.toHaveBeenCalled();
    const early = await testHeads();
    await early.heads.takeDigest(FIRST);
    early.heads.compareAtEnd();
    await waitOutPauses();
    expect(early.cosign).toHaveBeenCalled();
  });

  test("signs nothing after it was closed", async () => {
    const setup = await testHeads(1);
    await setup.heads.takeDigest(FIRST);
    setup.heads.stop();
    await waitOutPauses();
    expect(setup.cosign).not.toHaveBeenCalled();
  });
});

describe("when the game is over", () => {
  test("the phone compares its digests with the shown heads once, and signs the last one", async () => {
    const setup = await testHeads();
    await setup.heads.takeDigest(FIRST);
    await waitOutPauses();
    await setup.heads.takeDigest(REST.at(-1));
    setup.heads.compareAtEnd();
    setup.heads.compareAtEnd();
    await waitOutPauses();
    expect(setup.verdict.value).toEqual({ keptCount: 2, lostCount: 0, behindCount: 0, fault: "" });
    await waitOutPauses();
    expect(setup.cosign.mock.calls.at(-1)?.[1]).toBe(REST.at(-1));
    setup.heads.compareAtEnd();
    await waitOutPauses();
    expect(setup.asked).toBe(1);
  });

  test("the phone reports a difference, and does not sign the last head", async () => {
    const setup = await testHeads();
    await setup.heads.takeDigest("ab".repeat(32));
    setup.cosign.mockRejectedValue(unreachableProblem());
    setup.heads.compareAtEnd();
    await waitOutPauses();
    expect(setup.verdict.value).toEqual({ keptCount: 1, lostCount: 1, behindCount: 0, fault: "lost" });
    expect(setup.cosign).toHaveBeenCalledTimes(1);
  });

  test("a phone that gets no answer asks again when the game is next opened", async () => {
    const setup = await testHeads();
    setup.shown = async () => Promise.reject(unreachableProblem());
    setup.heads.compareAtEnd();
    await waitOutPauses();
    expect(setup.verdict.value).toBeNull();
    setup.shown = async () => SHOWN_HEADS;
    setup.heads.compareAtEnd();
    await waitOutPauses();
    expect(setup.verdict.value?.fault).toBe("");
  });
});
