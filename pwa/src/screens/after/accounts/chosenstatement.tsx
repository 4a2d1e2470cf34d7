import { useState } from "preact/hooks";
import type { Accounts } from "../../../core/view/wire";
import { me } from "../../../ui/me";
import { pack } from "../../../ui/pack";
import { goToAddress, currentRoute } from "../../../ui/router";
import { t } from "../../../ui/texts";
import { FetchedAnswer } from "../answer";
import { accountName, assetTitle } from "./names";
import { PAGE_SIZE, StatementTable } from "./statement";

type KnownAccount = Accounts["accounts"][number];

/** Show a statement. The viewer chooses the account, the asset and the time span. */
export function ChosenStatement({ answer: { accounts: known } }: { answer: Accounts }) {
  const { rest, game } = currentRoute.value;
  const [from, setFrom] = useState("");
  const [to, setTo] = useState("");
  const one = chosenAccount(known, rest[2] ?? "", rest[3] ?? "");
  if (!one) return <p class="empty">{t("accounts-none")}</p>;
  const open = (account: string, asset: string): void =>
    goToAddress(`/g/${game}/after/accounts/statement/${encodeURIComponent(account)}/${encodeURIComponent(asset)}`, true);
  return (
    <>
      <form class="accounts-choice stack loose" onSubmit={(event) => event.preventDefault()}>
        <AccountChoice known={known} account={one.account} open={(account) => open(account, one.asset)} />
        <AssetChoice known={known} one={one} open={(asset) => open(one.account, asset)} />
        <details>
          <summary>{t("accounts-span")}</summary>
          <TimeField label={t("accounts-from")} value={from} set={setFrom} />
          <TimeField label={t("accounts-to")} value={to} set={setTo} />
        </details>
      </form>
      <FetchedAnswer path={statementPath(one, from, to)} Shown={StatementTable} />
    </>
  );
}

/**
 * Return the path of a statement. `from` and `to` are values of `datetime-local` fields. The whole second of `to` is
 * included.
 */
function statementPath({ account, asset }: KnownAccount, from: string, to: string): string {
  const span = { ...(from && { from: String(Date.parse(from)) }), ...(to && { to: String(Date.parse(to) + 999) }) };
  return `/statement?${new URLSearchParams({ account, asset, limit: PAGE_SIZE, ...span })}`;
}

/**
 * Return the account and asset to show. The account is the account in the address. Otherwise it is my own account, or
 * the first account in play, or any account. The asset is the asset in the address. Otherwise it is the game's money,
 * or the first asset of the account.
 */
function chosenAccount(known: readonly KnownAccount[], account: string, asset: string): KnownAccount | undefined {
  const named = known.filter((one) => one.account === account);
  const mine = known.filter((one) => one.account === me.value);
  const inPlay = known.filter((one) => !one.outside);
  const own = [named, mine, inPlay, known].find((some) => some.length > 0) ?? [];
  return own.find((one) => one.asset === asset) ?? own.find((one) => one.asset === pack.value.hand.money) ?? own[0];
}

interface AccountProps {
  readonly known: readonly KnownAccount[];
  readonly account: string;
  readonly open: (account: string) => void;
}

function AccountChoice({ known, account, open }: AccountProps) {
  const names = (outside: boolean): readonly string[] => [
    ...new Set(known.filter((one) => one.outside === outside).map((one) => one.account)),
  ];
  return (
    <label class="select">
      <span>{t("accounts-account")}</span>
      <select value={account} onChange={(event) => open(event.currentTarget.value)}>
        <AccountGroup label={t("accounts-in-play")} names={names(false)} />
        <AccountGroup label={t("accounts-outside")} names={names(true)} />
      </select>
    </label>
  );
}

function AccountGroup({ label, names }: { label: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <optgroup label={label}>
      {names.map((name) => (
        <option key={name} value={name}>
          {accountName(name)}
        </option>
      ))}
    </optgroup>
  );
}

function AssetChoice({ known, one, open }: { known: readonly KnownAccount[]; one: KnownAccount; open: (asset: string) => void }) {
  return (
    <label class="select">
      <span>{t("accounts-asset")}</span>
      <select value={one.asset} onChange={(event) => open(event.currentTarget.value)}>
        {known
          .filter(({ account }) => account === one.account)
          .map(({ asset }) => (
            <option key={asset} value={asset}>
              {assetTitle(asset)}
            </option>
          ))}
      </select>
    </label>
  );
}

function TimeField({ label, value, set }: { label: string; value: string; set: (value: string) => void }) {
  return (
    <label>
      <span>{label}</span>
      <input class="line-input" type="datetime-local" step="1" value={value} onChange={(event) => set(event.currentTarget.value)} />
    </label>
  );
}
