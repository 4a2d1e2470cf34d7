/**
 * Commands on their way. One is kept on the phone from the tap until the server answered: sent in
 * order, one at a time; one that was sent before asks for its receipt first; one made in a period
 * that has passed asks the person; one that meets a pause is kept until the game goes on.
 */

import { Problem } from "../view/api";
import type { Api, ProblemDoc } from "../view/api";
import type { OutboxItem, PhoneStorage } from "./storage";
import { forgetWords } from "./draftwords";
import { hex, uuid } from "../view/ids";
import { loadSigning } from "./keys";
import { receiptOf } from "./receipts";
import type { Message } from "../view/values";
import type { CommandBody, Receipt } from "../view/wire";

export type Outcome =
  | { readonly state: "done"; readonly receipt: Receipt }
  | { readonly state: "refused"; readonly problem: ProblemDoc }
  | { readonly state: "asking" };

export type Lock = <T>(name: string, run: () => Promise<T>) => Promise<T>;

type Vouch = Pick<typeof import("./signing"), "signed" | "answered" | "sending" | "withdrawn">;

interface OutboxDeps {
  readonly game: string;
  readonly storage: PhoneStorage;
  readonly api: Pick<Api, "command" | "receipt">;
  /** The period as the phone knows it; null until it knows one, and then nothing is sent. */
  readonly period: () => number | null;
  readonly changed: (items: readonly OutboxItem[]) => void;
  readonly settled: (item: OutboxItem, outcome: Outcome) => void;
  readonly lock?: Lock | undefined;
  readonly mint?: () => string;
  readonly local?: () => number;
  /** What signs commands, and keeps what came of them; fetched with the first one. */
  readonly vouch?: () => Promise<Vouch>;
}

const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 15_000;

/** Runs at once: for browsers without locks, where two tabs may both send, under the same id. */
const noLock: Lock = (_name, run) => run();

export class Outbox {
  private items: readonly OutboxItem[] = [];
  private flushing: Promise<void> | null = null;
  private again = false;
  private failures = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private lastPlace = 0;
  private placing: Promise<unknown> = Promise.resolve();
  /** The ids of items that are being made anew. */
  private readonly confirming = new Set<string>();

  private readonly vouch: NonNullable<OutboxDeps["vouch"]>;

  constructor(private readonly deps: OutboxDeps) {
    this.vouch = deps.vouch ?? loadSigning;
  }

  /** Read what an earlier visit left. */
  async restore(): Promise<void> {
    await this.refresh();
  }

  /** Keep a command under the id minted for it, and send it when its turn comes: after all that were tapped before it. */
  submit(id: string, body: CommandBody, label: Message): Promise<void> {
    const placed = this.placing.then(() => this.place({ id, game: this.deps.game, body, label }));
    this.placing = placed.catch(() => undefined);
    return placed;
  }

  /** The places are counted from those that wait, in other windows and from earlier visits, too: a clock may be set meanwhile. */
  private async place(item: Pick<OutboxItem, "id" | "game" | "body" | "label">): Promise<void> {
    await this.refresh();
    this.lastPlace = Math.max(this.lastPlace, ...this.items.map(({ place = 0 }) => place)) + 1;
    const at = (this.deps.local ?? Date.now)();
    await this.put({ ...item, at, place: this.lastPlace, state: "queued", contribution: hex(16) });
    void this.flush();
  }

  /** The person still wants it: the same act, made anew (under a new id) in the period that is now. */
  async confirm(id: string): Promise<void> {
    const item = this.items.find((one) => one.id === id);
    const period = this.deps.period();
    if (!item || period === null || this.confirming.has(id)) return;
    // the item stays until the new one is kept, so a second tap would make the act twice
    this.confirming.add(id);
    try {
      await this.submit((this.deps.mint ?? uuid)(), { ...item.body, period }, item.label);
      await this.dismiss(id);
    } finally {
      this.confirming.delete(id);
    }
  }

  /** Forget a command: not wanted any more, or its refusal was read. */
  async dismiss(id: string): Promise<void> {
    await this.drop((item) => item.id === id);
  }

  /** Forget every command of a character, sent or not, and what it was writing: somebody else plays it now. */
  async forget(character: string): Promise<void> {
    // before any pause: what waits must not be sent while the words are looked for
    const dropped = this.drop(({ body }) => body.as === character || body.recorder === character);
    await forgetWords(this.deps.storage, this.deps.game, character);
    await dropped;
  }

  /** They wait no more from this moment on: one that is being signed just now must not come back. */
  private async drop(which: (item: OutboxItem) => boolean): Promise<void> {
    const theirs = this.items.filter(which);
    this.items = this.items.filter((item) => !theirs.includes(item));
    await Promise.all(theirs.map(({ id }) => this.deps.storage.dropItem(id)));
    await this.giveUp(theirs);
    await this.refresh();
  }

  /** Note of what was signed that it was given up. */
  private async giveUp(items: readonly OutboxItem[]): Promise<void> {
    const signed = items.filter(({ signature }) => signature);
    if (signed.length === 0) return;
    await this.noting((vouch) => Promise.all(signed.map((item) => vouch.withdrawn(this.deps.storage, item))));
  }

  /** Make a note for the witness file; a command goes its way without it, too. */
  private async noting(run: (vouch: Vouch) => Promise<unknown>): Promise<void> {
    await this.vouch()
      .then(run)
      .catch(() => undefined);
  }

  /** Send what waits, in order. Called again while it runs, it runs once more. */
  flush(): Promise<void> {
    if (this.flushing) {
      this.again = true;
      return this.flushing;
    }
    clearTimeout(this.retry);
    const lock = this.deps.lock ?? noLock;
    this.flushing = lock(`acta-outbox-${this.deps.game}`, () => this.run()).finally(() => {
      this.flushing = null;
      const more = this.again;
      this.again = false;
      if (more) void this.flush();
    });
    return this.flushing;
  }

  stop(): void {
    clearTimeout(this.retry);
  }

  private async run(): Promise<void> {
    try {
      await this.sendAll();
    } catch (error) {
      // after an unforeseen fault the acts are tried again, too
      this.later();
      throw error;
    }
  }

  private async sendAll(): Promise<void> {
    await this.refresh();
    for (const item of this.items) {
      if (!this.waits(item) || (item.state !== "queued" && item.state !== "sent")) continue;
      const period = this.deps.period();
      if (period === null) return;
      if (item.state === "queued" && item.body.period !== period) {
        await this.settle(item, { state: "asking" });
        continue;
      }
      const outcome = await this.send(item);
      if (outcome === "forgotten") continue;
      if (!outcome) {
        this.later();
        return;
      }
      this.failures = 0;
      // What comes after it may be the very command that ends the pause, or begins the game.
      if (outcome === "paused") {
        if (this.waits(item)) await this.put({ ...item, state: "queued" });
        continue;
      }
      await this.settle(item, outcome);
    }
  }

  /** Whether a command was not forgotten in the meantime. */
  private waits({ id }: OutboxItem): boolean {
    return this.items.some((item) => item.id === id);
  }

  private async send(item: OutboxItem): Promise<Outcome | "paused" | "forgotten" | null> {
    try {
      const known = item.state === "sent" ? await receiptOf(this.deps.api, item.game, item.id) : null;
      if (known) {
        await this.answered(item, "done");
        return { state: "done", receipt: known };
      }
      const signed = await this.signed(item);
      if (!this.waits(item)) return "forgotten";
      if (signed.signature) await (await this.vouch()).sending(this.deps.storage, signed);
      if (!this.waits(item)) return "forgotten";
      await this.put({ ...signed, state: "sent" });
      const receipt = await this.deps.api.command(item.game, item.id, withTap(signed));
      await this.answered(item, "done", undefined, receipt.kept);
      return { state: "done", receipt };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (error.passing) return null;
      await this.answered(item, error.slug, error.doc.refusal);
      if (error.slug === "paused" || error.slug === "not-begun") return "paused";
      return error.slug === "stale-period" ? { state: "asking" } : { state: "refused", problem: error.doc };
    }
  }

  /** Signed once, and kept so before it is sent: for one id there is one contribution. */
  private async signed(item: OutboxItem): Promise<OutboxItem> {
    if (!item.contribution || item.signature !== undefined) return item;
    return (await this.vouch()).signed(this.deps.storage, item);
  }

  private async answered(item: OutboxItem, answer: string, refusal?: string, kept?: Receipt["kept"]): Promise<void> {
    if (!item.contribution) return;
    await this.noting((vouch) => vouch.answered(this.deps.storage, item, answer, refusal, kept));
  }

  private async settle(item: OutboxItem, outcome: Outcome): Promise<void> {
    if (outcome.state === "done" || !this.waits(item)) await this.deps.storage.dropItem(item.id);
    else if (outcome.state === "asking") await this.deps.storage.putItem({ ...item, state: "asking" });
    else await this.deps.storage.putItem({ ...item, state: "refused", problem: outcome.problem });
    await this.refresh();
    this.deps.settled(item, outcome);
  }

  private later(): void {
    clearTimeout(this.retry);
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.failures);
    this.failures += 1;
    this.retry = setTimeout(() => void this.flush(), pause);
  }

  private async put(item: OutboxItem): Promise<void> {
    await this.deps.storage.putItem(item);
    await this.refresh();
  }

  private async refresh(): Promise<void> {
    const all = await this.deps.storage.items();
    this.items = all.filter((item) => item.game === this.deps.game);
    this.deps.changed(this.items);
  }
}

/** The body as it is sent: with the contribution to the dice, where it is signed. */
const withTap = ({ body, contribution, signature }: OutboxItem): CommandBody =>
  contribution && signature ? { ...body, contribution, signature } : body;
