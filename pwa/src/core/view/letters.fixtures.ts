/** Examples of letters for tests. */

import type { Letter, ThreadDoc } from "./wire";

/** Return a thread between Hirtius and Livia. */
export const threadDoc = (threadId: string, changes: Partial<ThreadDoc> = {}): ThreadDoc => ({
  id: threadId,
  public: false,
  who: ["hirtius", "livia"],
  written: { livia: 1 },
  last: 1_000_000,
  changed: 0,
  templates: [],
  about: [],
  ...changes,
});

/** Return a letter from Livia to Hirtius. */
export const letterDoc = (letterId: string, changes: Partial<Letter> = {}): Letter => ({
  id: letterId,
  thread: letterId,
  number: 1,
  writer: "livia",
  to: ["hirtius"],
  public: false,
  at: 1_000_000,
  period: 5,
  text: "Meet me at the wall",
  erased: false,
  lost: false,
  reported: false,
  disclosed: false,
  template: "",
  about: [],
  ...changes,
});
