import type { Tills } from "../../../core/view/wire";
import { Panel } from "../../../ui/parts/panel";
import { goToAddress, currentRoute } from "../../../ui/router";
import { moneyOrNumberText, personName, t } from "../../../ui/texts";
import { SaveTableButton } from "./save";
import { FigureTable } from "./table";

type Till = Tills["tills"][number];

/** Return whether a till was used. */
const isUsed = ({ books: bookedAmount, counts }: Till): boolean => bookedAmount !== 0 || counts.length > 0;

const lastCountOf = ({ counts }: Till): Till["counts"][number] | undefined => [...counts].reverse().find((tillCount) => !tillCount.reversed);

/** Show the books of each till that was used, and the difference to the till's last count. */
export function TillFigures({ answer: { tills } }: { answer: Tills }) {
  const usedTills = tills.filter(isUsed);
  if (!usedTills.length) return null;
  const heads = [t("evening-till"), t("tills-books"), t("tills-counted"), t("tills-difference")];
  const rows = usedTills.map((till) => {
    const lastTillCount = lastCountOf(till);
    const amountCell = (amount: number | undefined): string => (amount === undefined ? "–" : moneyOrNumberText(till.asset, amount));
    return { till, cells: [amountCell(till.books), amountCell(lastTillCount?.amount), amountCell(lastTillCount?.difference)], plain: [till.books, lastTillCount?.amount ?? "", lastTillCount?.difference ?? ""] };
  });
  return (
    <Panel title={t("evening-tills")}>
      <FigureTable label={t("evening-tills")} heads={heads} rows={rows.map(({ till, cells }) => ({ head: personName(till.holder), cells }))} />
      <button type="button" class="link evening-tills" onClick={() => goToAddress(`/g/${currentRoute.value.game}/after/accounts/tills`)}>
        {t("evening-all-counts")}
      </button>
      <SaveTableButton title={t("evening-tills")} rows={() => [heads, ...rows.map(({ till, plain: plainCells }) => [personName(till.holder), ...plainCells])]} />
    </Panel>
  );
}
