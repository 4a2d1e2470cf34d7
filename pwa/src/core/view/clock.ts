/** The server's time on a phone whose own clock may be wrong by minutes. */

interface Sample {
  readonly offset: number;
  readonly trip: number;
}

export class Clock {
  private best: Sample | null = null;
  private stale = false;
  private floor = -Infinity;
  private last = 0;

  constructor(private readonly local: () => number) {}

  /** A server time that came as the answer to a request sent at `sent` (local milliseconds). */
  answered(server: number, sent: number, received: number = this.local()): void {
    const trip = Math.max(0, received - sent);
    if (this.best && !this.stale && this.best.trip < trip) return;
    if (!this.best || this.stale) this.last = 0;
    if (this.stale) this.floor = -Infinity;
    this.best = { offset: server - (sent + received) / 2, trip };
    this.stale = false;
  }

  /** A server time that arrived unasked: it can only be older than now. */
  heard(server: number, received: number = this.local()): void {
    this.floor = Math.max(this.floor, server - received);
  }

  /** Trust the next measurement over all before it: the phone slept, its clock may have been set. */
  resync(): void {
    this.stale = true;
  }

  /** Server minus phone, in milliseconds; 0 until something was heard. */
  offset(): number {
    if (this.best) return Math.max(this.best.offset, this.floor);
    return Number.isFinite(this.floor) ? this.floor : 0;
  }

  /** The server's time now; within one measurement it never runs backwards. */
  now(): number {
    this.last = Math.max(this.last, this.local() + this.offset());
    return this.last;
  }
}
