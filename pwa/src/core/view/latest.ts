/** Of several answers to one question, the one that was asked for last is the true one, whichever comes last. */

export type Latest = <T>(key: string, answer: Promise<T>, take: (answer: T) => void) => Promise<T>;

/** Waits for answers and lets them be taken, but none that was asked for before one that was taken already. */
export function latest(): Latest {
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
