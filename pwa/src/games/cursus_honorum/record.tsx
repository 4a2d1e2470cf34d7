import type { ComponentChildren } from "preact";
import { Panel } from "../../ui/parts/panel";
import { RuleLink } from "../../ui/parts/words";
import { t, texts } from "../../ui/texts";
import { ballot, FACE_GLYPHS, laurel } from "./glyphs";
import { Luxuries } from "./parts/luxuries";
import { Offices } from "./parts/offices";
import { ShameBoxes } from "./parts/shame";
import { Skills } from "./parts/skills";
import { DignitasTrack } from "./parts/track";
import type { NobleDoc, SheetDoc } from "./wire";

/** The IDs of the rules that explain the sections of the sheet. */
const SECTION_RULES = ["CUR-DIG-05", "CUR-OFF-07", "CUR-SKILL-02", "CUR-WEALTH-01", "CUR-VP-04"];

export type Section = "dignitas" | "skills" | "luxuries";

interface RecordSheetProps {
  readonly noble: NobleDoc;
  readonly sheet: SheetDoc;
  /** The section that is left out, because another element of the screen shows it. */
  readonly hiddenSection?: Section | "";
}

/** The record sheet of a player, which is read-only. */
export function RecordSheet({ noble, sheet, hiddenSection = "" }: RecordSheetProps) {
  return (
    <>
      <KeyFigures noble={noble} />
      {hiddenSection !== "dignitas" && (
        <Panel title={t("cur-dignitas")}>
          <DignitasTrack levels={sheet.levels} dignitas={noble.dignitas} level={noble.level.id} />
        </Panel>
      )}
      <Panel title={t("cur-offices")}>
        <Offices offices={sheet.offices} tenures={noble.offices} />
      </Panel>
      {hiddenSection !== "skills" && (
        <Panel title={t("cur-skills")}>
          <Skills skills={noble.skills} sheet={sheet} />
        </Panel>
      )}
      {hiddenSection !== "luxuries" && (
        <Panel title={t("cur-luxuries")}>
          <Luxuries sheet={sheet} owned={noble.luxuries} />
        </Panel>
      )}
      <Panel title={t("cur-shame")}>
        <ShameBoxes tickedCount={noble.shame} boxCount={sheet.shame} />
      </Panel>
      <div class="rules-list cur-rules" role="group" aria-label={t("cur-rules")}>
        {SECTION_RULES.map((rule) => (
          <RuleLink key={rule} rule={rule} />
        ))}
      </div>
    </>
  );
}

/** The most important figures of the sheet. */
function KeyFigures({ noble }: { noble: NobleDoc }) {
  return (
    <dl class="cur-figures">
      <KeyFigure label={t("cur-score")} glyph={laurel} valueText={noble.score < 0 ? t("cur-minus", { n: -noble.score }) : texts.value.count(noble.score)} />
      <KeyFigure label={t("cur-wealth")} glyph={FACE_GLYPHS.wealth} valueText={texts.value.count(noble.wealth)} />
      <KeyFigure label={t("cur-income")} glyph={FACE_GLYPHS.political_capital} valueText={noble.income.total > 0 ? t("cur-figure", { n: noble.income.total }) : texts.value.count(0)} />
      <KeyFigure label={t("cur-votes")} glyph={ballot} valueText={t("cur-votes-dice", { n: noble.votes.dice })} />
    </dl>
  );
}

function KeyFigure({ label, glyph, valueText }: { label: string; glyph: ComponentChildren; valueText: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {glyph}
        <b>{valueText}</b>
      </dd>
    </div>
  );
}
