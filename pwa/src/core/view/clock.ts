/** The server's time on a phone whose own clock may be wrong by minutes. */

/** A measurement of the server's time. */
interface Sample {
  /** Server minus phone (milliseconds). */
  readonly offset: number;
  /** Duration of the request and its answer (milliseconds). */
  readonly trip: number;
}

/** An estimate of the server's time. `local` gives the phone's own time (milliseconds). */
export class Clock {
  private best: Sample | null = null;
  /** Whether the next measurement replaces `best` in any case. */
  private stale = false;
  /** The least possible offset, from server times that came without a request. */
  private floor = -Infinity;
  /** The last time that `now` returned. */
  private last = 0;

  constructor(private readonly local: () => number) {}

  /** Take a server time from an answer. `sent` is the local time of its request (milliseconds). */
  answered(server: number, sent: number, received: number = this.local()): void {
    const trip = Math.max(0, received - sent);
    if (this.best && !this.stale && this.best.trip < trip) return;
    if (!this.best || this.stale) this.last = 0;
    if (this.stale) this.floor = -Infinity;
    this.best = { offset: server - (sent + received) / 2, trip };
    this.stale = false;
  }

  /** Take a server time that came without a request. It can only be older than now. */
  heard(server: number, received: number = this.local()): void {
    this.floor = Math.max(this.floor, server - received);
  }

  /** Let the next measurement replace all before it. The phone may have slept, and its clock may have been set. */
  resync(): void {
    this.stale = true;
  }

  /** Return server minus phone (milliseconds); 0 before any measurement. */
  offset(): number {
    if (this.best) return Math.max(this.best.offset, this.floor);
    return Number.isFinite(this.floor) ? this.floor : 0;
  }

  /** Return the server's time (milliseconds). Within one measurement it never goes back. */
  now(): number {
    this.last = Math.max(this.last, this.local() + this.offset());
    return this.last;
  }
}
