/** The display names of accounts and assets. */

import { personName, t, texts } from "../../../ui/texts";

const capitalise = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * Return the display name of an account. The result is `Octavian` for a character, and `Octavian, holding for Agrippa`
 * for a sub-account. A named part of an account is `Neptune · Spoils`. An account outside the game is `Origin` or
 * `Estate · Livia`.
 */
export function accountName(account: string): string {
  const [accountKind = "", accountHolder = ""] = account.split("/");
  if (accountKind.startsWith("@")) return [outsideName(accountKind.slice(1)), accountHolder && personName(accountHolder)].filter(Boolean).join(" · ");
  if (accountHolder.startsWith("of:")) return t("account-of", { who: `who:${accountKind}`, owner: `who:${accountHolder.slice(3)}` });
  return [personName(accountKind), accountHolder && capitalise(accountHolder)].filter(Boolean).join(" · ");
}

const outsideName = (outsideKind: string): string => (texts.value.has(`account-${outsideKind}`) ? t(`account-${outsideKind}`) : capitalise(outsideKind));

/** Return a number of units for a table cell. The title of the table names the asset. */
export const signedNumber = (quantity: number): string => `${quantity < 0 ? "−" : ""}${texts.value.count(Math.abs(quantity))}`;

/** Return the name of an asset in the plural, beginning with a capital letter. */
export const assetTitle = (asset: string): string => capitalise(texts.value.asset(asset, 2));
