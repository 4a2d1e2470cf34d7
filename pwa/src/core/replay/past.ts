/**
 * A game as it was: it stands where the open game stands, so that every screen shows it without
 * knowing. Nothing can be done in it, nothing waits in it and nothing is announced; the game itself
 * goes on behind it.
 */

import { batch, computed, signal, untracked } from "@preact/signals-core";
import { linesOf } from "../view/chronicle";
import type { LiveGame } from "../live/game";
import type { Outcome } from "../sending/outbox";
import type { Replay } from "./replay";
import type { OutboxItem } from "../sending/storage";
import type { AnySlices, View } from "../view/view";
import type { GameDoc, Line, Offers } from "../view/wire";

/** What screens use of the open game, be it the running one or one that is replayed. */
export type OpenGame = Pick<LiveGame, keyof LiveGame> & { readonly past?: true };

/** So many lines of the chronicle stand before a moment; older ones come as one reads on. */
const LINES = 24;
const MORE = 50;

/** Slices that ask somebody to act or answer: in a moment that is over they are told, and ask nobody. */
const CALLS = /^(?:petition|duty|window|question|appeal|grave-act|knock|report|letterbox|thread)\/|^letters$/;

const NOTHING: Offers = { as: "", period: 0, offers: [], reminders: [] };
const OVER: Outcome = { state: "refused", problem: { type: "/problems/past", title: "Past", status: 0 } };

export class PastGame implements OpenGame {
  readonly past = true;
  /** The moment that is shown; -1 before the first. */
  readonly moment = signal(-1);
  /** What was said in it. */
  readonly said = signal<readonly Line[]>([]);
  readonly view = signal<View | null>(null);
  /** The slices that asked somebody then. */
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

  /** The moment that was asked for; the one shown follows as soon as it is here. */
  readonly wanted = signal(-1);
  /** Whose screens are shown: a character's, those of the wall, or "" for one's own. */
  readonly whose = signal("");

  private least = LINES;
  private catching: Promise<void> | null = null;
  private preparing = false;

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
   * Show a moment: at once if it is here, else when it has come, unless another is wanted by then.
   * Throws what the request throws.
   */
  async seek(moment: number): Promise<void> {
    this.wanted.value = moment;
    this.least = LINES;
    if (this.replay.has(moment)) this.become(moment);
    else await (this.catching ??= this.catchUp().finally(() => (this.catching = null)));
    void this.prepare();
  }

  /** Show the same moment on the screens of somebody. */
  look(whose: string): void {
    if (whose === this.whose.peek()) return;
    this.whose.value = whose;
    this.least = LINES;
    this.become(this.moment.peek());
  }

  /** Whether what was said in the moment that is shown could be read on the screens that are shown. */
  couldRead(line: Line): boolean {
    return this.replay.linesOf(this.moment.value, this.whose.value).includes(line);
  }

  /** Show more of the chronicle before the moment; gives whether there may be still more. */
  async loadOlder(): Promise<boolean> {
    const moment = this.moment.peek();
    this.least = untracked(() => linesOf(this)).length + MORE;
    const reach = this.replay.reach(moment);
    if (reach > 0) await this.replay.load(reach - 1);
    if (this.moment.peek() === moment) this.become(moment);
    return this.view.peek()?.more ?? false;
  }

  loadOffers = (): Promise<Offers> => Promise.resolve(NOTHING);
  submit = (): { readonly id: string; readonly outcome: Promise<Outcome> } => ({ id: "", outcome: Promise.resolve(OVER) });
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

  /** One request at a time: whoever drags along the line wants the moment where they are by now. */
  private async catchUp(): Promise<void> {
    while (!this.replay.has(this.wanted.peek())) await this.replay.load(this.wanted.peek());
    this.become(this.wanted.peek());
  }

  /** Fetch what may be wanted next, and the lines that the chronicle lacks. */
  private async prepare(): Promise<void> {
    if (this.preparing) return;
    this.preparing = true;
    await this.replay.ahead(this.wanted.peek());
    this.preparing = false;
    if (this.lacksLines()) this.become(this.moment.peek());
  }

  private become(moment: number): void {
    const found = this.replay.view(moment, this.least, this.whose.peek());
    if (!found) return;
    batch(() => {
      this.moment.value = moment;
      this.said.value = this.replay.linesOf(moment);
      const [slices, calls] = apart(found.slices);
      this.view.value = { ...found, slices };
      if (!same(calls, this.calls.peek())) this.calls.value = calls;
    });
  }

  private lacksLines(): boolean {
    const held = this.view.peek();
    return held !== null && held.more && held.pub.length + held.own.length < this.least;
  }
}

/** The slices that are shown as they were, and those that ask for an answer. */
function apart(slices: AnySlices): readonly [AnySlices, AnySlices] {
  const shown: Record<string, unknown> = {};
  const calls: Record<string, unknown> = {};
  for (const [key, doc] of Object.entries(slices)) (CALLS.test(key) ? calls : shown)[key] = doc;
  return [shown, calls];
}

const same = (one: AnySlices, other: AnySlices): boolean =>
  Object.keys(one).length === Object.keys(other).length && Object.entries(one).every(([key, doc]) => other[key] === doc);
