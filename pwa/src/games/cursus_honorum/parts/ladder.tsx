import { CrestOf } from "../../../ui/parts/crest";
import { personName, t, texts, personRef } from "../../../ui/texts";
import { assetGlyph, die, FACE_GLYPHS, laurel } from "../glyphs";
import { chanceToReach } from "../shape";
import type { NobleDoc, OfficeDoc, SheetDoc, TableDoc } from "../wire";

interface OfficeLadderProps {
  readonly table: TableDoc;
  readonly sheet: SheetDoc;
  /** The player whose prospects are shown; undefined if a spectator looks at the ladder. */
  readonly ownNoble: NobleDoc | undefined;
  /** The offices for which the player may stand now. */
  readonly openOffices?: readonly string[];
  /** The office that the player tapped but has not announced yet. */
  readonly choice?: string;
  readonly onPick?: ((office: string) => void) | undefined;
}

/**
 * The offices as a ladder with the highest office on top. Each office shows its candidates, the required votes and the
 * points.
 */
export function OfficeLadder({ table, sheet, ownNoble, openOffices = [], choice = "", onPick }: OfficeLadderProps) {
  const myOffice = table.standing.find(({ who: character }) => character === ownNoble?.id)?.office ?? "";
  return (
    <ul class="cur-ladder">
      {sheet.offices.map((office) => {
        const candidateIds = table.standing.filter((candidacy) => candidacy.office === office.id).map(({ who: character }) => character);
        const officeState = myOffice === office.id ? "mine" : choice === office.id ? "chosen" : openOffices.includes(office.id) ? "open" : "shut";
        const tap = onPick && (officeState === "open" || officeState === "chosen") ? () => onPick(officeState === "chosen" ? "" : office.id) : undefined;
        const officeRow = <OfficeRow office={office} ownNoble={ownNoble} candidateIds={candidateIds} />;
        return (
          <li key={office.id}>
            {tap ? (
              <button type="button" class="cur-rung" data-state={officeState} aria-pressed={officeState === "chosen"} onClick={tap}>
                {officeRow}
              </button>
            ) : (
              <div class="cur-rung" data-state={officeState}>
                {officeRow}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function OfficeRow({ office, ownNoble, candidateIds }: { office: OfficeDoc; ownNoble: NobleDoc | undefined; candidateIds: readonly string[] }) {
  const holdsOffice = ownNoble?.offices.some((tenure) => tenure.office === office.id);
  const bonus = ownNoble?.votes.bonus[office.id] ?? 0;
  const chance = ownNoble && !holdsOffice && office.open ? chanceToReach(ownNoble.votes.dice, bonus, office.votes) : undefined;
  return (
    <>
      <span class="cur-mark">{assetGlyph(office.id)}</span>
      <span class="cur-rung-text">
        <strong><bdi>{office.name}</bdi></strong>
        <span class="cur-rung-terms">
          <span>{t("cur-office-needs", { n: office.votes })}</span>
          <span role="img" aria-label={t("cur-points", { n: office.points })}>
            {laurel} {texts.value.count(office.points)}
          </span>
          <span role="img" aria-label={t("cur-bonus", { n: office.bonus })}>
            {FACE_GLYPHS.political_capital} {t("cur-figure", { n: office.bonus })}
          </span>
        </span>
      </span>
      <span class="cur-rung-end">
        {chance !== undefined && <ElectionChance diceCount={ownNoble?.votes.dice ?? 0} bonus={bonus} chance={chance} />}
        {holdsOffice && <span class="cur-rung-held">{t("cur-you-held")}</span>}
        {!holdsOffice && !office.open && <span class="cur-rung-held">{t("cur-office-closed")}</span>}
      </span>
      {candidateIds.length > 0 && (
        <span class="cur-standing" role="img" aria-label={t("cur-standing", { who: candidateIds.map(personRef) })}>
          {candidateIds.map((candidate) => (
            <CrestOf key={candidate} id={candidate} size={30} />
          ))}
          <span aria-hidden="true">{texts.value.joinNames(candidateIds.map(personName))}</span>
        </span>
      )}
    </>
  );
}

/** My vote dice with the bonus of my skills, and the chance that they reach the required votes. */
function ElectionChance({ diceCount, bonus, chance }: { diceCount: number; bonus: number; chance: number }) {
  const percent = Math.round(chance * 100);
  return (
    <span class="cur-chance" role="img" aria-label={t("cur-chance", { n: percent, dice: diceCount, bonus })} style={{ "--chance": chance }}>
      <b>{t("cur-percent", { n: percent })}</b>
      <small>
        {texts.value.count(diceCount)} {die} {bonus > 0 && t("cur-figure", { n: bonus })}
      </small>
    </span>
  );
}
