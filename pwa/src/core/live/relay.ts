/**
 * One stream for all windows of a browser that show the same game. Browsers open at most six HTTP/1.1 connections to a
 * server, and sending an act needs a connection, too.
 *
 * One window leads: it has the stream and passes the stream's events on. The other windows follow. When the leading
 * window closes or falls silent, a following window becomes the leader. If windows have no channel between them, each
 * window has its own stream.
 *
 * This module is loaded while a game opens. Until it is loaded, a window does not share its stream.
 */

import { randomHex } from "../view/ids";
import type { ServerEvent } from "./sse";
import { LONGEST_SILENCE_MS } from "./stream";
import type { Stream, StreamState } from "./stream";

/** The maximum number of games with a stream in one browser. Two of the six connections remain for sending acts. */
export const MAX_STREAMS = 4;
/**
 * The pause between two messages of a leading window (milliseconds). A window without a stream waits as long between
 * two attempts to get one.
 */
const LEADER_MESSAGE_PAUSE_MS = 4_000;
/**
 * The longest pause of a following window after the leader's goodbye (milliseconds). Each window draws its pause at
 * random, and the first window to wake becomes the leader.
 */
const LONGEST_FOLLOWER_PAUSE_MS = 150;

/** The services that a relay uses. */
export interface RelayDeps {
  /** The id of the game. */
  readonly game: string;
  /** This window's own stream, which is open while this window leads. */
  readonly stream: Pick<Stream, "open" | "restart" | "noteLoss" | "close">;
  /** Returns the address at which a stream would be opened now. */
  readonly url: () => string;
  /** Returns the address at which this window's stream was opened. */
  readonly openedAt: () => string;
  /** Called with each event, and with the phone's own time at which the event's stream was opened (milliseconds). */
  readonly onEvent: (event: ServerEvent, openedAt: number) => void;
  /** Called with the state of the connection. */
  readonly onState: (state: StreamState) => void;
  /** Called with the HTTP status when the server refused a stream. */
  readonly onRefused: (status: number) => void;
  /** Returns the shown view as an event, for a window that begins to follow; null without a view. */
  readonly viewText: () => string | null;
  /** Called when the next stream must be opened without a cursor. */
  readonly onReset: () => void;
  /**
   * Called when this window cannot have a stream because too many games have one. The game then fetches the view once.
   */
  readonly fetchView: () => void;
  /** Returns the phone's own time (milliseconds). */
  readonly now: () => number;
  /** Opens the channel between the windows; null if the browser has no channel. */
  readonly channel?: (() => Channel | null) | undefined;
}

type Channel = Pick<BroadcastChannel, "postMessage" | "close" | "addEventListener">;

/** A message from one window to the others. */
interface RelayMessage {
  /** The kind of the message, such as a question who leads, a leader's sign of life, or an event. */
  readonly say: "ask" | "lead" | "event" | "refused" | "open" | "bye";
  /** The random id of the sending window. */
  readonly from: string;
  /** The game of the sending window. */
  readonly game: string;
  /**
   * The number of times that a window took over the lead; 0 for a window whose stream is not open yet. The window with
   * the higher number leads.
   */
  readonly term: number;
  /** The time when the game got its stream (milliseconds). */
  readonly since?: number;
  /**
   * The id of the window that receives the message; absent if all windows receive it. A sign of life with this id
   * answers that window's question who leads, and all windows hear it.
   */
  readonly to?: string;
  /** The state of the leader's stream. */
  readonly state?: StreamState;
  /** An event of the leader's stream. */
  readonly event?: ServerEvent;
  /** The phone's own time when the event's stream was opened (milliseconds). */
  readonly opened?: number;
  /** The address at which the stream was opened. */
  readonly url?: string;
  /** The HTTP status of a refused stream. */
  readonly status?: number;
  /** Whether the stream must be opened without a cursor. */
  readonly whole?: boolean;
}

/**
 * A window that leads for another game. The type has the time when that game got its stream, and the time of the
 * window's last message (milliseconds).
 */
type OtherLeader = Pick<RelayMessage, "from"> & { readonly startTime: number; readonly heardAt: number };

/**
 * Return whether the first window leads rather than the second. The window with the higher term leads. If the terms are
 * equal, the window with the smaller id leads.
 */
const outranks = (leader: Pick<RelayMessage, "from" | "term">, otherLeader: Pick<RelayMessage, "from" | "term">): boolean =>
  leader.term > otherLeader.term || (leader.term === otherLeader.term && leader.from < otherLeader.from);

const browserChannel = (): Channel | null => ("BroadcastChannel" in globalThis ? new BroadcastChannel("acta-live") : null);

/** The relay of one window, which shares one stream with the other windows. */
export class Relay {
  readonly #ownId = randomHex(8);
  /** The leading windows of other games, by the game's id. */
  readonly #otherLeaders = new Map<string, OtherLeader>();
  #channel: Channel | null = null;
  /** The leading window that this window follows; null while this window leads or waits. */
  #leader: Pick<RelayMessage, "from" | "term"> | null = null;
  #term = 0;
  #startTime = 0;
  /** Whether the game is open in this window. */
  #isOpen = false;
  /** Whether this window waits until it may open a stream. */
  #isWaiting = false;
  #beat: ReturnType<typeof setInterval> | undefined;
  #leadTimer: ReturnType<typeof setTimeout> | undefined;

  readonly #deps: RelayDeps;
  #state: StreamState;

  /**
   * `state` is the state of the window's stream, which may be open already. `isWhole` says whether that stream was opened
   * without a cursor.
   */
  constructor(
    deps: RelayDeps,
    state: StreamState,
    isWhole = false,
  ) {
    this.#deps = deps;
    this.#state = state;
    if (state !== "asleep") this.#join(isWhole);
  }

  /** Pass on an event of this window's stream. */
  handleEvent(event: ServerEvent, openedAt: number): void {
    this.#post({ say: "event", event, opened: openedAt, url: this.#deps.openedAt() });
  }

  /** Pass on the HTTP status when the server refused this window's stream. */
  postRefusal(status: number): void {
    this.#post({ say: "refused", status });
  }

  /** Note the new state of this window's stream. A following window ignores this state. */
  noteStreamState(state: StreamState): void {
    if (!this.#isLeader) return;
    const previousState = this.#state;
    this.#state = state;
    if (state === "live" && !this.#term) this.#term = 1;
    if (state !== previousState) this.#post({ say: "lead", state });
    this.#deps.onState(state);
  }

  get #isLeader(): boolean {
    return this.#isOpen && !this.#leader && !this.#isWaiting;
  }

  /** Open the stream now and end any pause. With `isWhole`, open it without a cursor. */
  open(isWhole = false): void {
    if (this.#leader) this.#post({ say: "open", whole: isWhole });
    else if (this.#isWaiting) this.#deps.fetchView();
    else {
      if (!this.#isOpen) this.#join(isWhole);
      else if (isWhole) this.#seek(isWhole);
      this.#deps.stream.open();
    }
  }

  /** Close the stream and open it again without a cursor. */
  restart(): void {
    if (this.#leader) this.#post({ say: "open", whole: true });
    else this.#deps.stream.restart();
  }

  /** Report that the connection is lost. */
  noteLoss(): void {
    if (this.#leader) this.#deps.onState("lost");
    else this.#deps.stream.noteLoss();
  }

  close(): void {
    if (this.#isLeader) this.#post({ say: "bye" });
    clearInterval(this.#beat);
    clearTimeout(this.#leadTimer);
    this.#isOpen = this.#isWaiting = false;
    this.#leader = null;
    this.#term = 0;
    this.#deps.stream.close();
    this.#channel?.close();
    this.#channel = null;
    this.#deps.onState("asleep");
  }

  #join(isWhole: boolean): void {
    this.#isOpen = true;
    this.#startTime = this.#deps.now();
    this.#channel = (this.#deps.channel ?? browserChannel)();
    this.#channel?.addEventListener("message", ({ data }: MessageEvent) => this.#hear(data as RelayMessage));
    this.#beat = setInterval(() => this.#pulse(), LEADER_MESSAGE_PAUSE_MS);
    this.#seek(isWhole);
  }

  /**
   * Ask which window leads. With `isWhole`, the leader opens its stream again, because this window may now see more or
   * less.
   */
  #seek(isWhole: boolean): void {
    this.#post({ say: "ask", whole: isWhole });
  }

  #pulse(): void {
    // A window whose stream was open before it asked becomes the leader if no other window has answered.
    if (this.#isLeader && this.#state === "live") this.#term ||= 1;
    if (this.#isLeader) this.#post({ say: "lead", state: this.#state });
    if (!this.#isWaiting) return;
    if (this.#isCrowded()) this.#deps.fetchView();
    else this.#leadAnew();
  }

  #leadAnew(): void {
    this.#startTime = this.#deps.now();
    this.#becomeLeader(0);
  }

  #post(message: Pick<RelayMessage, "say"> & Partial<RelayMessage>): void {
    this.#channel?.postMessage({ from: this.#ownId, game: this.#deps.game, term: this.#term, since: this.#startTime, ...message });
  }

  #becomeLeader(term: number): void {
    clearTimeout(this.#leadTimer);
    this.#leader = null;
    this.#isWaiting = false;
    this.#term = term;
    this.#post({ say: "lead", state: "connecting" });
    this.#deps.stream.open();
  }

  #hear(message: RelayMessage): void {
    if (!this.#isOpen) return;
    if (message.game !== this.#deps.game) return this.#hearOfOther(message);
    const { say, from: sender } = message;
    if (say === "lead") return this.#hearOfLeader(message);
    if (this.#isLeader) {
      if (say === "ask") this.#welcome(sender, message.whole);
      if (say === "open") this.#openForFollower(message.whole);
      return;
    }
    if (sender !== this.#leader?.from) return;
    if (say === "bye") this.#leadIn(Math.random() * LONGEST_FOLLOWER_PAUSE_MS);
    else this.#leadIn(LONGEST_SILENCE_MS + Math.random() * LONGEST_FOLLOWER_PAUSE_MS);
    if (say === "refused") this.#deps.onRefused(message.status ?? 0);
    if (say === "event" && (message.to ?? this.#ownId) === this.#ownId) this.#take(message);
  }

  /** Open the stream for a window that follows. */
  #openForFollower(isWhole = false): void {
    if (isWhole) this.#deps.onReset();
    this.#deps.stream.open();
  }

  /**
   * Answer a window that begins to follow. The answer names the leader, and contains the view if the view is up to
   * date.
   */
  #welcome(receiver: string, isWhole = false): void {
    this.#post({ say: "lead", to: receiver, state: this.#state });
    if (isWhole) return this.#openForFollower(isWhole);
    const openingText = this.#state === "live" && this.#deps.viewText();
    if (openingText) this.#post({ say: "event", to: receiver, event: { event: "reset", data: openingText }, opened: this.#deps.now() });
  }

  #hearOfLeader(message: RelayMessage): void {
    const { from: sender, term, to, state = "connecting" } = message;
    if (this.#isLeader && !outranks(message, { from: this.#ownId, term: this.#term })) return this.#post({ say: "lead", state: this.#state });
    if (this.#leader && sender !== this.#leader.from && !outranks(message, this.#leader)) return;
    const isNew = this.#leader?.from !== sender;
    const isBehind = this.#isLeader && to !== this.#ownId;
    this.#leader = { from: sender, term };
    this.#startTime = message.since ?? 0;
    this.#isWaiting = false;
    this.#leadIn(LONGEST_SILENCE_MS + Math.random() * LONGEST_FOLLOWER_PAUSE_MS);
    this.#deps.stream.close();
    // A window that led until now did not ask this leader, and the leader may show more or less.
    if (isNew && isBehind) this.#post({ say: "ask" });
    this.#deps.onState(state);
  }

  /** Become the leader after the given pause (milliseconds), unless a message of another leader arrives before. */
  #leadIn(pause: number): void {
    clearTimeout(this.#leadTimer);
    this.#leadTimer = setTimeout(() => this.#becomeLeader((this.#leader?.term ?? 0) + 1), pause);
  }

  /** Use an event of the leader's stream. A view that counts from a cursor fits only a window with the same cursor. */
  #take({ event, opened = 0, url = "" }: RelayMessage): void {
    if (!event) return;
    if (event.event === "view" && url.includes("since=") && url !== this.#deps.url()) return this.restart();
    this.#deps.onState("live");
    this.#deps.onEvent(event, opened);
  }

  #hearOfOther({ say, game, from: sender, since: startTime = 0 }: RelayMessage): void {
    if (say === "bye") this.#otherLeaders.delete(game);
    if (say === "lead" || say === "event") this.#otherLeaders.set(game, { from: sender, startTime, heardAt: this.#deps.now() });
    // Announce this game to the other windows, because it may have been opened after their games.
    if (say === "ask" && this.#isLeader) this.#post({ say: "lead", state: this.#state });
    if (this.#isLeader && this.#isCrowded()) this.#makeRoom();
  }

  /** Return whether too many other games have a stream. Games with an older stream have priority. */
  #isCrowded(): boolean {
    const myTime = this.#isLeader ? this.#startTime : this.#deps.now();
    const precedesMe = ({ from: sender, startTime }: OtherLeader): boolean => startTime < myTime || (startTime === myTime && sender < this.#ownId);
    const liveLeaders = [...this.#otherLeaders.values()].filter(({ heardAt }) => this.#deps.now() - heardAt < LONGEST_SILENCE_MS);
    return liveLeaders.filter(precedesMe).length >= MAX_STREAMS;
  }

  #makeRoom(): void {
    this.#post({ say: "bye" });
    this.#isWaiting = true;
    this.#deps.stream.close();
    this.#deps.onState("crowded");
    this.#deps.fetchView();
  }
}
