/**
 * The order of several answers to the same request. The answer to the latest request is used, even if an answer to an
 * earlier request arrives later.
 */

/**
 * Waits for an answer and passes it to `storeAnswer`. If the answer to a later request with the same key was already used,
 * `storeAnswer` is not called. Returns the answer.
 */
export type TakeLatest = <T>(key: string, answer: Promise<T>, storeAnswer: (answer: T) => void) => Promise<T>;

/** Return a function that uses answers in the order of their requests. */
export function latestAnswerTaker(): TakeLatest {
  let requestCount = 0;
  const lastNumbers = new Map<string, number>();
  return async (key, answer, storeAnswer) => {
    const requestNumber = ++requestCount;
    const latestAnswer = await answer;
    if (requestNumber > (lastNumbers.get(key) ?? 0)) {
      lastNumbers.set(key, requestNumber);
      storeAnswer(latestAnswer);
    }
    return latestAnswer;
  };
}
