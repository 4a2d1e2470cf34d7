/** What somebody has taken in and paid out so far, by the statements of their accounts. */

import type { AccountBalance, Statement } from "./wire";

export interface Till {
  /** What came in from others, and what went out to them. */
  readonly taken: number;
  readonly paid: number;
  /** How many entries of either there were. */
  readonly deals: number;
}

/** The message of an entry that takes back another. */
const REVERSAL = "entry-reversed";

/** What passed between somebody and others; what the house gave and what was taken back is left out. */
export function tillOf(id: string, statements: readonly Statement[]): Till {
  const inside = (account: string): boolean => account.startsWith("@") || account.split("/")[0] === id;
  const changes = statements
    .flatMap((one) => one.changes)
    .filter(({ other = "", reversed, key }) => !reversed && key !== REVERSAL && !inside(other));
  const sum = (sign: number): number =>
    changes.filter(({ amount }) => amount * sign > 0).reduce((total, { amount }) => total + Math.abs(amount), 0);
  return { taken: sum(1), paid: sum(-1), deals: new Set(changes.map(({ entry, at }) => entry ?? at)).size };
}

/** The accounts in somebody's hand that have something of an asset, or had. */
export const accountsOf = (id: string, asset: string, all: readonly AccountBalance[]): readonly AccountBalance[] =>
  all.filter((one) => one.holder === id && one.asset === asset);

/** What somebody has in hand and owes to others. */
export const heldForOthers = (id: string, all: readonly AccountBalance[]): readonly AccountBalance[] =>
  all.filter((one) => one.holder === id && one.owner !== id && one.balance > 0);
