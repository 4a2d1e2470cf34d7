import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Problem, unreachableProblem } from "../view/api";
import { documentDigest, verify } from "./crypto";
import { memoryStorage } from "./memorystorage";
import { openStorage } from "./storage";
import type { PhoneStorage } from "./storage";
import { deviceKey, cardKeyNoteName, statementToSign } from "./keys";
import { Outbox } from "./outbox";
import { loadSignedCommands, bodyToSign } from "./signing";
import { buildWitness } from "../seals/witness";
import type { CommandBody, Receipt } from "../view/wire";

const roll: CommandBody = { type: "throw", as: "ada", period: 5 };
const receiptOf = (id: string): Receipt => ({ command: id, repeated: false, pending: false, entries: [], cursor: "" });
const label = { key: "act-throw" };
const HEX = /^[0-9a-f]+$/;

type Sent = CommandBody & { readonly contribution: string; readonly signature: string };

interface Phone {
  readonly box: Outbox;
  readonly storage: PhoneStorage;
  readonly sent: Sent[];
  readonly answer: { now: (id: string) => Receipt };
  readonly known: Set<string>;
}

/** Return a phone that claimed Ada's card with its key, unless the test says otherwise. */
async function testPhone(isClaimed = true, storage: PhoneStorage = memoryStorage()): Promise<Phone> {
  if (isClaimed) await storage.setNote(cardKeyNoteName("ides", "ada"), (await deviceKey(storage)).key);
  const sent: Sent[] = [];
  const answer = { now: receiptOf };
  const ids = new Set<string>();
  const command = async (_game: string, id: string, body: CommandBody): Promise<Receipt> => {
    sent.push(body as Sent);
    return answer.now(id);
  };
  const receipt = async (_game: string, id: string): Promise<Receipt> => {
    if (ids.has(id)) return receiptOf(id);
    throw new Problem({ type: "/problems/no-receipt", title: "", status: 404 });
  };
  const box = new Outbox({
    game: "ides",
    storage,
    api: { command, receipt },
    period: () => 5,
    onChange: () => undefined,
    onSettled: () => undefined,
    now: () => 1_000,
  });
  return { box, storage, sent, answer, known: ids };
}

const functionThrowing = (problem: Problem) => (): never => {
  throw problem;
};

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

describe("a command of a phone that claimed its card with a key", () => {
  test("carries 16 random bytes, signed with game, id and body", async () => {
    const { box, storage, sent } = await testPhone();
    await box.submit("id-1", roll, label);
    await box.flush();
    const { contribution, signature, ...body } = sent[0] as Sent;
    expect(body).toEqual(roll);
    expect(contribution).toMatch(HEX);
    expect(contribution).toHaveLength(32);
    const statement = statementToSign("command/1", "ides", "id-1", documentDigest(roll), contribution);
    expect(verify((await deviceKey(storage)).key, statement, signature)).toBe(true);
  });

  test("has its own contribution, drawn at the tap", async () => {
    const { box, storage, sent } = await testPhone();
    await box.submit("id-1", roll, label);
    const [first] = await storage.items();
    await box.submit("id-2", roll, label);
    await box.flush();
    await box.flush();
    expect(sent[0]?.contribution).toBe(first?.contribution);
    expect(sent[1]?.contribution).not.toBe(first?.contribution);
  });

  test("is sent again with the same contribution until it is answered", async () => {
    const { box, sent, answer } = await testPhone();
    answer.now = functionThrowing(unreachableProblem());
    await box.submit("id-1", roll, label);
    await box.flush();
    answer.now = receiptOf;
    await vi.advanceTimersByTimeAsync(20_000);
    await box.flush();
    expect(sent.length).toBeGreaterThan(1);
    expect(new Set(sent.map(({ contribution, signature }) => contribution + signature)).size).toBe(1);
    box.stop();
  });

  test("is stored with its signature before it is sent", async () => {
    const { box, storage, answer } = await testPhone();
    answer.now = functionThrowing(unreachableProblem());
    await box.submit("id-1", roll, label);
    await box.flush();
    const [item] = await storage.items();
    const [command] = await loadSignedCommands(storage, "ides");
    expect(item?.state).toBe("sent");
    expect(command).toEqual({ id: "id-1", body: roll, contribution: item?.contribution, signature: item?.signature, at: 1_000, sent: true });
    box.stop();
  });

  test("stays among the sent commands with its answer", async () => {
    const { box, storage, answer, known: ids } = await testPhone();
    await box.submit("id-1", roll, label);
    await box.flush();
    answer.now = functionThrowing(new Problem({ type: "/problems/refused", title: "", status: 409, refusal: "5e" }));
    await box.submit("id-2", roll, label);
    await box.flush();
    answer.now = functionThrowing(unreachableProblem());
    await box.submit("id-3", roll, label);
    await box.flush();
    ids.add("id-3");
    await vi.advanceTimersByTimeAsync(20_000);
    await box.flush();
    const commands = await loadSignedCommands(storage, "ides");
    expect(commands.map(({ id, answer, refusal }) => [id, answer, refusal])).toEqual([
      ["id-1", "done", ""],
      ["id-2", "refused", "5e"],
      ["id-3", "done", ""],
    ]);
    box.stop();
  });
});

test("a signed command notes whether it was sent, and whether it was given up without an answer", async () => {
  const { box, storage, answer } = await testPhone();
  const previous: (boolean | undefined)[] = [];
  const setNote = storage.setNote.bind(storage);
  storage.setNote = async (name, value) => {
    if (name.startsWith("asked/")) previous.push((JSON.parse(value) as { sent?: boolean }).sent);
    await setNote(name, value);
  };
  answer.now = functionThrowing(unreachableProblem());
  await box.submit("id-1", roll, label);
  await box.flush();
  expect(previous).toEqual([false, true]);
  await box.forget("ada");
  expect(await loadSignedCommands(storage, "ides")).toMatchObject([{ id: "id-1", sent: true, withdrawn: true }]);
  answer.now = functionThrowing(new Problem({ type: "/problems/refused", title: "", status: 409 }));
  await box.submit("id-2", roll, label);
  await box.flush();
  await box.dismiss("id-2");
  const commands = await loadSignedCommands(storage, "ides");
  expect(commands.find(({ id }) => id === "id-2")?.answer).toBe("refused");
  expect(commands.find(({ id }) => id === "id-2")?.withdrawn).toBeUndefined();
  box.stop();
});

test("a command made again in another period has another id and another contribution", async () => {
  const { box, storage, sent, answer } = await testPhone();
  answer.now = functionThrowing(new Problem({ type: "/problems/stale-period", title: "", status: 409 }));
  await box.submit("id-1", roll, label);
  await box.flush();
  answer.now = receiptOf;
  await box.confirm("id-1");
  await box.flush();
  expect(sent).toHaveLength(2);
  expect(sent[0]?.contribution).not.toBe(sent[1]?.contribution);
  const commands = await loadSignedCommands(storage, "ides");
  expect(commands.map((command) => command.answer).sort()).toEqual(["done", "stale-period"]);
});

test("a command is not signed if its card was claimed without a key or on another phone", async () => {
  const phoneWithoutKey = await testPhone(false);
  const otherPhone = await testPhone(false);
  await otherPhone.storage.setNote(cardKeyNoteName("ides", "ada"), "the key this phone had before");
  for (const { box, sent, storage } of [phoneWithoutKey, otherPhone]) {
    await box.submit("id-1", roll, label);
    await box.flush();
    expect(sent).toEqual([roll]);
    expect(await loadSignedCommands(storage, "ides")).toEqual([]);
  }
});

test("a command stored by an earlier version is sent unchanged", async () => {
  const { box, storage, sent } = await testPhone();
  await storage.putItem({ id: "old", game: "ides", body: roll, label, at: 1, state: "queued" });
  await box.flush();
  expect(sent).toEqual([roll]);
});

test("a recorder signs with the key of their own card", async () => {
  const { box, sent, storage } = await testPhone(false);
  await storage.setNote(cardKeyNoteName("ides", "juno"), (await deviceKey(storage)).key);
  await box.submit("id-1", { ...roll, recorder: "juno" }, label);
  await box.flush();
  expect(sent[0]?.signature).toMatch(HEX);
});

test("a command waits while the signing module cannot be loaded", async () => {
  const { storage, sent } = await testPhone();
  const box = new Outbox({
    game: "ides",
    storage,
    api: { command: async (_g, id, body) => (sent.push(body as Sent), receiptOf(id)), receipt: async (_g, id) => receiptOf(id) },
    period: () => 5,
    onChange: () => undefined,
    onSettled: () => undefined,
    vouch: () => Promise.reject(unreachableProblem()),
  });
  await box.submit("id-1", roll, label);
  await box.flush();
  expect(sent).toEqual([]);
  expect((await storage.items()).map(({ state }) => state)).toEqual(["queued"]);
  box.stop();
});

test.each([
  [false, "ab", { answer: "saved", receipt: "ab" }],
  [true, undefined, { answer: "superseded", receipt: "" }],
] as const)("a submission that is saved until a deadline is noted with its receipt (superseded: %s)", async (superseded, receipt, kind) => {
  const { box, storage, answer, sent } = await testPhone();
  const submission = { window: "w", who: "ada", revision: 2, at: 1, superseded, ...(receipt ? { receipt } : {}) };
  answer.now = (id) => ({ ...receiptOf(id), entries: [], kept: submission });
  await box.submit("id-1", { ...roll, window: "w", revision: 2 }, label);
  await box.flush();
  expect(await loadSignedCommands(storage, "ides")).toMatchObject([kind]);
  const { contribution, signature, ...body } = sent[0] as Sent;
  const statement = statementToSign("command/1", "ides", "id-1", documentDigest(body), contribution);
  expect(body).toMatchObject({ window: "w", revision: 2 });
  expect(verify((await deviceKey(storage)).key, statement, signature)).toBe(true);
});

test("optional members without a value are left out of the signature", () => {
  const command = { ...roll, recorder: "", waive: [], reason: "", note: "", some: undefined };
  expect(bodyToSign(command)).toEqual({ ...roll, note: "" });
  expect(bodyToSign({ ...roll, recorder: "juno", waive: ["X-01"], reason: "so" })).toEqual({
    ...roll,
    recorder: "juno",
    waive: ["X-01"],
    reason: "so",
  });
});

test("the witness file has the phone's key and the commands of its game only", async () => {
  const { box, storage } = await testPhone();
  await box.submit("id-1", roll, label);
  await box.flush();
  const witness = await buildWitness(storage, "ides");
  expect(witness.key).toBe((await deviceKey(storage)).key);
  expect(witness.asked).toEqual(await loadSignedCommands(storage, "ides"));
  expect(witness.asked.map(({ id, answer }) => [id, answer])).toEqual([["id-1", "done"]]);
  expect((await buildWitness(storage, "nones")).asked).toEqual([]);
});

test("leaving the phone deletes the sent commands, and a repair keeps them", async () => {
  for (const storage of [memoryStorage(), await openStorage("asked")]) {
    const { box } = await testPhone(true, storage);
    await box.submit("id-1", roll, label);
    await box.flush();
    await storage.forget("views");
    expect(await loadSignedCommands(storage, "ides")).toHaveLength(1);
    expect(await loadSignedCommands(storage, "nones")).toEqual([]);
    await storage.forget("commands too");
    expect(await loadSignedCommands(storage, "ides")).toEqual([]);
    expect(await storage.note("secret-key")).toBeTruthy();
  }
});
