import { describe, expect, test, vi } from "vitest";
import { Problem } from "./api";
import { goneActs, isWhole, leave, sendAgain } from "./gone";
import type { Asked } from "./signing";
import { memoryStorage } from "./storage";
import type { PhoneStorage } from "./storage";
import type { Receipt } from "./wire";

const SERVER = "1+ab12cd34";

const asked = (n: number, answer: string | undefined = "done", more: Partial<Asked> = {}): Asked => ({
  id: `c${n}`,
  body: { type: "give", as: "ada", period: 5 },
  contribution: "0f",
  signature: "1e",
  at: n,
  ...(answer && { answer }),
  ...more,
});

async function phone(...acts: readonly Asked[]): Promise<PhoneStorage> {
  const storage = memoryStorage();
  for (const act of acts) await storage.setNote(`asked/ides/${act.id}`, JSON.stringify(act));
  return storage;
}

function server(there: (id: string) => boolean) {
  return {
    receipt: vi.fn(async (_game: string, id: string): Promise<Receipt> => {
      if (!there(id)) throw new Problem({ type: "/problems/no-receipt", title: "no", status: 404 });
      return { command: id } as Receipt;
    }),
  };
}

const ids = (acts: readonly Asked[]): string[] => acts.map(({ id }) => id);

describe("what was done on a server that was lost", () => {
  test("is gone where the other one has no receipt; nothing else is asked after", async () => {
    const storage = await phone(asked(1), asked(2), asked(3, "refused"), asked(4, ""), asked(5));
    const api = server((id) => id === "c1");
    expect(ids(await goneActs(storage, api, "ides", SERVER))).toEqual(["c2", "c5"]);
    expect(api.receipt.mock.calls.map(([, id]) => id)).toEqual(["c5", "c2", "c1"]);
  });

  test("is asked after from the newest on, until many in a row are there", async () => {
    const storage = await phone(...Array.from({ length: 40 }, (_, n) => asked(n + 1)));
    const api = server((id) => id !== "c40");
    expect(ids(await goneActs(storage, api, "ides", SERVER))).toEqual(["c40"]);
    expect(api.receipt).toHaveBeenCalledTimes(9);
  });

  test("is asked after once for each takeover, and again if there was no answer", async () => {
    const storage = await phone(asked(1));
    const lost = { receipt: () => Promise.reject(new Problem({ type: "x", title: "x", status: 0 })) };
    await expect(goneActs(storage, lost, "ides", SERVER)).rejects.toThrow("x");
    const api = server(() => false);
    expect(ids(await goneActs(storage, api, "ides", SERVER))).toEqual(["c1"]);
    expect(ids(await goneActs(storage, server(() => true), "ides", SERVER))).toEqual(["c1"]);
    expect(ids(await goneActs(storage, server(() => true), "ides", "2+00000000"))).toEqual([]);
  });

  test("is sent again under the same id with the same signature, and not offered any more", async () => {
    const storage = await phone(asked(1), asked(2));
    const api = server(() => false);
    const [first] = await goneActs(storage, api, "ides", SERVER);
    await sendAgain(storage, "ides", SERVER, first ?? asked(9), 77);
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
    expect(ids(await goneActs(storage, api, "ides", SERVER))).toEqual(["c2"]);
  });

  test("is left if nobody wants it any more", async () => {
    const storage = await phone(asked(1));
    await leave(storage, "ides", SERVER, "c1");
    expect(await goneActs(storage, server(() => false), "ides", SERVER)).toEqual([]);
  });

  test("cannot be sent again without its words", () => {
    expect([isWhole(asked(1)), isWhole(asked(1, "done", { digest: "ab" }))]).toEqual([true, false]);
  });
});
