/** Tries of acts. The server says what an act would do now, and does not carry it out. */

import { useEffect, useState } from "preact/hooks";
import { Problem } from "../../core/view/api";
import type { Attempt, CommandBody } from "../../core/view/wire";
import { loadUntilDone } from "../lazy";
import { api, currentGame } from "../services";

/** Tries a command on the server. */
export type TryCommand = (body: CommandBody) => Promise<Attempt>;

interface KnownAnswer {
  readonly question: string;
  readonly attempt: Attempt | null;
}

/** Try a command in the open game. */
export const tryCommand: TryCommand = (body) => api.dryRun(currentGame.peek()?.id ?? "", body);

/**
 * Return the answer to a try of a command; undefined before the first answer, null if the server refused to try. The
 * command is tried again when it or `stateKey` changes. Until the new answer arrives, the last answer about the same
 * subject `key` is used.
 */
export function useDryRun(key: string, body: CommandBody, stateKey = "", tryBody = tryCommand): Attempt | null | undefined {
  const [answer, setAnswer] = useState<KnownAnswer | null>(null);
  const bodyText = JSON.stringify(body);
  useEffect(() => {
    if (!key) return undefined;
    const storeAnswer = (attempt: Attempt | null): void => setAnswer((previousAnswer) => (attempt === null && previousAnswer?.question === key ? previousAnswer : { question: key, attempt }));
    return loadUntilDone(() => tryBody(JSON.parse(bodyText) as CommandBody).catch(nullIfRefused), storeAnswer, () => storeAnswer(null));
  }, [key, bodyText, stateKey]);
  return answer?.question === key ? answer.attempt : undefined;
}

/**
 * Return null for a refusal, because the server would refuse again. If the server did not answer, raise the problem, so
 * that the try is repeated.
 */
function nullIfRefused(problem: unknown): null {
  if (problem instanceof Problem && !problem.isPassing) return null;
  throw problem;
}
