/** The server's time, estimated on a phone whose own clock may be wrong by minutes. */

/** A measurement of the server's time. */
interface Sample {
  /** The server's time minus the phone's time (milliseconds). */
  readonly offset: number;
  /** The time from the request to its answer (milliseconds). */
  readonly trip: number;
}

/** An estimate of the server's time. `phoneTime` returns the phone's own time (milliseconds). */
export class Clock {
  #bestSample: Sample | null = null;
  /** Whether the next measurement must replace `bestSample`, however good `bestSample` is. */
  #isStale = false;
  /** The least possible offset. The offset is computed from server times that came without a request. */
  #floor = -Infinity;
  /** The time that `now` returned last. */
  #lastTime = 0;

  readonly #phoneTime: () => number;

  constructor(phoneTime: () => number) {
    this.#phoneTime = phoneTime;
  }

  /** Use a server time that came with an answer. `sentAt` is the phone's own time of the request (milliseconds). */
  measure(serverTime: number, sentAt: number, receivedAt: number = this.#phoneTime()): void {
    const trip = Math.max(0, receivedAt - sentAt);
    if (this.#bestSample && !this.#isStale && this.#bestSample.trip < trip) return;
    if (!this.#bestSample || this.#isStale) this.#lastTime = 0;
    if (this.#isStale) this.#floor = -Infinity;
    this.#bestSample = { offset: serverTime - (sentAt + receivedAt) / 2, trip };
    this.#isStale = false;
  }

  /** Use a server time that came without a request. Such a time cannot be later than the present. */
  noteServerTime(serverTime: number, receivedAt: number = this.#phoneTime()): void {
    this.#floor = Math.max(this.#floor, serverTime - receivedAt);
  }

  /**
   * Make the next measurement replace all earlier measurements. The phone may have slept, and its clock may have been
   * changed.
   */
  resync(): void {
    this.#isStale = true;
  }

  /** Return the server's time minus the phone's time (milliseconds); 0 before the first measurement. */
  offset(): number {
    if (this.#bestSample) return Math.max(this.#bestSample.offset, this.#floor);
    return Number.isFinite(this.#floor) ? this.#floor : 0;
  }

  /** Return the server's time (milliseconds). Until the next measurement this time never goes back. */
  now(): number {
    this.#lastTime = Math.max(this.#lastTime, this.#phoneTime() + this.offset());
    return this.#lastTime;
  }
}
