/**
 * Order among several answers to the same request: the answer to the latest request wins, in whatever order they
 * arrive.
 */

/**
 * Waits for an answer and passes it to `take`, unless the answer to a later request with this key was taken already.
 * Returns the answer.
 */
export type Latest = <T>(key: string, answer: Promise<T>, take: (answer: T) => void) => Promise<T>;

/** Return a function that takes answers in the order of their requests. */
export function latestAnswers(): Latest {
  let asked = 0;
  const taken = new Map<string, number>();
  return async (key, answer, take) => {
    const mine = ++asked;
    const found = await answer;
    if (mine > (taken.get(key) ?? 0)) {
      taken.set(key, mine);
      take(found);
    }
    return found;
  };
}
