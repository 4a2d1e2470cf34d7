import type { Tills } from "../../../core/view/wire";
import { moneyOrNumberText, personName, t } from "../../../ui/texts";
import { EntryCell } from "./entry";
import { assetTitle, signedNumber } from "./names";
import { AccountTable } from "./table";

type Till = Tills["tills"][number];

const signedText = (quantity: number): string => `${quantity > 0 ? "+" : quantity < 0 ? "−" : ""}${signedNumber(Math.abs(quantity))}`;

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
      isTitleHidden
    >
      <tbody>
        {counts.map((tillCount) => (
          <tr key={tillCount.entry} data-reversed={tillCount.reversed}>
            <EntryCell line={tillCount} />
            <td>{signedNumber(tillCount.books)}</td>
            <td>{signedNumber(tillCount.amount)}</td>
            <td>{signedText(tillCount.difference)}</td>
          </tr>
        ))}
      </tbody>
    </AccountTable>
  );
}
