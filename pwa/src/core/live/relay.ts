/**
 * One stream for all windows of a browser that show a game: browsers open six connections to a server at most (HTTP/1.1), and
 * acts need one, too. One window leads: it holds the stream and passes its events on. The others follow. When the leader goes or
 * falls silent, one of them leads. Where windows cannot speak with each other, each has a stream of its own. This module is
 * fetched while a game opens; a window without it is alone.
 */

import { hex } from "../view/ids";
import type { ServerEvent } from "./sse";
import { WATCHDOG } from "./stream";
import type { Stream, StreamState } from "./stream";

/** The most games with a stream in one browser: that leaves two connections for acts. */
export const MOST_STREAMS = 4;
/** Longest silence of a leader, and the pause after which a window without a stream looks for room again (milliseconds). */
const BEAT = 4_000;
/** After the goodbye of a leader each follower waits at random up to this time (milliseconds); the first to wake leads. */
const TURN = 150;

export interface RelayDeps {
  readonly game: string;
  /** This window's own stream, which leads as long as it is open. */
  readonly stream: Pick<Stream, "open" | "restart" | "lost" | "close">;
  /** The address at which a stream is opened now, and that at which this window's was. */
  readonly url: () => string;
  readonly openedAt: () => string;
  readonly event: (event: ServerEvent, opened: number) => void;
  readonly state: (state: StreamState) => void;
  readonly refused: (status: number) => void;
  /** The view on the screen as an event, for a window that begins to follow. */
  readonly shown: () => string | null;
  /** Called when the next stream has to be opened without a cursor. */
  readonly anew: () => void;
  /** Called when there is no room for a stream: ask the server once for the view. */
  readonly ask: () => void;
  readonly local: () => number;
  readonly channel?: (() => Channel | null) | undefined;
}

type Channel = Pick<BroadcastChannel, "postMessage" | "close" | "addEventListener">;

/** A message between windows. The `term` counts leaders; it is 0 for a window whose stream is not open yet. */
interface Said {
  readonly say: "ask" | "lead" | "event" | "refused" | "open" | "bye";
  readonly from: string;
  readonly game: string;
  readonly term: number;
  /** Since when the game has its stream (milliseconds). */
  readonly since?: number;
  readonly to?: string;
  readonly state?: StreamState;
  readonly event?: ServerEvent;
  readonly opened?: number;
  /** The address with which the stream was opened. */
  readonly url?: string;
  readonly status?: number;
  readonly whole?: boolean;
}

/** A window that leads for another game: since when, and when it was last heard. */
type Leader = Pick<Said, "from"> & { readonly since: number; readonly at: number };

const outranks = (one: Pick<Said, "from" | "term">, other: Pick<Said, "from" | "term">): boolean =>
  one.term > other.term || (one.term === other.term && one.from < other.from);

const browserChannel = (): Channel | null => ("BroadcastChannel" in globalThis ? new BroadcastChannel("acta-live") : null);

export class Relay {
  private readonly from = hex(8);
  private readonly others = new Map<string, Leader>();
  private channel: Channel | null = null;
  private leader: Pick<Said, "from" | "term"> | null = null;
  private term = 0;
  private since = 0;
  private wanted = false;
  private waits = false;
  private beat: ReturnType<typeof setInterval> | undefined;
  private next: ReturnType<typeof setTimeout> | undefined;

  /** `state` is that of the window's stream, which may be open already; `whole`, whether it was opened anew. */
  constructor(
    private readonly deps: RelayDeps,
    private state: StreamState,
    whole = false,
  ) {
    if (state !== "asleep") this.join(whole);
  }

  /** Pass on an event of the window's stream. */
  heard(event: ServerEvent, opened: number): void {
    this.post({ say: "event", event, opened, url: this.deps.openedAt() });
  }

  /** Pass on that the server answered with this status and no stream. */
  refused(status: number): void {
    this.post({ say: "refused", status });
  }

  /** Take the state of the window's stream. It counts while this window leads. */
  became(state: StreamState): void {
    if (!this.leads) return;
    const before = this.state;
    this.state = state;
    if (state === "live" && !this.term) this.term = 1;
    if (state !== before) this.post({ say: "lead", state });
    this.deps.state(state);
  }

  private get leads(): boolean {
    return this.wanted && !this.leader && !this.waits;
  }

  /** Open now and end any pause; `whole` opens without a cursor. */
  open(whole = false): void {
    if (this.leader) this.post({ say: "open", whole });
    else if (this.waits) this.deps.ask();
    else {
      if (!this.wanted) this.join(whole);
      else if (whole) this.seek(whole);
      this.deps.stream.open();
    }
  }

  /** Close and open again without a cursor. */
  restart(): void {
    if (this.leader) this.post({ say: "open", whole: true });
    else this.deps.stream.restart();
  }

  /** The connection is gone. */
  lost(): void {
    if (this.leader) this.deps.state("lost");
    else this.deps.stream.lost();
  }

  close(): void {
    if (this.leads) this.post({ say: "bye" });
    clearInterval(this.beat);
    clearTimeout(this.next);
    this.wanted = this.waits = false;
    this.leader = null;
    this.term = 0;
    this.deps.stream.close();
    this.channel?.close();
    this.channel = null;
    this.deps.state("asleep");
  }

  private join(whole: boolean): void {
    this.wanted = true;
    this.since = this.deps.local();
    this.channel = (this.deps.channel ?? browserChannel)();
    this.channel?.addEventListener("message", ({ data }: MessageEvent) => this.hear(data as Said));
    this.beat = setInterval(() => this.pulse(), BEAT);
    this.seek(whole);
  }

  /** Ask for the leader. `whole` tells it to open its stream again, because this window may now see more or less. */
  private seek(whole: boolean): void {
    this.post({ say: "ask", whole });
  }

  private pulse(): void {
    // a window whose stream was open before it asked leads if no other window has answered
    if (this.leads && this.state === "live") this.term ||= 1;
    if (this.leads) this.post({ say: "lead", state: this.state });
    if (!this.waits) return;
    if (this.isCrowded()) this.deps.ask();
    else this.leadAnew();
  }

  private leadAnew(): void {
    this.since = this.deps.local();
    this.lead(0);
  }

  private post(said: Pick<Said, "say"> & Partial<Said>): void {
    this.channel?.postMessage({ from: this.from, game: this.deps.game, term: this.term, since: this.since, ...said });
  }

  private lead(term: number): void {
    clearTimeout(this.next);
    this.leader = null;
    this.waits = false;
    this.term = term;
    this.post({ say: "lead", state: "connecting" });
    this.deps.stream.open();
  }

  private hear(said: Said): void {
    if (!this.wanted) return;
    if (said.game !== this.deps.game) return this.hearOfOther(said);
    const { say, from } = said;
    if (say === "lead") return this.hearOfLeader(said);
    if (this.leads) {
      if (say === "ask") this.welcome(from, said.whole);
      if (say === "open") this.openFor(said.whole);
      return;
    }
    if (from !== this.leader?.from) return;
    if (say === "bye") this.leadIn(Math.random() * TURN);
    else this.leadIn(WATCHDOG + Math.random() * TURN);
    if (say === "refused") this.deps.refused(said.status ?? 0);
    if (say === "event" && (said.to ?? this.from) === this.from) this.take(said);
  }

  /** Open the stream for a window that follows. */
  private openFor(whole = false): void {
    if (whole) this.deps.anew();
    this.deps.stream.open();
  }

  /** Tell a window that begins to follow who leads, and give it the view if that is up to date. */
  private welcome(to: string, whole = false): void {
    this.post({ say: "lead", state: this.state });
    if (whole) return this.openFor(whole);
    const data = this.state === "live" && this.deps.shown();
    if (data) this.post({ say: "event", to, event: { event: "reset", data }, opened: this.deps.local() });
  }

  private hearOfLeader(said: Said): void {
    const { from, term, state = "connecting" } = said;
    if (this.leads && !outranks(said, { from: this.from, term: this.term })) return this.post({ say: "lead", state: this.state });
    if (this.leader && from !== this.leader.from && !outranks(said, this.leader)) return;
    const isNew = this.leader?.from !== from;
    const isBehind = this.leads && this.term > 0;
    this.leader = { from, term };
    this.since = said.since ?? 0;
    this.waits = false;
    this.leadIn(WATCHDOG + Math.random() * TURN);
    this.deps.stream.close();
    if (isNew && isBehind) this.post({ say: "ask" });
    this.deps.state(state);
  }

  /** Lead after this time (milliseconds), unless a leader is heard before. */
  private leadIn(pause: number): void {
    clearTimeout(this.next);
    this.next = setTimeout(() => this.lead((this.leader?.term ?? 0) + 1), pause);
  }

  /** Take an event of the leader's stream. A view since a cursor fits only a window that has the same cursor. */
  private take({ event, opened = 0, url = "" }: Said): void {
    if (!event) return;
    if (event.event === "view" && url.includes("since=") && url !== this.deps.url()) return this.restart();
    this.deps.state("live");
    this.deps.event(event, opened);
  }

  private hearOfOther({ say, game, from, since = 0 }: Said): void {
    if (say === "bye") this.others.delete(game);
    if (say === "lead" || say === "event") this.others.set(game, { from, since, at: this.deps.local() });
    // the other windows learn of this game, too: it may have been opened after theirs
    if (say === "ask" && this.leads) this.post({ say: "lead", state: this.state });
    if (this.leads && this.isCrowded()) this.makeRoom();
  }

  /** Whether too many games have a stream for this one to have one. Games whose stream is older come first. */
  private isCrowded(): boolean {
    const mine = this.leads ? this.since : this.deps.local();
    const first = ({ from, since }: Leader): boolean => since < mine || (since === mine && from < this.from);
    const living = [...this.others.values()].filter(({ at }) => this.deps.local() - at < WATCHDOG);
    return living.filter(first).length >= MOST_STREAMS;
  }

  private makeRoom(): void {
    this.post({ say: "bye" });
    this.waits = true;
    this.deps.stream.close();
    this.deps.state("crowded");
    this.deps.ask();
  }
}
