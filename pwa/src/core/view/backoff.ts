/** How long to wait between tries of something that a bad network may have lost: longer each time. */

export class Backoff {
  private failures = 0;

  /** The first pause and the longest one, in milliseconds. */
  constructor(
    private readonly first: number,
    private readonly longest: number,
  ) {}

  /** How long to wait before the next try: twice as long each time. */
  next(): number {
    const pause = Math.min(this.longest, this.first * 2 ** this.failures);
    this.failures += 1;
    return pause;
  }

  /** It worked: the next failure waits briefly again. */
  reset(): void {
    this.failures = 0;
  }
}
