/** Which texts there are. */

import type { Messages } from "./messages";

/** The keys of a family, such as `term-`, in the order they were written. */
export function textKeys({ sources }: Pick<Messages, "sources">, prefix: string): readonly string[] {
  const found = sources.flatMap((source) => source.match(/^[a-zA-Z][\w-]*(?=\s*=)/gm) ?? []);
  return [...new Set(found)].filter((key) => key.startsWith(prefix));
}
