import { Fragment } from "preact";
import { useState } from "preact/hooks";
import type { Statement } from "../../../core/view/wire";
import { t } from "../../../ui/texts";
import { Answer } from "../answer";
import { stretchTitle } from "../period";
import { EntryCell } from "./entry";
import { accountName, assetTitle, number } from "./names";
import { AccountTable } from "./table";

type Change = Statement["changes"][number];
type Stretch = Statement["periods"][number];

/** Number of entries of a statement that one request fetches. */
export const PAGE = "1000";

/** Show an account's changes as a table, with the balances before and after them. */
export function StatementTable({ answer: statement }: { answer: Statement }) {
  const { account, asset, opening, closing, periods, changes, following } = statement;
  return (
    <>
      <AccountTable
        title={t("accounts-caption", { account: accountName(account), asset: assetTitle(asset) })}
        heads={[t("accounts-what"), t("accounts-amount"), t("accounts-balance")]}
      >
        <tbody>
          <Sum label={t("accounts-opening")} sum={number(opening)} />
          {changes.map((change, index) => (
            <Fragment key={index}>
              {change.period !== changes[index - 1]?.period && <PeriodRow period={periods.find(({ seq }) => seq === change.period)} />}
              <ChangeRow change={change} />
            </Fragment>
          ))}
          <Sum label={t("accounts-closing")} sum={number(closing)} />
        </tbody>
      </AccountTable>
      {changes.length === 0 && <p class="quiet">{t("accounts-empty")}</p>}
      {following && <Rest statement={statement} from={following} />}
      {!following && (
        <button type="button" class="button accounts-print" onClick={() => print()}>
          {t("accounts-print")}
        </button>
      )}
    </>
  );
}

/** A button that fetches and shows the next page of the statement. */
function Rest({ statement: { account, asset }, from }: { statement: Statement; from: string }) {
  const [open, setOpen] = useState(false);
  if (open) return <Answer path={`/statement?${new URLSearchParams({ account, asset, from, limit: PAGE })}`} Shown={StatementTable} />;
  return (
    <button type="button" class="button wide" onClick={() => setOpen(true)}>
      {t("accounts-on")}
    </button>
  );
}

function Sum({ label, sum }: { label: string; sum: string }) {
  return (
    <tr class="accounts-sum">
      <th scope="row" colSpan={2}>
        {label}
      </th>
      <td>{sum}</td>
    </tr>
  );
}

function PeriodRow({ period }: { period: Stretch | undefined }) {
  if (!period) return null;
  return (
    <tr class="accounts-period">
      <th scope="rowgroup" colSpan={3}>
        {stretchTitle(period)}
      </th>
    </tr>
  );
}

function ChangeRow({ change }: { change: Change }) {
  const sign = change.amount < 0 ? "−" : "+";
  return (
    <tr data-reversed={change.reversed}>
      <EntryCell line={change} note={otherAccount(change)} />
      <td data-sign={sign}>
        {sign}
        {number(Math.abs(change.amount))}
      </td>
      <td>{number(change.balance)}</td>
    </tr>
  );
}

/** Return a text that names the other account of a change, and the amount moved where it differs. */
function otherAccount({ other, amount: moved }: Change): string {
  const who = other === undefined ? t("accounts-hidden") : accountName(other);
  return t(moved < 0 ? "accounts-to-whom" : "accounts-from-whom", { who });
}
