import { isolate } from "../../../core/words/isolates";
import { Crest } from "../../../ui/parts/crest";
import { texts, t } from "../../../ui/texts";
import { wreath } from "../glyphs";
import type { NobleDoc, SheetDoc, TableDoc } from "../wire";
import { Scores } from "./scores";

interface ResultProps {
  readonly table: TableDoc;
  readonly sheet: SheetDoc;
  readonly nobles: readonly NobleDoc[];
  readonly isLarge?: boolean;
}

/** The end of the game. The end screen shows the winners, and the points of all players by source. */
export function Result({ table, sheet, nobles, isLarge = false }: ResultProps) {
  const winners = nobles.filter((noble) => table.winners.includes(noble.id));
  return (
    <section class="panel cur-result" data-big={isLarge}>
      <div class="cur-wreaths">
        {winners.map((noble) => (
          <span key={noble.id} class="cur-wreath">
            {wreath}
            <Crest bearer={noble} size={isLarge ? 130 : 60} />
          </span>
        ))}
      </div>
      <h2>{texts.value.joinNames(winners.map((noble) => isolate(noble.short)))}</h2>
      <p>{t("cur-won", { n: winners.length, points: winners[0]?.score ?? 0 })}</p>
      <Scores nobles={nobles} sheet={sheet} winners={table.winners} isLarge={isLarge} />
    </section>
  );
}
