/**
 * The commands that wait to be sent. A command stays on the phone from the player's tap until the server has answered.
 *
 * - Commands are sent in order, one at a time.
 * - If a command may have been sent before, the phone first requests its receipt.
 * - If a command belongs to an earlier period, the player must confirm it.
 * - If the game is paused, the command waits until the game continues.
 */

import { Problem } from "../view/api";
import type { Api, ProblemDoc } from "../view/api";
import type { OutboxItem, PhoneStorage } from "./storage";
import { deleteDrafts } from "./draftwords";
import { randomHex, uuid } from "../view/ids";
import { loadSigning } from "./keys";
import { fetchReceipt } from "./receipts";
import type { Message } from "../view/values";
import type { CommandBody, Receipt } from "../view/wire";

/**
 * The outcome of a command. `asking` means that the command's period has passed, and the player must confirm the
 * command.
 */
export type Outcome =
  | { readonly state: "done"; readonly receipt: Receipt }
  | { readonly state: "refused"; readonly problem: ProblemDoc }
  | { readonly state: "asking" };

/** Runs a function while no other window holds the lock with the given name. */
export type RunWithLock = <T>(lockName: string, run: () => Promise<T>) => Promise<T>;

/** The functions of the signing module that the outbox uses. */
type SigningModule = Pick<typeof import("./signing"), "signCommand" | "noteAnswer" | "noteSending" | "noteWithdrawal">;

/** The services of an outbox. */
interface OutboxDeps {
  /** The id of the game. */
  readonly game: string;
  readonly storage: PhoneStorage;
  readonly api: Pick<Api, "command" | "receipt">;
  /** Returns the period that the phone knows. While the result is null, the outbox sends no commands. */
  readonly period: () => number | null;
  /** Called after each change with the commands of the game. */
  readonly onChange: (items: readonly OutboxItem[]) => void;
  /** Called with the outcome of a command. */
  readonly onSettled: (item: OutboxItem, outcome: Outcome) => void;
  /** Makes sure that only one window at a time sends commands. */
  readonly lock?: RunWithLock | undefined;
  /** Returns a new id for a command that the player confirmed. */
  readonly mint?: () => string;
  /** Returns the phone's own time (milliseconds). */
  readonly now?: () => number;
  /** Loads the module that signs commands and stores their answers. */
  readonly vouch?: () => Promise<SigningModule>;
}

/** The pause after the first failure (milliseconds). Each further failure doubles the pause. */
const FIRST_RETRY_PAUSE_MS = 1_000;
const LONGEST_RETRY_PAUSE_MS = 15_000;

/**
 * Run the function at once. In browsers without locks, two tabs may both send a command. Both tabs use the same id, so
 * the command is carried out once.
 */
const runWithoutLock: RunWithLock = (_name, run) => run();

/** The outbox of one game. */
export class Outbox {
  /** The commands of this game that wait to be sent or were refused. */
  #items: readonly OutboxItem[] = [];
  #runningFlush: Promise<void> | null = null;
  /** Whether `flush` was called again while it was running. */
  #mustFlushAgain = false;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  /** The position of the newest command in the order of taps. */
  #lastPlace = 0;
  /** Resolves when the newest command has been stored. */
  #lastPlacement: Promise<unknown> = Promise.resolve();
  /** The ids of commands that the player has confirmed, while they are made again in the current period. */
  readonly #confirmingIds = new Set<string>();

  readonly #vouch: NonNullable<OutboxDeps["vouch"]>;

  readonly #deps: OutboxDeps;

  constructor(deps: OutboxDeps) {
    this.#deps = deps;
    this.#vouch = deps.vouch ?? loadSigning;
  }

  /** Read the commands that an earlier visit left on the phone. */
  async restore(): Promise<void> {
    await this.#refresh();
  }

  /** Store a command under its id, and send it after all commands that were tapped earlier. */
  submit(commandId: string, body: CommandBody, label: Message): Promise<void> {
    const placement = this.#lastPlacement.then(() => this.#place({ id: commandId, game: this.#deps.game, body, label }));
    this.#lastPlacement = placement.catch(() => undefined);
    return placement;
  }

  /**
   * Store a command after all waiting commands. The command's position follows those of other windows and of earlier
   * visits. Times cannot replace positions, because the phone's clock may be changed meanwhile.
   */
  async #place(item: Pick<OutboxItem, "id" | "game" | "body" | "label">): Promise<void> {
    await this.#refresh();
    this.#lastPlace = Math.max(this.#lastPlace, ...this.#items.map(({ place = 0 }) => place)) + 1;
    const tapTime = (this.#deps.now ?? Date.now)();
    await this.#putItem({ ...item, at: tapTime, place: this.#lastPlace, state: "queued", contribution: randomHex(16) });
    void this.flush();
  }

  /** Make a command again in the current period, under a new id, because the player has confirmed it. */
  async confirm(commandId: string): Promise<void> {
    const item = this.#items.find((item) => item.id === commandId);
    const period = this.#deps.period();
    if (!item || period === null || this.#confirmingIds.has(commandId)) return;
    // The old command stays until the new command has been stored. A second tap must not make the act twice.
    this.#confirmingIds.add(commandId);
    try {
      await this.submit((this.#deps.mint ?? uuid)(), { ...item.body, period }, item.label);
      await this.dismiss(commandId);
    } finally {
      this.#confirmingIds.delete(commandId);
    }
  }

  /** Drop a command, because the player no longer wants it or has read its refusal. */
  async dismiss(commandId: string): Promise<void> {
    await this.#drop((item) => item.id === commandId);
  }

  /**
   * Drop all commands of a character, sent or not, and the character's unsent text, because another player now plays
   * the character.
   */
  async forget(character: string): Promise<void> {
    // Drop the commands before any await, so that none is sent while the text is looked up.
    const droppedItems = this.#drop(({ body }) => body.as === character || body.recorder === character);
    await deleteDrafts(this.#deps.storage, this.#deps.game, character);
    await droppedItems;
  }

  /** Drop commands at once. If a dropped command is being signed, it must not return to the outbox. */
  async #drop(shouldDrop: (item: OutboxItem) => boolean): Promise<void> {
    const droppedItems = this.#items.filter(shouldDrop);
    this.#items = this.#items.filter((item) => !droppedItems.includes(item));
    await Promise.all(droppedItems.map(({ id }) => this.#deps.storage.dropItem(id)));
    await this.#giveUp(droppedItems);
    await this.#refresh();
  }

  /** Note in the witness file that signed commands were given up. */
  async #giveUp(items: readonly OutboxItem[]): Promise<void> {
    const signedItems = items.filter(({ signature }) => signature);
    if (signedItems.length === 0) return;
    await this.#tryNote((vouch) => Promise.all(signedItems.map((item) => vouch.noteWithdrawal(this.#deps.storage, item))));
  }

  /** Make a note for the witness file. If this fails, the command is sent anyway. */
  async #tryNote(makeNote: (vouch: SigningModule) => Promise<unknown>): Promise<void> {
    await this.#vouch()
      .then(makeNote)
      .catch(() => undefined);
  }

  /** Send the waiting commands in order. If the function is called while it runs, it runs once more afterwards. */
  flush(): Promise<void> {
    if (this.#runningFlush) {
      this.#mustFlushAgain = true;
      return this.#runningFlush;
    }
    clearTimeout(this.#retry);
    const lock = this.#deps.lock ?? runWithoutLock;
    this.#runningFlush = lock(`acta-outbox-${this.#deps.game}`, () => this.#run()).finally(() => {
      this.#runningFlush = null;
      const isRepeatNeeded = this.#mustFlushAgain;
      this.#mustFlushAgain = false;
      if (isRepeatNeeded) void this.flush();
    });
    return this.#runningFlush;
  }

  stop(): void {
    clearTimeout(this.#retry);
  }

  async #run(): Promise<void> {
    try {
      await this.#sendAll();
    } catch (error) {
      // After an unforeseen error, the commands are sent again later.
      this.#retryLater();
      throw error;
    }
  }

  async #sendAll(): Promise<void> {
    await this.#refresh();
    for (const item of this.#items) {
      if (!this.#isWaiting(item) || (item.state !== "queued" && item.state !== "sent")) continue;
      const period = this.#deps.period();
      if (period === null) return;
      if (item.state === "queued" && item.body.period !== period) {
        await this.#settle(item, { state: "asking" });
        continue;
      }
      const outcome = await this.#send(item);
      if (outcome === "forgotten") continue;
      if (!outcome) {
        this.#retryLater();
        return;
      }
      this.#failures = 0;
      // A later command may end the pause or begin the game, so it must not wait for this command.
      if (outcome === "paused") {
        if (this.#isWaiting(item)) await this.#putItem({ ...item, state: "queued" });
        continue;
      }
      await this.#settle(item, outcome);
    }
  }

  /** Return whether a command is still in the outbox and was not dropped meanwhile. */
  #isWaiting({ id }: OutboxItem): boolean {
    return this.#items.some((item) => item.id === id);
  }

  /** Send a command. Returns the command's outcome; null if the server did not answer. */
  async #send(item: OutboxItem): Promise<Outcome | "paused" | "forgotten" | null> {
    try {
      const earlierReceipt = item.state === "sent" ? await fetchReceipt(this.#deps.api, item.game, item.id) : null;
      if (earlierReceipt) {
        await this.#noteAnswer(item, "done");
        return { state: "done", receipt: earlierReceipt };
      }
      const signedItem = await this.#withSignature(item);
      if (!this.#isWaiting(item)) return "forgotten";
      if (signedItem.signature) await (await this.#vouch()).noteSending(this.#deps.storage, signedItem);
      if (!this.#isWaiting(item)) return "forgotten";
      await this.#putItem({ ...signedItem, state: "sent" });
      const receipt = await this.#deps.api.command(item.game, item.id, bodyToSend(signedItem));
      await this.#noteAnswer(item, "done", undefined, receipt.kept);
      return { state: "done", receipt };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (error.isPassing) return null;
      await this.#noteAnswer(item, error.slug, error.doc.refusal);
      if (error.slug === "paused" || error.slug === "not-begun") return "paused";
      return error.slug === "stale-period" ? { state: "asking" } : { state: "refused", problem: error.doc };
    }
  }

  /**
   * Return the command with its signature. A command is signed only once and is stored before it is sent, so that one
   * id always has the same contribution.
   */
  async #withSignature(item: OutboxItem): Promise<OutboxItem> {
    if (!item.contribution || item.signature !== undefined) return item;
    return (await this.#vouch()).signCommand(this.#deps.storage, item);
  }

  async #noteAnswer(item: OutboxItem, answer: string, refusal?: string, keptSubmission?: Receipt["kept"]): Promise<void> {
    if (!item.contribution) return;
    await this.#tryNote((vouch) => vouch.noteAnswer(this.#deps.storage, item, answer, refusal, keptSubmission));
  }

  async #settle(item: OutboxItem, outcome: Outcome): Promise<void> {
    if (outcome.state === "done" || !this.#isWaiting(item)) await this.#deps.storage.dropItem(item.id);
    else if (outcome.state === "asking") await this.#deps.storage.putItem({ ...item, state: "asking" });
    else await this.#deps.storage.putItem({ ...item, state: "refused", problem: outcome.problem });
    await this.#refresh();
    this.#deps.onSettled(item, outcome);
  }

  /** Call `flush` again after a pause that grows with each failure. */
  #retryLater(): void {
    clearTimeout(this.#retry);
    const pause = Math.min(LONGEST_RETRY_PAUSE_MS, FIRST_RETRY_PAUSE_MS * 2 ** this.#failures);
    this.#failures += 1;
    this.#retry = setTimeout(() => void this.flush(), pause);
  }

  async #putItem(item: OutboxItem): Promise<void> {
    await this.#deps.storage.putItem(item);
    await this.#refresh();
  }

  async #refresh(): Promise<void> {
    const items = await this.#deps.storage.items();
    this.#items = items.filter((item) => item.game === this.#deps.game);
    this.#deps.onChange(this.#items);
  }
}

/** Return the body as it is sent. A signed body contains the contribution to the dice. */
const bodyToSend = ({ body, contribution, signature }: OutboxItem): CommandBody =>
  contribution && signature ? { ...body, contribution, signature } : body;
