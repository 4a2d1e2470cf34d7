/**
 * A game as it was at a past moment. A past game replaces the open game, so that every screen can show the past without
 * changes. A past game refuses commands, its outbox is empty, and it announces no events. The running game continues in
 * the background.
 */

import { batch, computed, signal, untracked } from "@preact/signals-core";
import type { ReadonlySignal } from "@preact/signals-core";
import { linesOf } from "../view/chronicle";
import type { LiveGame } from "../live/game";
import type { Outcome } from "../sending/outbox";
import type { MomentLoader } from "./replay";
import type { OutboxItem } from "../sending/storage";
import type { AnySlices, View } from "../view/view";
import type { GameDoc, Line, Offers } from "../view/wire";

/** The members of an open game that screens use. The game is the running game or a replayed one. */
export type OpenGame = Pick<LiveGame, keyof LiveGame> & {
  readonly isPast?: true;
  /**
   * Of a great moment of the past, the slices right before it. The act may have cleared its board, as the end of a
   * season clears the battles.
   */
  readonly earlierSlices?: ReadonlySignal<AnySlices>;
};

/** The number of chronicle lines that are shown before a moment. Older lines are added when the player reads on. */
const FIRST_LINE_COUNT = 24;
/** The number of older lines that are added at once. */
const LINES_PER_PAGE = 50;

/**
 * Matches the slices that ask a player to act or answer. At a past moment these slices are listed in `actionRequests`, and the
 * screens of play do not receive them.
 */
const ACTION_REQUEST_PATTERN = /^(?:petition|expired|duty|window|question|appeal|grave-act|knock|report|letterbox|thread)\/|^letters$/;

const NO_OFFERS: Offers = { as: "", period: 0, offers: [], reminders: [] };
const PAST_REFUSAL: Outcome = { state: "refused", problem: { type: "/problems/past", title: "Past", status: 0 } };

export class PastGame implements OpenGame {
  readonly isPast = true;
  /** The moment that is shown; -1 before the first moment. */
  readonly moment = signal(-1);
  /** The chronicle lines of the shown moment. */
  readonly momentLines = signal<readonly Line[]>([]);
  readonly view = signal<View | null>(null);
  /** The slices that asked a player to act or answer at the shown moment. */
  readonly actionRequests = signal<AnySlices>({});
  readonly earlierSlices = signal<AnySlices>({});
  readonly outbox = signal<readonly OutboxItem[]>([]);
  readonly offers = signal<Readonly<Record<string, Offers>>>({});
  readonly newLines = signal<readonly Line[]>([]);
  readonly doc = computed(() => (this.view.value?.slices["game"] as GameDoc | undefined) ?? null);
  readonly id: string;
  readonly link: OpenGame["link"];
  readonly heardAt: OpenGame["heardAt"];
  readonly movedCard: OpenGame["movedCard"];
  readonly isServerOutdated: OpenGame["isServerOutdated"];
  readonly isUnknown: OpenGame["isUnknown"];
  readonly seals: OpenGame["seals"];

  /** The requested moment. The moment is shown once it has been fetched. */
  readonly wantedMoment = signal(-1);
  /** The owner of the shown screens: a character, the wall, or "" for the viewer. */
  readonly viewedCharacter = signal("");

  /** The least number of lines that are shown before the moment. */
  #leastLines = FIRST_LINE_COUNT;
  /** The running request for the wanted moment; null if none is running. */
  #pendingCatchUp: Promise<void> | null = null;
  /** Whether `prepare` is running. */
  #isPreparing = false;

  constructor(
    readonly running: OpenGame,
    readonly replay: MomentLoader,
    viewer = "",
  ) {
    this.viewedCharacter.value = viewer;
    this.id = running.id;
    this.link = running.link;
    this.heardAt = running.heardAt;
    this.movedCard = running.movedCard;
    this.isServerOutdated = running.isServerOutdated;
    this.isUnknown = running.isUnknown;
    this.seals = running.seals;
  }

  /**
   * Show a moment. If the player chooses another moment before this one has been fetched, the newest choice is shown.
   * Raises the error of the request.
   */
  async seek(moment: number): Promise<void> {
    this.wantedMoment.value = moment;
    this.#leastLines = FIRST_LINE_COUNT;
    if (this.#isLoaded(moment)) this.#setMoment(moment);
    else await (this.#pendingCatchUp ??= this.#catchUp().finally(() => (this.#pendingCatchUp = null)));
    void this.#prepare();
  }

  /** Show the same moment on the screens of a character or of the wall. */
  look(viewer: string): void {
    if (viewer === this.viewedCharacter.peek()) return;
    this.viewedCharacter.value = viewer;
    this.#leastLines = FIRST_LINE_COUNT;
    this.#setMoment(this.moment.peek());
  }

  /** Return whether a line of the shown moment was readable on the shown screens. */
  canRead(line: Line): boolean {
    return this.replay.linesOf(this.moment.value, this.viewedCharacter.value).includes(line);
  }

  /** Show older lines of the chronicle before the moment. Returns whether the replay may have more of them. */
  async loadOlderLines(): Promise<boolean> {
    const moment = this.moment.peek();
    this.#leastLines = untracked(() => linesOf(this)).length + LINES_PER_PAGE;
    const latestMoment = this.replay.reach(moment);
    if (latestMoment > 0) await this.replay.load(latestMoment - 1);
    if (this.moment.peek() === moment) this.#setMoment(moment);
    return this.view.peek()?.more ?? false;
  }

  loadOffers = (): Promise<Offers> => Promise.resolve(NO_OFFERS);
  submit = (): { readonly id: string; readonly outcome: Promise<Outcome> } => ({ id: "", outcome: Promise.resolve(PAST_REFUSAL) });
  confirm = (): Promise<void> => Promise.resolve();
  dismiss = (): Promise<void> => Promise.resolve();
  onSettled = () => (): void => undefined;

  open = (): Promise<void> => this.running.open();
  show = (): void => this.running.show();
  hide = (isLeaving?: boolean): void => this.running.hide(isLeaving);
  refresh = (): void => this.running.refresh();
  lost = (): void => this.running.lost();
  restart = (): void => this.running.restart();
  close = (): void => this.running.close();

  /**
   * Fetch data until the wanted moment can be shown, one request at a time. A player who drags along the time line
   * changes the wanted moment meanwhile.
   */
  async #catchUp(): Promise<void> {
    while (!this.#isLoaded(this.wantedMoment.peek())) {
      const moment = this.wantedMoment.peek();
      await this.replay.load(this.replay.has(moment) ? moment - 1 : moment);
    }
    this.#setMoment(this.wantedMoment.peek());
  }

  /** Return whether a moment can be shown: its view, and of a great moment the view before it. */
  #isLoaded(moment: number): boolean {
    return this.replay.has(moment) && (!this.#hasBoardBefore(moment) || this.replay.has(moment - 1));
  }

  #hasBoardBefore(moment: number): boolean {
    return moment > 0 && this.replay.index.great.some((greatEvent) => greatEvent.moment === moment);
  }

  /** Fetch the chunks around the wanted moment, and the lines that the chronicle lacks. */
  async #prepare(): Promise<void> {
    if (this.#isPreparing) return;
    this.#isPreparing = true;
    await this.replay.loadAhead(this.wantedMoment.peek());
    this.#isPreparing = false;
    if (this.#lacksLines()) this.#setMoment(this.moment.peek());
  }

  #setMoment(moment: number): void {
    const viewer = this.viewedCharacter.peek();
    // The earlier view is computed first, because the later one then needs only one more change.
    const earlierSlices = this.#hasBoardBefore(moment) ? (this.replay.view(moment - 1, 0, viewer)?.slices ?? {}) : {};
    const view = this.replay.view(moment, this.#leastLines, viewer);
    if (!view) return;
    batch(() => {
      this.earlierSlices.value = earlierSlices;
      this.moment.value = moment;
      this.momentLines.value = this.replay.linesOf(moment);
      const [slices, actionRequests] = splitActionRequests(view.slices);
      this.view.value = { ...view, slices };
      if (!holdsSameSlices(actionRequests, this.actionRequests.peek())) this.actionRequests.value = actionRequests;
    });
  }

  #lacksLines(): boolean {
    const view = this.view.peek();
    return view !== null && view.more && view.pub.length + view.own.length < this.#leastLines;
  }
}

/** Split slices into those that screens show and those that ask a player for an action. */
function splitActionRequests(slices: AnySlices): readonly [AnySlices, AnySlices] {
  const shownSlices: Record<string, unknown> = {};
  const actionRequests: Record<string, unknown> = {};
  for (const [key, slice] of Object.entries(slices)) (ACTION_REQUEST_PATTERN.test(key) ? actionRequests : shownSlices)[key] = slice;
  return [shownSlices, actionRequests];
}

/** Return whether two sets of slices contain the same objects. */
const holdsSameSlices = (slices: AnySlices, otherSlices: AnySlices): boolean =>
  Object.keys(slices).length === Object.keys(otherSlices).length && Object.entries(slices).every(([key, slice]) => otherSlices[key] === slice);
