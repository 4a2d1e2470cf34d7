/** Windows and submissions for tests. */

import type { OwnSubmission, Saved, WindowDoc } from "../view/wire";

/** Return a window in which Hirtius and Livia owe orders. */
export const windowDoc = (changes: Partial<WindowDoc> = {}): WindowDoc => ({
  id: "w",
  kind: "orders",
  owed: ["hirtius", "livia"],
  since: 1_000_000,
  until: 1_900_000,
  moved: 0,
  remind_at: 1_810_000,
  every: 60_000,
  seal: 0,
  root: "",
  sealed_at: 0,
  over: false,
  readiness: "secret",
  ready: 0,
  ready_who: [],
  args: {},
  ...changes,
});

/** Return the state of Hirtius's submission to that window. */
export const ownDoc = (changes: Partial<OwnSubmission> = {}): OwnSubmission => ({
  window: "w",
  who: "hirtius",
  revision: 0,
  at: 0,
  ready: false,
  said: 0,
  ...changes,
});

/** Return the first save of Hirtius's orders. */
export const savedDoc = (changes: Partial<Saved> = {}): Saved => ({
  window: "w",
  who: "hirtius",
  revision: 1,
  command: "c1",
  card: "hirtius-1",
  type: "order",
  period: 5,
  fields: { n: 7 },
  contribution: "",
  signature: "",
  ...changes,
});
