/**
 * The commands of an open game and their outcomes. The outbox stores and sends the commands. The outbox is loaded while
 * the game opens.
 */

import { signal } from "@preact/signals-core";
import { Problem } from "../view/api";
import type { ProblemDoc } from "../view/api";
import { reportFault } from "../view/fault";
import type { GameDeps } from "./gamedeps";
import { uuid } from "../view/ids";
import { loadOutbox } from "../sending/keys";
import type { Outbox, Outcome } from "../sending/outbox";
import type { OutboxItem } from "../sending/storage";
import type { Message } from "../view/values";
import type { CommandBody } from "../view/wire";

type OutcomeListener = (item: OutboxItem, outcome: Outcome) => void;

/** The problem of a command that was never sent and could not be stored. */
export const UNSENT_PROBLEM: ProblemDoc = { type: "/problems/unsent", title: "", status: 0 };

export class GameQueue {
  /** The commands that screens show. These commands wait to be sent, or the server refused them. */
  readonly items = signal<readonly OutboxItem[]>([]);

  #outboxPromise: Promise<Outbox> | null = null;
  readonly #listeners = new Set<OutcomeListener>();

  readonly #deps: GameDeps;
  readonly #period: () => number | null;

  /** `period` returns the period that the phone knows; null while the phone may send no commands. */
  constructor(
    deps: GameDeps,
    period: () => number | null,
  ) {
    this.#deps = deps;
    this.#period = period;
  }

  /**
   * Return the outbox.
   * Raises: Problem: the outbox could not be loaded. The next call loads it again.
   */
  #outbox(): Promise<Outbox> {
    const { id, storage, api, lock, now } = this.#deps;
    this.#outboxPromise ??= loadOutbox().then(
      ({ Outbox }) =>
        new Outbox({
          game: id,
          storage,
          api,
          lock,
          now: now ?? Date.now,
          period: this.#period,
          onChange: (items) => (this.items.value = items),
          onSettled: (item, outcome) => this.#listeners.forEach((listener) => listener(item, outcome)),
        }),
    );
    this.#outboxPromise.catch(() => (this.#outboxPromise = null));
    return this.#outboxPromise;
  }

  /**
   * Call `run` with the outbox. If the outbox cannot be loaded, `run` is not called. The next change of the game tries
   * to load the outbox again.
   */
  #withOutbox(run: (outbox: Outbox) => unknown): void {
    void this.#outbox().then(run, () => undefined);
  }

  restore(): void {
    this.#withOutbox((outbox) => outbox.restore());
  }

  flush(): void {
    this.#withOutbox((outbox) => outbox.flush());
  }

  forget(character: string): void {
    this.#withOutbox((outbox) => outbox.forget(character));
  }

  stop(): void {
    void this.#outboxPromise?.then((outbox) => outbox.stop(), () => undefined);
  }

  /**
   * Store and send a command. The command gets its id when the player taps. `outcome` resolves when the server has
   * answered. If a command could be neither stored nor sent, its outcome is a refusal with the problem `unsent`.
   */
  submit(body: CommandBody, label: Message): { readonly id: string; readonly outcome: Promise<Outcome> } {
    const commandId = uuid();
    const outcome = new Promise<Outcome>((resolve) => {
      const stopListening = this.onSettled((item, outcome) => {
        if (item.id !== commandId) return;
        stopListening();
        resolve(outcome);
      });
    });
    const failure = new Promise<Outcome>((resolve) => {
      this.#outbox().then((outbox) => outbox.submit(commandId, body, label)).catch((fault: unknown) => {
        if (!(fault instanceof Problem)) reportFault(fault);
        resolve({ state: "refused", problem: UNSENT_PROBLEM });
      });
    });
    return { id: commandId, outcome: Promise.race([outcome, failure]) };
  }

  confirm = (commandId: string): Promise<void> => this.#outbox().then((outbox) => outbox.confirm(commandId));
  dismiss = (commandId: string): Promise<void> => this.#outbox().then((outbox) => outbox.dismiss(commandId));

  onSettled(listener: OutcomeListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
