/** What would come of an act if it were done now, as the server says it. */

import { useEffect, useState } from "preact/hooks";
import { Problem } from "../../core/view/api";
import type { Attempt, CommandBody } from "../../core/view/wire";
import { persist } from "../lazy";
import { api, live } from "../services";

export type Ask = (body: CommandBody) => Promise<Attempt>;

interface Known {
  readonly of: string;
  readonly result: Attempt | null;
}

export const askNow: Ask = (body) => api.dryRun(live.peek()?.id ?? "", body);

/**
 * What would come of it: undefined before there is an answer, null while there is none to be had. It is asked
 * anew when the act changes, or `after` does; until then the last answer about the same thing, `of`, holds.
 */
export function useDryRun(of: string, body: CommandBody, after = "", ask = askNow): Attempt | null | undefined {
  const [known, setKnown] = useState<Known | null>(null);
  const asked = JSON.stringify(body);
  useEffect(() => {
    if (!of) return undefined;
    const keep = (result: Attempt | null): void => setKnown((last) => (result === null && last?.of === of ? last : { of, result }));
    return persist(() => ask(JSON.parse(asked) as CommandBody).catch(refused), keep, () => keep(null));
  }, [of, asked, after]);
  return known?.of === of ? known.result : undefined;
}

/** A server that says no says it again; one that gives no answer is asked until it does. */
function refused(problem: unknown): null {
  if (problem instanceof Problem && !problem.passing) return null;
  throw problem;
}
