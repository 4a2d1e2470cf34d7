/**
 * A game as it was at a moment. It takes the place of the open game, so that every screen can show it unchanged. It
 * refuses commands, its outbox is empty, and it announces nothing. The running game goes on behind it.
 */

import { batch, computed, signal, untracked } from "@preact/signals-core";
import { linesOf } from "../view/chronicle";
import type { LiveGame } from "../live/game";
import type { Outcome } from "../sending/outbox";
import type { Replay } from "./replay";
import type { OutboxItem } from "../sending/storage";
import type { AnySlices, View } from "../view/view";
import type { GameDoc, Line, Offers } from "../view/wire";

/** The part of an open game that screens use. The game is the running one or a replayed one. */
export type OpenGame = Pick<LiveGame, keyof LiveGame> & { readonly past?: true };

/** The number of lines of the chronicle before a moment. Older ones are added when the player reads on. */
const FIRST_LINES = 24;
/** The number of older lines that are added at once. */
const LINES_PER_PAGE = 50;

/**
 * Slices that ask a player to act or answer. In a past moment they are listed in `calls`, and the screens of play do
 * not get them.
 */
const CALL_FAMILIES = /^(?:petition|duty|window|question|appeal|grave-act|knock|report|letterbox|thread)\/|^letters$/;

const NO_OFFERS: Offers = { as: "", period: 0, offers: [], reminders: [] };
const PAST_OUTCOME: Outcome = { state: "refused", problem: { type: "/problems/past", title: "Past", status: 0 } };

export class PastGame implements OpenGame {
  readonly past = true;
  /** The shown moment; -1 before the first. */
  readonly moment = signal(-1);
  /** The lines of the shown moment. */
  readonly momentLines = signal<readonly Line[]>([]);
  readonly view = signal<View | null>(null);
  /** The slices that asked a player to act or answer at the shown moment. */
  readonly calls = signal<AnySlices>({});
  readonly outbox = signal<readonly OutboxItem[]>([]);
  readonly offers = signal<Readonly<Record<string, Offers>>>({});
  readonly arrived = signal<readonly Line[]>([]);
  readonly doc = computed(() => (this.view.value?.slices["game"] as GameDoc | undefined) ?? null);
  readonly id: string;
  readonly link: OpenGame["link"];
  readonly heard: OpenGame["heard"];
  readonly moved: OpenGame["moved"];
  readonly old: OpenGame["old"];
  readonly unknown: OpenGame["unknown"];
  readonly seals: OpenGame["seals"];

  /** The requested moment. It is shown as soon as it has been fetched. */
  readonly wantedMoment = signal(-1);
  /** The owner of the shown screens: a character, the wall, or "" for the viewer. */
  readonly whose = signal("");

  /** The least number of lines before the moment. */
  private leastLines = FIRST_LINES;
  /** The request for the wanted moment that is under way. */
  private pendingCatchUp: Promise<void> | null = null;
  /** Whether `prepare` is running. */
  private isPreparing = false;

  constructor(
    readonly running: OpenGame,
    readonly replay: Replay,
    whose = "",
  ) {
    this.whose.value = whose;
    this.id = running.id;
    this.link = running.link;
    this.heard = running.heard;
    this.moved = running.moved;
    this.old = running.old;
    this.unknown = running.unknown;
    this.seals = running.seals;
  }

  /**
   * Show a moment. If it must be fetched and the player wants another moment by then, the newest one is shown. Raises
   * the error of the request.
   */
  async seek(moment: number): Promise<void> {
    this.wantedMoment.value = moment;
    this.leastLines = FIRST_LINES;
    if (this.replay.has(moment)) this.become(moment);
    else await (this.pendingCatchUp ??= this.catchUp().finally(() => (this.pendingCatchUp = null)));
    void this.prepare();
  }

  /** Show the same moment on the screens of a character or of the wall. */
  look(whose: string): void {
    if (whose === this.whose.peek()) return;
    this.whose.value = whose;
    this.leastLines = FIRST_LINES;
    this.become(this.moment.peek());
  }

  /** Return whether a line of the shown moment could be read on the shown screens. */
  couldRead(line: Line): boolean {
    return this.replay.linesOf(this.moment.value, this.whose.value).includes(line);
  }

  /** Show more of the chronicle before the moment. Returns whether there may be more. */
  async loadOlder(): Promise<boolean> {
    const moment = this.moment.peek();
    this.leastLines = untracked(() => linesOf(this)).length + LINES_PER_PAGE;
    const reach = this.replay.reach(moment);
    if (reach > 0) await this.replay.load(reach - 1);
    if (this.moment.peek() === moment) this.become(moment);
    return this.view.peek()?.more ?? false;
  }

  loadOffers = (): Promise<Offers> => Promise.resolve(NO_OFFERS);
  submit = (): { readonly id: string; readonly outcome: Promise<Outcome> } => ({ id: "", outcome: Promise.resolve(PAST_OUTCOME) });
  confirm = (): Promise<void> => Promise.resolve();
  dismiss = (): Promise<void> => Promise.resolve();
  onSettled = () => (): void => undefined;

  open = (): Promise<void> => this.running.open();
  show = (): void => this.running.show();
  hide = (leaving?: boolean): void => this.running.hide(leaving);
  refresh = (): void => this.running.refresh();
  lost = (): void => this.running.lost();
  restart = (): void => this.running.restart();
  close = (): void => this.running.close();

  /**
   * Fetch until the wanted moment is here, one request at a time. A player who drags along the line changes the
   * wanted moment meanwhile.
   */
  private async catchUp(): Promise<void> {
    while (!this.replay.has(this.wantedMoment.peek())) await this.replay.load(this.wantedMoment.peek());
    this.become(this.wantedMoment.peek());
  }

  /** Fetch the chunks around the wanted moment, and add the lines that the chronicle lacks. */
  private async prepare(): Promise<void> {
    if (this.isPreparing) return;
    this.isPreparing = true;
    await this.replay.loadAhead(this.wantedMoment.peek());
    this.isPreparing = false;
    if (this.lacksLines()) this.become(this.moment.peek());
  }

  private become(moment: number): void {
    const found = this.replay.view(moment, this.leastLines, this.whose.peek());
    if (!found) return;
    batch(() => {
      this.moment.value = moment;
      this.momentLines.value = this.replay.linesOf(moment);
      const [slices, calls] = splitCalls(found.slices);
      this.view.value = { ...found, slices };
      if (!holdsSameSlices(calls, this.calls.peek())) this.calls.value = calls;
    });
  }

  private lacksLines(): boolean {
    const held = this.view.peek();
    return held !== null && held.more && held.pub.length + held.own.length < this.leastLines;
  }
}

/** Split slices into those that are shown and those that ask for an action. */
function splitCalls(slices: AnySlices): readonly [AnySlices, AnySlices] {
  const shown: Record<string, unknown> = {};
  const calls: Record<string, unknown> = {};
  for (const [key, doc] of Object.entries(slices)) (CALL_FAMILIES.test(key) ? calls : shown)[key] = doc;
  return [shown, calls];
}

/** Return whether two sets of slices hold the same objects. */
const holdsSameSlices = (one: AnySlices, other: AnySlices): boolean =>
  Object.keys(one).length === Object.keys(other).length && Object.entries(one).every(([key, doc]) => other[key] === doc);
