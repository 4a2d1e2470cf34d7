/** The keys of all texts. */

import type { Messages } from "./messages";

/** Return the keys of a family, such as `term-`, in the order of the files. */
export function textKeys({ sources }: Pick<Messages, "sources">, prefix: string): readonly string[] {
  const keys = sources.flatMap((source) => source.match(/^[a-zA-Z][\w-]*(?=\s*=)/gm) ?? []);
  return [...new Set(keys)].filter((key) => key.startsWith(prefix));
}
