import type { Tills } from "../../../core/view/wire";
import { moneyOrNumberText, personName, t } from "../../../ui/texts";
import { EntryCell } from "./entry";
import { assetTitle, signedNumber } from "./names";
import { AccountTable } from "./table";

type Till = Tills["tills"][number];

const signedText = (number: number): string => `${number > 0 ? "+" : number < 0 ? "−" : ""}${signedNumber(Math.abs(number))}`;

/** List the tills. For each till, show the amount in the books and every count. */
export function TillList({ answer: { tills } }: { answer: Tills }) {
  if (tills.length === 0) return <p class="empty">{t("tills-none")}</p>;
  return (
    <>
      <p class="quiet">{t("tills-about")}</p>
      {tills.map((till) => (
        <section key={`${till.holder}/${till.asset}`} class="accounts-till">
          <h2>
            {personName(till.holder)} <span class="quiet">{assetTitle(till.asset)}</span>
          </h2>
          <p>
            {t("tills-books")}: <b>{moneyOrNumberText(till.asset, till.books)}</b>
          </p>
          {till.counts.length === 0 && <p class="quiet">{t("tills-never")}</p>}
          {till.moved !== undefined && <p class="quiet">{t("tills-moved", { sum: signedText(till.moved) })}</p>}
          {till.counts.length > 0 && <TillCounts till={till} />}
        </section>
      ))}
    </>
  );
}

function TillCounts({ till: { holder, counts } }: { till: Till }) {
  return (
    <AccountTable
      title={personName(holder)}
      heads={[t("tills-count"), t("tills-before"), t("tills-counted"), t("tills-difference")]}
      quiet
    >
      <tbody>
        {counts.map((count) => (
          <tr key={count.entry} data-reversed={count.reversed}>
            <EntryCell line={count} />
            <td>{signedNumber(count.books)}</td>
            <td>{signedNumber(count.amount)}</td>
            <td>{signedText(count.difference)}</td>
          </tr>
        ))}
      </tbody>
    </AccountTable>
  );
}
