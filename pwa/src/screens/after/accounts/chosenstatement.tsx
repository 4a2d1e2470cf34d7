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
export function ChosenStatement({ answer: { accounts: balances } }: { answer: Accounts }) {
  const { rest: routeParts, game } = currentRoute.value;
  const [startTime, setStartTime] = useState("");
  const [endTime, setEndTime] = useState("");
  const balance = chosenAccount(balances, routeParts[2] ?? "", routeParts[3] ?? "");
  if (!balance) return <p class="empty">{t("accounts-none")}</p>;
  const openStatement = (account: string, asset: string): void =>
    goToAddress(`/g/${game}/after/accounts/statement/${encodeURIComponent(account)}/${encodeURIComponent(asset)}`, true);
  return (
    <>
      <form class="accounts-choice stack loose" onSubmit={(event) => event.preventDefault()}>
        <AccountChoice balances={balances} account={balance.account} onPick={(account) => openStatement(account, balance.asset)} />
        <AssetChoice balances={balances} balance={balance} onPick={(asset) => openStatement(balance.account, asset)} />
        <details>
          <summary>{t("accounts-span")}</summary>
          <TimeField label={t("accounts-from")} value={startTime} onChange={setStartTime} />
          <TimeField label={t("accounts-to")} value={endTime} onChange={setEndTime} />
        </details>
      </form>
      <FetchedAnswer path={statementPath(balance, startTime, endTime)} Shown={StatementTable} />
    </>
  );
}

/**
 * Return the path of a statement. `startTime` and `endTime` are values of `datetime-local` fields. The whole second of
 * `endTime` is included.
 */
function statementPath({ account, asset }: KnownAccount, startTime: string, endTime: string): string {
  const span = { ...(startTime && { from: String(Date.parse(startTime)) }), ...(endTime && { to: String(Date.parse(endTime) + 999) }) };
  return `/statement?${new URLSearchParams({ account, asset, limit: PAGE_SIZE, ...span })}`;
}

/**
 * Return the account and asset to show. The account is the account in the address. Otherwise it is my own account, or
 * the first account in play, or any account. The asset is the asset in the address. Otherwise it is the game's money,
 * or the first asset of the account.
 */
function chosenAccount(balances: readonly KnownAccount[], account: string, asset: string): KnownAccount | undefined {
  const accountBalances = balances.filter((balance) => balance.account === account);
  const myBalances = balances.filter((balance) => balance.account === me.value);
  const inPlay = balances.filter((balance) => !balance.outside);
  const ownBalances = [accountBalances, myBalances, inPlay, balances].find((candidates) => candidates.length > 0) ?? [];
  return ownBalances.find((balance) => balance.asset === asset) ?? ownBalances.find((balance) => balance.asset === pack.value.hand.money) ?? ownBalances[0];
}

interface AccountProps {
  readonly balances: readonly KnownAccount[];
  readonly account: string;
  readonly onPick: (account: string) => void;
}

function AccountChoice({ balances, account, onPick }: AccountProps) {
  const accountsOutside = (isOutside: boolean): readonly string[] => [
    ...new Set(balances.filter((balance) => balance.outside === isOutside).map((balance) => balance.account)),
  ];
  return (
    <label class="select">
      <span>{t("accounts-account")}</span>
      <select value={account} onChange={(event) => onPick(event.currentTarget.value)}>
        <AccountGroup label={t("accounts-in-play")} accounts={accountsOutside(false)} />
        <AccountGroup label={t("accounts-outside")} accounts={accountsOutside(true)} />
      </select>
    </label>
  );
}

function AccountGroup({ label, accounts }: { label: string; accounts: readonly string[] }) {
  if (accounts.length === 0) return null;
  return (
    <optgroup label={label}>
      {accounts.map((account) => (
        <option key={account} value={account}>
          {accountName(account)}
        </option>
      ))}
    </optgroup>
  );
}

function AssetChoice({ balances, balance, onPick }: { balances: readonly KnownAccount[]; balance: KnownAccount; onPick: (asset: string) => void }) {
  return (
    <label class="select">
      <span>{t("accounts-asset")}</span>
      <select value={balance.asset} onChange={(event) => onPick(event.currentTarget.value)}>
        {balances
          .filter(({ account }) => account === balance.account)
          .map(({ asset }) => (
            <option key={asset} value={asset}>
              {assetTitle(asset)}
            </option>
          ))}
      </select>
    </label>
  );
}

function TimeField({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  return (
    <label>
      <span>{label}</span>
      <input class="line-input" type="datetime-local" step="1" value={value} onChange={(event) => onChange(event.currentTarget.value)} />
    </label>
  );
}
