/**
 * One open game on this phone. The game has the view saved on an earlier visit, the stream that updates this view, and
 * the commands that wait to be sent. The page calls `show` when it becomes visible and `hide` when it becomes hidden.
 */

import { batch, computed, signal } from "@preact/signals-core";
import type { ReadonlySignal } from "@preact/signals-core";
import type { GameDeps } from "./gamedeps";
import { GameQueue } from "./gamequeue";
import { GameSource } from "./gamesource";
import { cardKeyNoteName } from "../sending/keys";
import { latestAnswerTaker } from "../view/latestanswer";
import { Seals } from "../seals/seals";
import { isOldServer } from "./servers";
import type { ServerEvent } from "./sse";
import type { StreamState } from "./stream";
import { publicPart, viewOf, trimView, withDelta, resumeView } from "../view/view";
import type { View } from "../view/view";
import type { Message } from "../view/values";
import type { CommandBody, Delta, GameDoc, Line, Offers, Opening } from "../view/wire";

/** Pause between a change and its write to storage (milliseconds). */
const SAVE_DELAY_MS = 400;
const NOT_FOUND = 404;

export class LiveGame {
  readonly view = signal<View | null>(null);
  readonly link = signal<StreamState>("asleep");
  /** The time when the phone last received an event, by its own clock (milliseconds); 0 if it received no event yet. */
  readonly heardAt = signal(0);
  /** The acts on offer to each character, by the key that `offersKey` returns. */
  readonly offers = signal<Readonly<Record<string, Offers>>>({});
  /** The card that moved to another phone; "" if no card moved. */
  readonly movedCard = signal("");
  /** Whether the answering server is out of date, because another server has taken the game over. */
  readonly isServerOutdated = signal(false);
  /** Whether the server knows no game with this id. */
  readonly isUnknown = signal(false);
  /** The chronicle lines of the stream's last event. Screens announce these lines. */
  readonly newLines = signal<readonly Line[]>([]);
  /** The slice `game` of the view; null while the phone has no view. */
  readonly doc: ReadonlySignal<GameDoc | null> = computed(
    () => (this.view.value?.slices["game"] as GameDoc | undefined) ?? null,
  );

  readonly seals: Seals;
  readonly #queue: GameQueue;
  readonly outbox: GameQueue["items"];

  readonly #source: GameSource;
  readonly #now: () => number;
  #saveTimer: ReturnType<typeof setTimeout> | undefined;
  /** Makes the answer to the newest request for offers win over older answers. */
  readonly #takeLatest = latestAnswerTaker();
  /** Whether the next stream is opened without a cursor. */
  #isWhole = false;
  /** The running request for older lines; null if none is running. */
  #pendingLoad: Promise<boolean> | null = null;

  readonly #deps: GameDeps;

  constructor(deps: GameDeps) {
    this.#deps = deps;
    this.#now = deps.now ?? Date.now;
    this.#queue = new GameQueue(deps, () => (this.isServerOutdated.peek() ? null : (this.doc.peek()?.period.seq ?? null)));
    this.outbox = this.#queue.items;
    this.#source = new GameSource(
      deps,
      {
        url: () => this.#address(),
        onEvent: (event, openedAt) => this.#receive(event, openedAt),
        onState: (state) => this.#setLink(state),
        onRefused: (status) => this.#noteRefusal(status),
        viewText: () => this.#openingDocument(),
        onReset: () => void (this.#isWhole = true),
        fetchView: () => void this.#fetchView(),
        now: this.#now,
      },
      () => this.link.peek(),
    );
    this.seals = new Seals({ ...deps, game: deps.id, myLines: () => this.view.peek()?.me, now: this.#now });
  }

  #noteRefusal(status: number): void {
    this.isUnknown.value = status === NOT_FOUND;
    if (this.isUnknown.peek()) this.#deps.onErased?.(0);
  }

  get id(): string {
    return this.#deps.id;
  }

  /** Show the saved view, and open the stream afterwards. */
  async open(): Promise<void> {
    const savedGame = await this.#deps.storage.saved(this.#deps.id);
    batch(() => {
      if (savedGame) {
        this.view.value = savedGame.view;
        this.offers.value = savedGame.offers;
        this.heardAt.value = savedGame.at;
      }
    });
    this.#queue.restore();
    this.#source.start();
  }

  /** Measure the server's clock again and open the stream at once, because the phone is visible again. */
  show(): void {
    this.#deps.clock.resync();
    this.#source.start();
  }

  /**
   * Close the stream and save the view, because the page is hidden. A page that is `isLeaving` saves no view. WebKit
   * keeps such a page for the back button, and its unfinished write would prevent every other page from reading the
   * storage.
   */
  hide(isLeaving = false): void {
    this.#source.close();
    if (!isLeaving) void this.#save();
  }

  /** Open the stream at once, because the network is back or the player has pressed refresh. */
  refresh(): void {
    this.#source.start();
  }

  /** Report to the stream that the browser has no network. */
  readonly lost = (): void => this.#source.noteLoss();

  /** Open the stream without a cursor, because the phone has taken or left a card. */
  restart(): void {
    this.#isWhole = true;
    this.movedCard.value = "";
    this.#source.openAnew();
  }

  close(): void {
    this.#source.close();
    this.#queue.stop();
    this.seals.stop();
    clearTimeout(this.#saveTimer);
  }

  /** Store and send a command (see `GameQueue.submit`). */
  submit = (body: CommandBody, label: Message): ReturnType<GameQueue["submit"]> => this.#queue.submit(body, label);
  confirm = (commandId: string): Promise<void> => this.#queue.confirm(commandId);
  dismiss = (commandId: string): Promise<void> => this.#queue.dismiss(commandId);
  onSettled: GameQueue["onSettled"] = (listener) => this.#queue.onSettled(listener);

  /**
   * Return the acts on offer to a character. The phone saves the offers, so that the player can read them without a
   * network.
   */
  loadOffers(actor: string, recorder?: string): Promise<Offers> {
    const key = offersKey(actor, recorder);
    return this.#takeLatest(key, this.#deps.api.offers(this.#deps.id, actor, recorder), (offers) => {
      this.offers.value = { ...this.offers.peek(), [key]: offers };
      this.#saveSoon();
    });
  }

  /** Fetch the page of the chronicle before the oldest line. Returns whether the server may have older lines. */
  loadOlderLines(): Promise<boolean> {
    this.#pendingLoad ??= this.#fetchOlder().finally(() => (this.#pendingLoad = null));
    return this.#pendingLoad;
  }

  async #fetchOlder(): Promise<boolean> {
    const view = this.view.peek();
    if (!view?.more) return false;
    const { cursorForOlderLines, withOlderLines } = await import("../view/olderlines");
    const page = await this.#deps.api.entries(this.#deps.id, { before: cursorForOlderLines(view), limit: 50 });
    const currentView = this.view.peek();
    if (currentView) this.view.value = withOlderLines(currentView, page.entries, page.more);
    return page.more;
  }

  #address(): string {
    const cursor = this.#isWhole ? undefined : this.view.peek()?.cursor;
    const query = cursor ? `?since=${encodeURIComponent(cursor)}` : "";
    return `/api/v1/games/${this.#deps.id}/live${query}`;
  }

  /** Return the shown view in the form of the server's event; null while no view is shown. */
  #openingDocument(): string | null {
    const view = this.view.peek();
    if (!view) return null;
    const { pub, own: ownLines, more: _, ...otherDocs } = view;
    return JSON.stringify({ ...otherDocs, now: this.#deps.clock.now(), entries: [...pub, ...ownLines] });
  }

  /** Fetch the view once, because this window has no stream. */
  async #fetchView(): Promise<void> {
    const openedAt = this.#now();
    const opening = await this.#deps.api.view(this.#deps.id).catch(() => null);
    if (opening && this.link.peek() === "crowded") this.#receive({ event: "reset", data: JSON.stringify(opening) }, openedAt);
  }

  #setLink(state: StreamState): void {
    const previousState = this.link.peek();
    this.link.value = state;
    if (state === "live") this.isUnknown.value = false;
    if (state !== previousState && (state === "live" || state === "crowded")) this.#queue.flush();
  }

  #receive({ event, data }: ServerEvent, openedAt: number): void {
    const eventDoc = JSON.parse(data || "{}") as { now?: number; card?: string; character?: string; digest?: string };
    const isOpening = event === "view" || event === "reset";
    // The phone reads no data from an old server and sends it no commands. The phone opens the stream again after a
    // pause.
    if (isOpening) this.isServerOutdated.value = isOldServer(this.doc.peek()?.server, ((eventDoc as Opening).slices["game"] as GameDoc).server);
    if (this.isServerOutdated.value) return this.#source.noteLoss();
    if (event === "head") this.seals.takeDigest(eventDoc.digest);
    if (event === "moved") this.#removeCard(eventDoc.card ?? "card", eventDoc.character ?? "");
    if (event === "closed-session") this.#removeAll();
    if (typeof eventDoc.now !== "number") return;
    const receivedAt = this.#now();
    if (isOpening) this.#deps.clock.measure(eventDoc.now, openedAt, receivedAt);
    else this.#deps.clock.noteServerTime(eventDoc.now, receivedAt);
    batch(() => {
      this.heardAt.value = receivedAt;
      if (isOpening) this.#prune(eventDoc as Opening);
      if (event === "view") this.#resume(eventDoc as Opening);
      if (event === "reset") this.#setView(viewOf(eventDoc as Opening), []);
      if (event === "entries") this.#apply(eventDoc as Delta);
    });
    const { entries = [], tail = [], pub, own } = eventDoc as Partial<Opening & Delta>;
    if (this.doc.peek()?.status !== "closed") this.seals.storeLines([...entries, ...tail, ...(pub?.entries ?? []), ...(own?.entries ?? [])]);
  }

  /**
   * Remove the private data of a card from memory and storage at once. Unsent commands of the card's character contain
   * the player's own text, so they are removed, too. Afterwards the server sends the data that this phone may still
   * see.
   */
  #removeCard(card: string, character: string): void {
    const view = this.view.peek();
    void this.#deps.storage.setNote(cardKeyNoteName(this.#deps.id, character), "");
    batch(() => {
      this.movedCard.value = card;
      if (view) this.#setView(publicPart(view), []);
      this.offers.value = {};
      this.newLines.value = [];
    });
    this.#isWhole = true;
    void this.#save();
    this.#queue.forget(character);
  }

  /** Remove all cards, because the server no longer knows this phone's session. */
  #removeAll(): void {
    for (const character of this.view.peek()?.me ?? []) this.#removeCard("", character);
    this.restart();
  }

  /**
   * Drop the commands of characters that the opening document no longer lists. The cards of these characters went to
   * other phones while this phone was hidden.
   */
  #prune({ me, erased: erasureCount }: Opening): void {
    if (erasureCount) this.#deps.onErased?.(erasureCount);
    const removedCharacters = (this.view.peek()?.me ?? []).filter((character) => !me.includes(character));
    if (removedCharacters.length) this.offers.value = {};
    for (const character of removedCharacters) this.#queue.forget(character);
  }

  #resume(opening: Opening): void {
    const view = this.#isWhole ? null : this.view.peek();
    this.#setView(resumeView(view, opening), view ? (opening.tail ?? []) : []);
  }

  #apply(delta: Delta): void {
    const currentView = this.view.peek();
    if (!currentView) return;
    const { view, hasGap } = withDelta(currentView, delta);
    this.#setView(view, [...(delta.pub?.entries ?? []), ...(delta.own?.entries ?? [])]);
    if (hasGap) {
      this.#isWhole = true;
      this.#source.restart();
    }
  }

  #setView(view: View, lines: readonly Line[]): void {
    this.#isWhole = false;
    const previousGame = this.doc.peek();
    this.view.value = view;
    if (lines.length) this.newLines.value = lines;
    this.#saveSoon();
    const currentDoc = this.doc.peek();
    if (currentDoc?.status === "closed") this.seals.compareHeads();
    if (currentDoc?.period.seq !== previousGame?.period.seq || currentDoc?.status !== previousGame?.status) this.#queue.flush();
  }

  #saveSoon(): void {
    this.#saveTimer ??= setTimeout(() => void this.#save(), SAVE_DELAY_MS);
  }

  async #save(): Promise<void> {
    clearTimeout(this.#saveTimer);
    this.#saveTimer = undefined;
    const view = this.view.peek();
    if (!view) return;
    await this.#deps.storage.save({
      game: this.#deps.id,
      view: trimView(view),
      offers: this.offers.peek(),
      at: this.heardAt.peek(),
    });
  }
}

/**
 * Return the key under which offers are stored: the character, and the recorder if a recorder acts for the character.
 */
export const offersKey = (actor: string, recorder = ""): string => (recorder ? `${actor}/${recorder}` : actor);
