/**
 * The game of an archive, as the game was when the archive was made. An archived game receives no events and refuses
 * all commands.
 */

import { computed, signal } from "@preact/signals-core";
import type { Outcome } from "../../sending/outbox";
import type { OpenGame } from "../pastgame";
import { Seals } from "../../seals/seals";
import { memoryStorage } from "../../sending/memorystorage";
import type { OutboxItem } from "../../sending/storage";
import type { StreamState } from "../../live/stream";
import { withOlderLines } from "../../view/olderlines";
import { viewOf } from "../../view/view";
import type { View } from "../../view/view";
import type { GameDoc, Line, Offers, Opening } from "../../view/wire";

/** The number of older lines that are added at once. */
const LINES_PER_PAGE = 50;

const NO_OFFERS: Offers = { as: "", period: 0, offers: [], reminders: [] };
const PAST_REFUSAL: Outcome = { state: "refused", problem: { type: "/problems/past", title: "Past", status: 0 } };
const doNothing = (): Promise<void> => Promise.resolve();

/** A game that only shows its recorded view. */
export class ArchivedGame implements OpenGame {
  readonly isPast = true;
  readonly id: string;
  readonly view;
  readonly link = signal<StreamState>("asleep");
  readonly heardAt = signal(0);
  readonly outbox = signal<readonly OutboxItem[]>([]);
  readonly offers = signal<Readonly<Record<string, Offers>>>({});
  readonly movedCard = signal("");
  readonly isServerOutdated = signal(false);
  readonly isUnknown = signal(false);
  readonly newLines = signal<readonly Line[]>([]);
  readonly doc = computed(() => (this.view.value?.slices["game"] as GameDoc | undefined) ?? null);
  readonly seals: OpenGame["seals"];

  readonly #loadAll: () => Promise<readonly Line[]>;

  /** `opening` is the recorded view. `loadAll` returns all lines of the view, oldest first. */
  constructor(
    opening: Opening,
    loadAll: () => Promise<readonly Line[]>,
  ) {
    this.#loadAll = loadAll;
    this.id = opening.game;
    this.view = signal<View | null>(viewOf(opening));
    const api = { seal: rejectWithoutServer, heads: rejectWithoutServer, cosign: rejectWithoutServer };
    this.seals = new Seals({ game: this.id, storage: memoryStorage(), api, myLines: () => [], now: Date.now });
  }

  /** Show older lines of the chronicle. Returns whether the archive may have more of them. */
  async loadOlderLines(): Promise<boolean> {
    const view = this.view.peek();
    if (!view?.more) return false;
    const lineCursors = new Set([...view.pub, ...view.own].map(({ c }) => c));
    const olderLines = (await this.#loadAll()).filter(({ c }) => !lineCursors.has(c));
    const nextLines = olderLines.slice(-LINES_PER_PAGE);
    this.view.value = withOlderLines(view, nextLines, olderLines.length > nextLines.length);
    return olderLines.length > nextLines.length;
  }

  loadOffers = (): Promise<Offers> => Promise.resolve(NO_OFFERS);
  submit = (): { readonly id: string; readonly outcome: Promise<Outcome> } => ({ id: "", outcome: Promise.resolve(PAST_REFUSAL) });
  confirm = doNothing;
  dismiss = doNothing;
  open = doNothing;
  onSettled = () => (): void => undefined;
  show = (): void => undefined;
  hide = (): void => undefined;
  refresh = (): void => undefined;
  lost = (): void => undefined;
  restart = (): void => undefined;
  close = (): void => undefined;
}

const rejectWithoutServer = (): Promise<never> => Promise.reject(new Error("An archive has no server."));
