/** The pauses between attempts of a request. A bad network may lose any of these attempts. */

/** Pauses that become longer with each failure. */
export class Backoff {
  #failures = 0;

  readonly #firstPause: number;
  readonly #longestPause: number;

  /** The first pause and the longest pause (milliseconds). */
  constructor(
    firstPause: number,
    longestPause: number,
  ) {
    this.#firstPause = firstPause;
    this.#longestPause = longestPause;
  }

  /** Return the pause before the next attempt (milliseconds). Each call doubles the pause. */
  next(): number {
    const pause = Math.min(this.#longestPause, this.#firstPause * 2 ** this.#failures);
    this.#failures += 1;
    return pause;
  }

  /** Return to the first pause, because an attempt succeeded. */
  reset(): void {
    this.#failures = 0;
  }
}
