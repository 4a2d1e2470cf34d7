import { Fragment } from "preact";
import { useState } from "preact/hooks";
import type { Statement } from "../../../core/view/wire";
import { t } from "../../../ui/texts";
import { FetchedAnswer } from "../answer";
import { periodTitle } from "../period";
import { EntryCell } from "./entry";
import { accountName, assetTitle, signedNumber } from "./names";
import { AccountTable } from "./table";

type Change = Statement["changes"][number];
type StatementPeriod = Statement["periods"][number];

/** The number of entries that one request for a statement fetches. */
export const PAGE_SIZE = "1000";

/** Show the changes of an account as a table. The table also has the balances before and after these changes. */
export function StatementTable({ answer: statement }: { answer: Statement }) {
  const { account, asset, opening: openingBalance, closing: closingBalance, periods, changes, following } = statement;
  return (
    <>
      <AccountTable
        title={t("accounts-caption", { account: accountName(account), asset: assetTitle(asset) })}
        heads={[t("accounts-what"), t("accounts-amount"), t("accounts-balance")]}
      >
        <tbody>
          <SumRow label={t("accounts-opening")} totalText={signedNumber(openingBalance)} />
          {changes.map((change, index) => (
            <Fragment key={index}>
              {change.period !== changes[index - 1]?.period && <PeriodRow period={periods.find(({ seq }) => seq === change.period)} />}
              <ChangeRow change={change} />
            </Fragment>
          ))}
          <SumRow label={t("accounts-closing")} totalText={signedNumber(closingBalance)} />
        </tbody>
      </AccountTable>
      {changes.length === 0 && <p class="quiet">{t("accounts-empty")}</p>}
      {following && <NextPageButton statement={statement} startTime={following} />}
      {!following && (
        <button type="button" class="button accounts-print" onClick={() => print()}>
          {t("accounts-print")}
        </button>
      )}
    </>
  );
}

/** A button that fetches and shows the next page of the statement. */
function NextPageButton({ statement: { account, asset }, startTime }: { statement: Statement; startTime: string }) {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <FetchedAnswer path={`/statement?${new URLSearchParams({ account, asset, from: startTime, limit: PAGE_SIZE })}`} Shown={StatementTable} />;
  return (
    <button type="button" class="button wide" onClick={() => setIsOpen(true)}>
      {t("accounts-on")}
    </button>
  );
}

function SumRow({ label, totalText }: { label: string; totalText: string }) {
  return (
    <tr class="accounts-sum">
      <th scope="row" colSpan={2}>
        {label}
      </th>
      <td>{totalText}</td>
    </tr>
  );
}

function PeriodRow({ period }: { period: StatementPeriod | undefined }) {
  if (!period) return null;
  return (
    <tr class="accounts-period">
      <th scope="rowgroup" colSpan={3}>
        {periodTitle(period)}
      </th>
    </tr>
  );
}

function ChangeRow({ change }: { change: Change }) {
  const sign = change.amount < 0 ? "−" : "+";
  return (
    <tr data-reversed={change.reversed}>
      <EntryCell line={change} note={otherAccountText(change)} />
      <td data-sign={sign}>
        {sign}
        {signedNumber(Math.abs(change.amount))}
      </td>
      <td>{signedNumber(change.balance)}</td>
    </tr>
  );
}

/**
 * Return a text that names the other account of a change. The text also names the amount that moved if this amount
 * differs.
 */
function otherAccountText({ other: otherAccount, amount }: Change): string {
  const accountText = otherAccount === undefined ? t("accounts-hidden") : accountName(otherAccount);
  return t(amount < 0 ? "accounts-to-whom" : "accounts-from-whom", { who: accountText });
}
