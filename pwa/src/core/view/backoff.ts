/** The pauses between tries that a bad network may lose. */

/** Pauses that grow with each failure. */
export class Backoff {
  private failures = 0;

  /** The first pause and the longest one (milliseconds). */
  constructor(
    private readonly first: number,
    private readonly longest: number,
  ) {}

  /** Return the pause before the next try (milliseconds). It doubles each time. */
  next(): number {
    const pause = Math.min(this.longest, this.first * 2 ** this.failures);
    this.failures += 1;
    return pause;
  }

  /** Start again with the first pause, because a try succeeded. */
  reset(): void {
    this.failures = 0;
  }
}
