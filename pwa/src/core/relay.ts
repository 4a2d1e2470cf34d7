/**
 * One stream for all windows of a browser that show a game: browsers open six connections to a server at most (HTTP/1.1), and
 * acts need one, too. One window leads: it holds the stream and passes on what it hears. The others follow, and one of them
 * leads when it goes or is not heard any more. Where windows cannot speak with each other, each has a stream of its own.
 */

import { hex } from "./ids";
import type { ServerEvent } from "./sse";
import { Stream, WATCHDOG } from "./stream";
import type { StreamDeps, StreamState } from "./stream";

/** So many games have a stream in one browser: that leaves two connections for acts. */
export const MOST_STREAMS = 4;
/** A leader is heard of at least so often, and a window without a stream looks so often for room (milliseconds). */
const BEAT = 4_000;
/** After a leader has said goodbye, the others lead one after the other within this time, and the first does. */
const TURN = 150;

export interface RelayDeps extends StreamDeps {
  readonly game: string;
  /** What is shown, as the event that would show it; for a window that begins to follow. */
  readonly shown: () => string | null;
  /** The stream is to be opened without a cursor. */
  readonly anew: () => void;
  /** There is no room for a stream: ask once how the game stands. */
  readonly ask: () => void;
  readonly channel?: () => Channel | null;
}

type Channel = Pick<BroadcastChannel, "postMessage" | "close" | "addEventListener">;

/** What windows say to each other. The `term` counts who has led: 0 for one whose stream is not open yet. */
interface Said {
  readonly say: "ask" | "lead" | "event" | "refused" | "open" | "bye";
  readonly from: string;
  readonly game: string;
  readonly term: number;
  readonly to?: string;
  readonly state?: StreamState;
  readonly event?: ServerEvent;
  readonly opened?: number;
  /** The address with which the stream was opened. */
  readonly url?: string;
  readonly status?: number;
  readonly whole?: boolean;
}

type Leader = Pick<Said, "from" | "term"> & { readonly at: number };

const outranks = (one: Pick<Said, "from" | "term">, other: Pick<Said, "from" | "term">): boolean =>
  one.term > other.term || (one.term === other.term && one.from < other.from);

const browserChannel = (): Channel | null => ("BroadcastChannel" in globalThis ? new BroadcastChannel("acta-live") : null);

export class Relay {
  private readonly from = hex(8);
  private readonly stream: Stream;
  private readonly others = new Map<string, Leader>();
  private channel: Channel | null = null;
  private leader: Pick<Said, "from" | "term"> | null = null;
  private term = 0;
  private state: StreamState = "asleep";
  private url = "";
  private wanted = false;
  private waits = false;
  private beat: ReturnType<typeof setInterval> | undefined;
  private next: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly deps: RelayDeps) {
    this.stream = new Stream({
      ...deps,
      url: () => (this.url = deps.url()),
      event: (event, opened) => {
        this.post({ say: "event", event, opened, url: this.url });
        deps.event(event, opened);
      },
      state: (state) => this.leads && this.became(state),
      refused: (status) => {
        this.post({ say: "refused", status });
        deps.refused?.(status);
      },
    });
  }

  private get leads(): boolean {
    return this.wanted && !this.leader && !this.waits;
  }

  /** Open now, at once, whatever pause was running. */
  open(): void {
    const isNew = !this.wanted;
    this.wanted = true;
    if (isNew) this.join();
    if (this.leader) this.post({ say: "open" });
    else if (this.waits) this.deps.ask();
    else this.stream.open();
    if (isNew) this.post({ say: "ask" });
  }

  /** Close and open again without a cursor. */
  restart(): void {
    if (this.leader) this.post({ say: "open", whole: true });
    else this.stream.restart();
  }

  /** The connection is gone. */
  lost(): void {
    if (this.leader) this.deps.state("lost");
    else this.stream.lost();
  }

  close(): void {
    if (this.leads) this.post({ say: "bye" });
    clearInterval(this.beat);
    clearTimeout(this.next);
    this.wanted = this.waits = false;
    this.leader = null;
    this.term = 0;
    this.stream.close();
    this.channel?.close();
    this.channel = null;
    this.deps.state("asleep");
  }

  private join(): void {
    this.channel = (this.deps.channel ?? browserChannel)();
    this.channel?.addEventListener("message", ({ data }: MessageEvent) => this.heard(data as Said));
    this.beat = setInterval(() => this.pulse(), BEAT);
  }

  private pulse(): void {
    if (this.leads) this.post({ say: "lead", state: this.state });
    if (!this.waits) return;
    if (this.isCrowded()) this.deps.ask();
    else this.lead(0);
  }

  private post(said: Pick<Said, "say"> & Partial<Said>): void {
    this.channel?.postMessage({ from: this.from, game: this.deps.game, term: this.term, ...said });
  }

  private became(state: StreamState): void {
    const before = this.state;
    this.state = state;
    if (state === "live" && !this.term) this.term = 1;
    if (state !== before) this.post({ say: "lead", state });
    this.deps.state(state);
  }

  private lead(term: number): void {
    clearTimeout(this.next);
    this.leader = null;
    this.waits = false;
    this.term = term;
    this.post({ say: "lead", state: "connecting" });
    this.stream.open();
  }

  private heard(said: Said): void {
    if (!this.wanted) return;
    if (said.game !== this.deps.game) return this.heardOfOther(said);
    const { say, from } = said;
    if (say === "lead") return this.heardLead(said);
    if (this.leads) {
      if (say === "ask") this.welcome(from);
      if (say === "open") {
        if (said.whole) this.deps.anew();
        this.stream.open();
      }
      return;
    }
    if (from !== this.leader?.from) return;
    if (say === "bye") this.leadIn(Math.random() * TURN);
    else this.leadIn(WATCHDOG + Math.random() * TURN);
    if (say === "refused") this.deps.refused?.(said.status ?? 0);
    if (say === "event" && (said.to ?? this.from) === this.from) this.take(said);
  }

  /** A window that begins to follow is told who leads, and what is shown if that is how the game stands. */
  private welcome(to: string): void {
    this.post({ say: "lead", state: this.state });
    const data = this.state === "live" && this.deps.shown();
    if (data) this.post({ say: "event", to, event: { event: "reset", data }, opened: (this.deps.local ?? Date.now)() });
  }

  private heardLead(said: Said): void {
    const { from, term, state = "connecting" } = said;
    if (this.leads && !outranks(said, { from: this.from, term: this.term })) return this.post({ say: "lead", state: this.state });
    if (this.leader && from !== this.leader.from && !outranks(said, this.leader)) return;
    const isNew = this.leader?.from !== from;
    const isBehind = this.leads && this.term > 0;
    this.leader = { from, term };
    this.waits = false;
    this.leadIn(WATCHDOG + Math.random() * TURN);
    this.stream.close();
    if (isNew && isBehind) this.post({ say: "ask" });
    this.deps.state(state);
  }

  /** Lead after this time, unless something is heard of the leader, or of another one. */
  private leadIn(pause: number): void {
    clearTimeout(this.next);
    this.next = setTimeout(() => this.lead((this.leader?.term ?? 0) + 1), pause);
  }

  /** An event of the stream. The lines since a cursor are for windows that are as far as the leader was. */
  private take({ event, opened = 0, url = "" }: Said): void {
    if (!event) return;
    if (event.event === "view" && url.includes("since=") && url !== this.deps.url()) return this.restart();
    this.deps.state("live");
    this.deps.event(event, opened);
  }

  private heardOfOther({ say, game, from, term }: Said): void {
    if (say === "bye") this.others.delete(game);
    if (say === "lead" || say === "event") this.others.set(game, { from, term, at: Date.now() });
    // the others are told of this one, too, which may have come after them
    if (say === "ask" && this.leads) this.post({ say: "lead", state: this.state });
    if (this.leads && this.isCrowded()) this.makeRoom();
  }

  /** Whether so many games have a stream that there is no room for this one: those that have one for long come first. */
  private isCrowded(): boolean {
    const mine = { from: this.from, term: this.leads ? Math.min(this.term, 1) : 0 };
    const living = [...this.others.values()].filter(({ at }) => Date.now() - at < WATCHDOG);
    return living.filter(({ from, term }) => outranks({ from, term: Math.min(term, 1) }, mine)).length >= MOST_STREAMS;
  }

  private makeRoom(): void {
    this.post({ say: "bye" });
    this.waits = true;
    this.stream.close();
    this.deps.state("crowded");
    this.deps.ask();
  }
}
