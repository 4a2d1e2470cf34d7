/** How accounts are called. */

import { personName, t, texts } from "../../../ui/texts";

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** `Octavian`; `Octavian, holding for Agrippa`; `Neptune · Spoils` for what is kept apart; `Origin`, `Estate · Livia` outside. */
export function accountName(account: string): string {
  const [first = "", rest = ""] = account.split("/");
  if (first.startsWith("@")) return [outsideName(first.slice(1)), rest && personName(rest)].filter(Boolean).join(" · ");
  if (rest.startsWith("of:")) return t("account-of", { who: `who:${first}`, owner: `who:${rest.slice(3)}` });
  return [personName(first), rest && capital(rest)].filter(Boolean).join(" · ");
}

const outsideName = (kind: string): string => (texts.value.has(`account-${kind}`) ? t(`account-${kind}`) : capital(kind));

/** A number of units as a table has it: of what, its title says. */
export const number = (n: number): string => `${n < 0 ? "−" : ""}${texts.value.count(Math.abs(n))}`;

/** The name of an asset, of many of it. */
export const assetTitle = (asset: string): string => capital(texts.value.asset(asset, 2));
