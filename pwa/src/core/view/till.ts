/** A till: the sums that a character took and paid so far, from the statements of its accounts. */

import type { AccountBalance, Statement } from "./wire";

export interface Till {
  /** The sum received from others. */
  readonly taken: number;
  /** The sum paid to others. */
  readonly paid: number;
  /** The number of entries with such transfers. */
  readonly deals: number;
}

/** The key of entries that reverse others. */
const REVERSAL = "entry-reversed";

/** Return the till of a character. Transfers with the house and reversed entries do not count. */
export function tillOf(id: string, statements: readonly Statement[]): Till {
  const inside = (account: string): boolean => account.startsWith("@") || account.split("/")[0] === id;
  const changes = statements
    .flatMap((one) => one.changes)
    .filter(({ other = "", reversed, key }) => !reversed && key !== REVERSAL && !inside(other));
  const sum = (sign: number): number =>
    changes.filter(({ amount }) => amount * sign > 0).reduce((total, { amount }) => total + Math.abs(amount), 0);
  return { taken: sum(1), paid: sum(-1), deals: new Set(changes.map(({ entry, at }) => entry ?? at)).size };
}

/** Return the accounts that a character holds and that have, or had, some of an asset. */
export const accountsOf = (id: string, asset: string, all: readonly AccountBalance[]): readonly AccountBalance[] =>
  all.filter((one) => one.holder === id && one.asset === asset);

/** Return the accounts that a character holds for other owners and that are not empty. */
export const accountsForOthers = (id: string, all: readonly AccountBalance[]): readonly AccountBalance[] =>
  all.filter((one) => one.holder === id && one.owner !== id && one.balance > 0);
