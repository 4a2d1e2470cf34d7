import { describe, expect, test, vi } from "vitest";
import { Problem } from "../view/api";
import { findUndecidedLostActs, canBeSentAgain, giveUpAct, requeueAct } from "./lostacts";
import type { SignedCommand } from "./signing";
import { memoryStorage } from "./memorystorage";
import type { PhoneStorage } from "./storage";
import type { Receipt, Seal } from "../view/wire";

const SERVER = "1+ab12cd34";

const signedCommand = (number: number, answer: string | undefined = "done", changes: Partial<SignedCommand> = {}): SignedCommand => ({
  id: `c${number}`,
  body: { type: "give", as: "ada", period: 5 },
  contribution: "0f",
  signature: "1e",
  at: number,
  ...(answer && { answer }),
  ...changes,
});

async function phoneWithActs(...acts: readonly SignedCommand[]): Promise<PhoneStorage> {
  const storage = memoryStorage();
  for (const act of acts) await storage.setNote(`asked/ides/${act.id}`, JSON.stringify(act));
  return storage;
}

const TAKEN_OVER = 1_000;

/**
 * Return a server that took over a game. The server's entries were recorded before the takeover unless the test says
 * otherwise.
 */
function takeoverServer(exists: (id: string) => boolean, timeOf: (id: string) => number = () => TAKEN_OVER - 1) {
  return {
    seal: async () => ({ takeovers: [{ at: TAKEN_OVER }, { at: 9 * TAKEN_OVER }] }) as unknown as Seal,
    receipt: vi.fn(async (_game: string, id: string): Promise<Receipt> => {
      if (!exists(id)) throw new Problem({ type: "/problems/no-receipt", title: "no", status: 404 });
      return { command: id, entries: timeOf(id) ? [{ at: timeOf(id) }] : [] } as unknown as Receipt;
    }),
  };
}

const idNumber = (id: string): number => Number(id.slice(1));

const actIds = (acts: readonly SignedCommand[]): string[] => acts.map(({ id }) => id);

describe("an act that was done on a lost server", () => {
  test("is gone if the new server has no receipt, and no other act is looked up", async () => {
    const storage = await phoneWithActs(signedCommand(1), signedCommand(2), signedCommand(3, "refused"), signedCommand(4, ""), signedCommand(5));
    const api = takeoverServer((id) => id === "c1");
    expect(actIds(await findUndecidedLostActs(storage, api, "ides", SERVER))).toEqual(["c2", "c5"]);
    expect(api.receipt.mock.calls.map(([, id]) => id)).toEqual(["c5", "c2", "c1"]);
  });

  test("is looked up from the newest on, until many acts in a row have receipts", async () => {
    const storage = await phoneWithActs(...Array.from({ length: 40 }, (_, index) => signedCommand(index + 1)));
    const api = takeoverServer((id) => id !== "c40");
    expect(actIds(await findUndecidedLostActs(storage, api, "ides", SERVER))).toEqual(["c40"]);
    expect(api.receipt).toHaveBeenCalledTimes(9);
  });

  test("is found before acts that later servers recorded", async () => {
    const storage = await phoneWithActs(...Array.from({ length: 60 }, (_, index) => signedCommand(index + 1)));
    const isGone = (id: string): boolean => idNumber(id) > 14 && idNumber(id) <= 20;
    const takeoverTimeOf = (id: string): number => (idNumber(id) > 50 ? 0 : idNumber(id) > 20 ? TAKEN_OVER : TAKEN_OVER - 1);
    const api = takeoverServer((id) => !isGone(id), takeoverTimeOf);
    expect(actIds(await findUndecidedLostActs(storage, api, "ides", SERVER))).toEqual(["c15", "c16", "c17", "c18", "c19", "c20"]);
    expect(api.receipt).toHaveBeenCalledTimes(40 + 6 + 8);
  });

  test("is found between acts with receipts", async () => {
    const storage = await phoneWithActs(...Array.from({ length: 40 }, (_, index) => signedCommand(index + 1)));
    const api = takeoverServer((id) => !["c28", "c35"].includes(id));
    expect(actIds(await findUndecidedLostActs(storage, api, "ides", SERVER))).toEqual(["c28", "c35"]);
  });

  test("is looked up once for each takeover, and again if there was no answer", async () => {
    const storage = await phoneWithActs(signedCommand(1));
    const unreachableServer = { ...takeoverServer(() => true), receipt: () => Promise.reject(new Problem({ type: "x", title: "x", status: 0 })) };
    await expect(findUndecidedLostActs(storage, unreachableServer, "ides", SERVER)).rejects.toThrow("x");
    const api = takeoverServer(() => false);
    expect(actIds(await findUndecidedLostActs(storage, api, "ides", SERVER))).toEqual(["c1"]);
    expect(actIds(await findUndecidedLostActs(storage, takeoverServer(() => true), "ides", SERVER))).toEqual(["c1"]);
    expect(actIds(await findUndecidedLostActs(storage, takeoverServer(() => true), "ides", "2+00000000"))).toEqual([]);
  });

  test("is sent again with the same id and signature, and then no longer offered", async () => {
    const storage = await phoneWithActs(signedCommand(1), signedCommand(2));
    const api = takeoverServer(() => false);
    const [first] = await findUndecidedLostActs(storage, api, "ides", SERVER);
    await requeueAct(storage, "ides", SERVER, first ?? signedCommand(9), 77);
    expect(await storage.items()).toEqual([
      {
        id: "c1",
        game: "ides",
        body: { type: "give", as: "ada", period: 5 },
        label: { key: "act-give" },
        at: 77,
        state: "queued",
        contribution: "0f",
        signature: "1e",
      },
    ]);
    expect(actIds(await findUndecidedLostActs(storage, api, "ides", SERVER))).toEqual(["c2"]);
  });

  test("is left as gone if the player does not want it", async () => {
    const storage = await phoneWithActs(signedCommand(1));
    await giveUpAct(storage, "ides", SERVER, "c1");
    expect(await findUndecidedLostActs(storage, takeoverServer(() => false), "ides", SERVER)).toEqual([]);
  });

  test("is not offered again by a later server once it was left, but is offered again if it was sent and lost again", async () => {
    const storage = await phoneWithActs(signedCommand(1), signedCommand(2), signedCommand(3));
    const api = takeoverServer(() => false);
    const [first, second] = await findUndecidedLostActs(storage, api, "ides", SERVER);
    await giveUpAct(storage, "ides", SERVER, first?.id ?? "");
    await requeueAct(storage, "ides", SERVER, second ?? signedCommand(9), 77);
    expect(actIds(await findUndecidedLostActs(storage, api, "ides", "2+00000000"))).toEqual(["c2", "c3"]);
  });

  test("cannot be sent again without its text", () => {
    expect([canBeSentAgain(signedCommand(1)), canBeSentAgain(signedCommand(1, "done", { digest: "ab" }))]).toEqual([true, false]);
  });
});
