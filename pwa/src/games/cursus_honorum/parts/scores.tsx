import { Crest } from "../../../ui/parts/crest";
import { t, texts } from "../../../ui/texts";
import { assetGlyph, FACE_GLYPHS, laurel } from "../glyphs";
import { pointsBySource } from "../shape";
import type { NobleDoc, SheetDoc } from "../wire";

interface ScoresProps {
  readonly nobles: readonly NobleDoc[];
  readonly sheet: SheetDoc;
  readonly winners?: readonly string[];
  readonly isLarge?: boolean;
}

/** The victory points of all players by source. The player with the most points comes first. */
export function Scores({ nobles, sheet, winners = [], isLarge = false }: ScoresProps) {
  const rankedNobles = [...nobles].sort((firstNoble, secondNoble) => secondNoble.score - firstNoble.score);
  const hasOtherPoints = rankedNobles.some((noble) => pointsBySource(noble, sheet).otherPoints !== 0);
  return (
    <table class="cur-scores" data-big={isLarge}>
      <thead>
        <tr>
          <th scope="col">
            <span class="unseen">{t("cur-player")}</span>
          </th>
          <ScoreHead glyph={assetGlyph("consul")} label={t("cur-offices")} />
          <ScoreHead glyph={assetGlyph("roman_domus")} label={t("cur-luxuries")} />
          {hasOtherPoints && <ScoreHead glyph={FACE_GLYPHS.skill} label={t("cur-skills")} />}
          <ScoreHead glyph={assetGlyph("shame")} label={t("cur-shame")} />
          <ScoreHead glyph={laurel} label={t("cur-score")} />
        </tr>
      </thead>
      <tbody>
        {rankedNobles.map((noble) => {
          const points = pointsBySource(noble, sheet);
          return (
            <tr key={noble.id} data-won={winners.includes(noble.id)}>
              <th scope="row">
                <span class="cur-score-name">
                  <Crest bearer={noble} size={isLarge ? 48 : 32} />
                  <bdi>{noble.short}</bdi>
                </span>
              </th>
              <td>{texts.value.count(points.officePoints)}</td>
              <td>{texts.value.count(points.luxuryPoints)}</td>
              {hasOtherPoints && <td>{texts.value.count(points.otherPoints)}</td>}
              <td>{signedText(points.shamePoints > 0 ? -points.shamePoints : 0)}</td>
              <td>
                <b>{signedText(noble.score)}</b>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Return a number as text with a typographic minus sign. */
const signedText = (quantity: number): string => (quantity < 0 ? t("cur-minus", { n: -quantity }) : texts.value.count(quantity));

function ScoreHead({ glyph, label }: { glyph: preact.VNode; label: string }) {
  return (
    <th scope="col">
      <span class="cur-head-glyph" role="img" aria-label={label} title={label}>
        {glyph}
      </span>
    </th>
  );
}
