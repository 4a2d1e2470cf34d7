/**
 * A till, which counts the sums that a character received and paid so far. The sums are computed from the statements of
 * the character's accounts.
 */

import type { AccountBalance, Statement } from "./wire";

export interface Till {
  /** The sum that the character received from others. */
  readonly income: number;
  /** The sum that the character paid to others. */
  readonly expenses: number;
  /** The number of entries that contain such transfers. */
  readonly deals: number;
}

/** The key of entries that reverse other entries. */
const REVERSAL_KEY = "entry-reversed";

/** Return the till of a character. Transfers with the house do not count, and neither do reversed entries. */
export function tillOf(owner: string, statements: readonly Statement[]): Till {
  const isInside = (account: string): boolean => account.startsWith("@") || account.split("/")[0] === owner;
  const changes = statements
    .flatMap((statement) => statement.changes)
    .filter(({ other: otherAccount = "", reversed: isReversed, key }) => !isReversed && key !== REVERSAL_KEY && !isInside(otherAccount));
  const sumOfSign = (sign: number): number =>
    changes.filter(({ amount }) => amount * sign > 0).reduce((sum, { amount }) => sum + Math.abs(amount), 0);
  return { income: sumOfSign(1), expenses: sumOfSign(-1), deals: new Set(changes.map(({ entry, at: time }) => entry ?? time)).size };
}

/** Return the accounts of a character that have some of an asset, or had some before. */
export const accountsOf = (owner: string, asset: string, balances: readonly AccountBalance[]): readonly AccountBalance[] =>
  balances.filter((balance) => balance.holder === owner && balance.asset === asset);

/** Return the accounts that a character manages for other owners and that are not empty. */
export const accountsManagedForOthers = (manager: string, balances: readonly AccountBalance[]): readonly AccountBalance[] =>
  balances.filter((balance) => balance.holder === manager && balance.owner !== manager && balance.balance > 0);
