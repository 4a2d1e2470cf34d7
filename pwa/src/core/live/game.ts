/**
 * One open game on this phone: the last view kept from an earlier visit, the stream that brings it
 * up to date, the commands on their way. The page tells it when it is looked at and when it is not.
 */

import { batch, computed, signal } from "@preact/signals-core";
import type { ReadonlySignal } from "@preact/signals-core";
import type { GameDeps } from "./gamedeps";
import { GameQueue } from "./gamequeue";
import { GameSource } from "./gamesource";
import { keyOf } from "../sending/keys";
import { latest } from "../view/latest";
import { Seals } from "../seals/seals";
import { isOld } from "./servers";
import type { ServerEvent } from "./sse";
import type { StreamState } from "./stream";
import { publicPart, viewOf, trimmed, withDelta, resumed } from "../view/view";
import type { View } from "../view/view";
import type { Message } from "../view/values";
import type { CommandBody, Delta, GameDoc, Line, Offers, Opening } from "../view/wire";

const SAVE_AFTER = 400;
const NOT_FOUND = 404;

export class LiveGame {
  readonly view = signal<View | null>(null);
  readonly link = signal<StreamState>("asleep");
  /** When the phone last heard anything, by its own clock; 0 for never. */
  readonly heard = signal(0);
  readonly offers = signal<Readonly<Record<string, Offers>>>({});
  /** The card that was taken to another phone, if one was. */
  readonly moved = signal("");
  /** Whether the server that answers is an old one: another took over from it. */
  readonly old = signal(false);
  /** Whether the server knows no game of this name. */
  readonly unknown = signal(false);
  /** Lines that arrived live, for those who announce them. */
  readonly arrived = signal<readonly Line[]>([]);
  readonly doc: ReadonlySignal<GameDoc | null> = computed(
    () => (this.view.value?.slices["game"] as GameDoc | undefined) ?? null,
  );

  readonly seals: Seals;
  private readonly queue: GameQueue;
  readonly outbox: GameQueue["items"];

  private readonly source: GameSource;
  private readonly local: () => number;
  private saving: ReturnType<typeof setTimeout> | undefined;
  private readonly latest = latest();
  private whole = false;
  private loading: Promise<boolean> | null = null;

  constructor(private readonly deps: GameDeps) {
    this.local = deps.local ?? Date.now;
    this.queue = new GameQueue(deps, () => (this.old.peek() ? null : (this.doc.peek()?.period.seq ?? null)));
    this.outbox = this.queue.items;
    this.source = new GameSource(
      deps,
      {
        url: () => this.address(),
        event: (event, opened) => this.receive(event, opened),
        state: (state) => this.became(state),
        refused: (status) => this.refused(status),
        shown: () => this.opening(),
        anew: () => void (this.whole = true),
        ask: () => void this.ask(),
        local: this.local,
      },
      () => this.link.peek(),
    );
    this.seals = new Seals({ ...deps, game: deps.id, mine: () => this.view.peek()?.me, local: this.local });
  }

  private refused(status: number): void {
    this.unknown.value = status === NOT_FOUND;
    if (this.unknown.peek()) this.deps.erased?.(0);
  }

  get id(): string {
    return this.deps.id;
  }

  /** Show what was kept, then go live. */
  async open(): Promise<void> {
    const saved = await this.deps.storage.saved(this.deps.id);
    batch(() => {
      if (saved) {
        this.view.value = saved.view;
        this.offers.value = saved.offers;
        this.heard.value = saved.at;
      }
    });
    this.queue.restore();
    this.source.openUp();
  }

  /** The phone is looked at again: whatever was measured or paused starts anew. */
  show(): void {
    this.deps.clock.resync();
    this.source.openUp();
  }

  /**
   * Nobody looks at the page. One that is `leaving` writes nothing: WebKit keeps such a page for the way
   * back, and what it has begun to write then keeps every other page from reading.
   */
  hide(leaving = false): void {
    this.source.close();
    if (!leaving) void this.save();
  }

  /** Ask again now: the network is back, or the person pressed refresh. */
  refresh(): void {
    this.source.openUp();
  }

  /** The phone itself says that it has no network. */
  readonly lost = (): void => this.source.lost();

  /** Start from nothing, as after taking or leaving a card. */
  restart(): void {
    this.whole = true;
    this.moved.value = "";
    this.source.openAnew();
  }

  close(): void {
    this.source.close();
    this.queue.stop();
    this.seals.stop();
    clearTimeout(this.saving);
  }

  /** Keep and send a command (see `GameQueue.submit`). */
  submit = (body: CommandBody, label: Message): ReturnType<GameQueue["submit"]> => this.queue.submit(body, label);
  confirm = (id: string): Promise<void> => this.queue.confirm(id);
  dismiss = (id: string): Promise<void> => this.queue.dismiss(id);
  onSettled: GameQueue["onSettled"] = (listener) => this.queue.onSettled(listener);

  /** What a character may do now; kept, so that it can be read without a network. */
  loadOffers(as: string, recorder?: string): Promise<Offers> {
    const key = offersKey(as, recorder);
    return this.latest(key, this.deps.api.offers(this.deps.id, as, recorder), (offers) => {
      this.offers.value = { ...this.offers.peek(), [key]: offers };
      this.saveSoon();
    });
  }

  /** Ask for the page of the chronicle before the oldest line; gives whether there may be more. */
  loadOlder(): Promise<boolean> {
    this.loading ??= this.fetchOlder().finally(() => (this.loading = null));
    return this.loading;
  }

  private async fetchOlder(): Promise<boolean> {
    const view = this.view.peek();
    if (!view?.more) return false;
    const { olderThan, withOlder } = await import("../view/older");
    const page = await this.deps.api.entries(this.deps.id, { before: olderThan(view), limit: 50 });
    const now = this.view.peek();
    if (now) this.view.value = withOlder(now, page.entries, page.more);
    return page.more;
  }

  private address(): string {
    const cursor = this.whole ? undefined : this.view.peek()?.cursor;
    const since = cursor ? `?since=${encodeURIComponent(cursor)}` : "";
    return `/api/v1/games/${this.deps.id}/live${since}`;
  }

  /** The view on the screen, as the event with which the server would send it; null while there is none. */
  private opening(): string | null {
    const view = this.view.peek();
    if (!view) return null;
    const { pub, own, more: _, ...rest } = view;
    return JSON.stringify({ ...rest, now: this.deps.clock.now(), entries: [...pub, ...own] });
  }

  /** Without a stream: ask once how the game stands. */
  private async ask(): Promise<void> {
    const opened = this.local();
    const doc = await this.deps.api.view(this.deps.id).catch(() => null);
    if (doc && this.link.peek() === "crowded") this.receive({ event: "reset", data: JSON.stringify(doc) }, opened);
  }

  private became(state: StreamState): void {
    const before = this.link.peek();
    this.link.value = state;
    if (state === "live") this.unknown.value = false;
    if (state !== before && (state === "live" || state === "crowded")) this.queue.flush();
  }

  private receive({ event, data }: ServerEvent, opened: number): void {
    const doc = JSON.parse(data || "{}") as { now?: number; card?: string; character?: string; digest?: string };
    const opening = event === "view" || event === "reset";
    // nothing is taken from an old server, and nothing sent to it; it is asked again after a pause
    if (opening) this.old.value = isOld(this.doc.peek()?.server, ((doc as Opening).slices["game"] as GameDoc).server);
    if (this.old.value) return this.source.lost();
    if (event === "head") this.seals.given(doc.digest);
    if (event === "moved") this.putOut(doc.card ?? "card", doc.character ?? "");
    if (event === "closed-session") this.closedSession();
    if (typeof doc.now !== "number") return;
    const received = this.local();
    if (opening) this.deps.clock.answered(doc.now, opened, received);
    else this.deps.clock.heard(doc.now, received);
    batch(() => {
      this.heard.value = received;
      if (opening) this.part(doc as Opening);
      if (event === "view") this.resume(doc as Opening);
      if (event === "reset") this.become(viewOf(doc as Opening), []);
      if (event === "entries") this.live(doc as Delta);
    });
    const { entries = [], tail = [], pub, own } = doc as Partial<Opening & Delta>;
    if (this.doc.peek()?.status !== "closed") this.seals.saw([...entries, ...tail, ...(pub?.entries ?? []), ...(own?.entries ?? [])]);
  }

  /**
   * What a card showed goes with it, from memory and storage, at once; the server then says what
   * may still be seen here. What its character had not sent yet goes, too: its words are theirs.
   */
  private putOut(card: string, character: string): void {
    const held = this.view.peek();
    void this.deps.storage.setNote(keyOf(this.deps.id, character), "");
    batch(() => {
      this.moved.value = card;
      if (held) this.become(publicPart(held), []);
      this.offers.value = {};
      this.arrived.value = [];
    });
    this.whole = true;
    void this.save();
    this.queue.forget(character);
  }

  /** The server no longer knows this phone: all its cards are gone from it. */
  private closedSession(): void {
    for (const character of this.view.peek()?.me ?? []) this.putOut("", character);
    this.restart();
  }

  /** A card may have gone while the phone was not looked at: then the server's answer lacks its character. */
  private part({ me, erased }: Opening): void {
    if (erased) this.deps.erased?.(erased);
    const gone = (this.view.peek()?.me ?? []).filter((character) => !me.includes(character));
    if (gone.length) this.offers.value = {};
    for (const character of gone) this.queue.forget(character);
  }

  private resume(doc: Opening): void {
    const held = this.whole ? null : this.view.peek();
    this.become(resumed(held, doc), held ? (doc.tail ?? []) : []);
  }

  private live(doc: Delta): void {
    const held = this.view.peek();
    if (!held) return;
    const { view, gap } = withDelta(held, doc);
    this.become(view, [...(doc.pub?.entries ?? []), ...(doc.own?.entries ?? [])]);
    if (gap) {
      this.whole = true;
      this.source.restart();
    }
  }

  private become(view: View, lines: readonly Line[]): void {
    this.whole = false;
    const before = this.doc.peek();
    this.view.value = view;
    if (lines.length) this.arrived.value = lines;
    this.saveSoon();
    const now = this.doc.peek();
    if (now?.status === "closed") this.seals.over();
    if (now?.period.seq !== before?.period.seq || now?.status !== before?.status) this.queue.flush();
  }

  private saveSoon(): void {
    this.saving ??= setTimeout(() => void this.save(), SAVE_AFTER);
  }

  private async save(): Promise<void> {
    clearTimeout(this.saving);
    this.saving = undefined;
    const view = this.view.peek();
    if (!view) return;
    await this.deps.storage.save({
      game: this.deps.id,
      view: trimmed(view),
      offers: this.offers.peek(),
      at: this.heard.peek(),
    });
  }
}

/** Under which name offers are kept: whose, and who would record for them. */
export const offersKey = (as: string, recorder = ""): string => (recorder ? `${as}/${recorder}` : as);
