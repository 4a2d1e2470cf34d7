/** An outbox for tests. The test controls its server, its signing and its clock. */

import { vi } from "vitest";
import { Problem, unreachableProblem } from "../view/api";
import { memoryStorage } from "./memorystorage";
import type { OutboxItem, PhoneStorage } from "./storage";
import { Outbox } from "./outbox";
import type { RunWithLock, Outcome } from "./outbox";
import type { CommandBody, Receipt } from "../view/wire";
import * as vouch from "./signing";

/** Return a receipt without any entries. */
export const emptyReceipt = (commandId: string): Receipt => ({ command: commandId, repeated: false, pending: false, entries: [], cursor: "" });
/** Return a problem with the given slug and status. */
export const problemOf = (slug: string, status: number): Problem => new Problem({ type: `/problems/${slug}`, title: slug, status });

/** An outbox under test with its server. */
export interface TestOutbox {
  /** Returns the ids `id-1`, `id-2` and so on, one at each call. */
  readonly mint: () => string;
  readonly box: Outbox;
  readonly storage: PhoneStorage;
  /** The server's answer to a command. */
  readonly command: ReturnType<typeof vi.fn<(game: string, commandId: string, body: CommandBody) => Promise<Receipt>>>;
  /** The server's answer to a request for a receipt. */
  readonly receipt: ReturnType<typeof vi.fn<(game: string, commandId: string) => Promise<Receipt>>>;
  /** The ids of the settled commands with the states of their outcomes, in order. */
  readonly outcomes: [string, Outcome["state"]][];
  /** Returns the commands in the outbox. */
  readonly items: () => readonly OutboxItem[];
  /** The period that the phone knows. */
  readonly period: { now: number | null };
  /** Whether the signing module can be loaded. */
  readonly signing: { isLoadable: boolean };
  /** Stop signing until the returned function is called. */
  readonly stopSigning: () => () => void;
}

/** Return an outbox for tests. The made-up server answers at once unless the test says otherwise. */
export function testOutbox(storage: PhoneStorage = memoryStorage(), lock?: RunWithLock, clock = { now: 1_000 }): TestOutbox {
  const outcomes: [string, Outcome["state"]][] = [];
  const period = { now: 5 as number | null };
  const signing = { isLoadable: true };
  let answer: Promise<void> = Promise.resolve();
  const stopSigning = (): (() => void) => {
    let goOn: () => void = () => undefined;
    answer = new Promise((resolve) => (goOn = resolve));
    return () => goOn();
  };
  let items: readonly OutboxItem[] = [];
  let mintCount = 0;
  const mint = (): string => `id-${(mintCount += 1)}`;
  const command = vi.fn(async (_game: string, commandId: string, _body: CommandBody) => emptyReceipt(commandId));
  const receipt = vi.fn(async (_game: string, _id: string): Promise<Receipt> => Promise.reject(problemOf("no-receipt", 404)));
  const box = new Outbox({
    game: "ides",
    storage,
    api: { command, receipt },
    period: () => period.now,
    onChange: (allItems) => (items = allItems),
    onSettled: (item, outcome) => outcomes.push([item.id, outcome.state]),
    vouch: async () => {
      await answer;
      return signing.isLoadable ? vouch : Promise.reject(unreachableProblem());
    },
    lock,
    mint,
    now: () => clock.now,
  });
  return { mint, box, storage, command, receipt, outcomes, items: () => items, period, signing, stopSigning };
}
