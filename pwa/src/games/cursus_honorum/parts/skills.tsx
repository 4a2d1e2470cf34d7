import { t, texts } from "../../../ui/texts";
import { assetGlyph } from "../glyphs";
import type { SheetDoc, SkillLineDoc } from "../wire";
import { BoxRow } from "./boxes";

export interface SkillsProps {
  readonly skills: readonly SkillLineDoc[];
  readonly sheet: Pick<SheetDoc, "skills" | "offices">;
  /** The points that the player wants to spend on each skill. */
  readonly pendingBoxes?: Readonly<Record<string, number>>;
  /** The maximum points for each skill. Without these maximums the skills are read-only. */
  readonly openBoxes?: Readonly<Record<string, number>>;
  readonly onPick?: ((skill: string, points: number) => void) | undefined;
}

/** The skills with their boxes and their effects. */
export function Skills({ skills, sheet, pendingBoxes = {}, openBoxes = {}, onPick }: SkillsProps) {
  return (
    <ul class="cur-skills">
      {skills.map((skill) => (
        <li key={skill.id} class="cur-skill" data-finished={skill.finished} data-active={skill.active} data-open={Boolean(onPick) && !skill.finished}>
          <span class="cur-mark">{assetGlyph(skill.id)}</span>
          <span class="cur-text">
            <strong><bdi>{skill.name}</bdi></strong>
            <span>{skill.from === null || skill.active ? skillEffect(sheet, skill.id) : t("cur-skill-from", { round: skill.from })}</span>
          </span>
          <BoxRow
            label={skill.name}
            boxCount={skill.of}
            tickedCount={skill.boxes}
            pendingCount={pendingBoxes[skill.id] ?? 0}
            openCount={openBoxes[skill.id] ?? 0}
            onPick={onPick && ((boxNumber) => onPick(skill.id, boxNumber))}
          />
        </li>
      ))}
    </ul>
  );
}

/** Return the effect of a finished skill, as it is printed on the sheet. */
export function skillEffect({ skills, offices }: Pick<SheetDoc, "skills" | "offices">, skillId: string): string {
  const skill = skills.find((skill) => skill.id === skillId);
  if (!skill) return "";
  const { capital: capitalGain, votes: voteCount, per_die: votesPerDie, only_for: onlyOffice } = skill;
  const office = offices.find((office) => office.id === onlyOffice)?.name ?? "";
  const skillParts = [
    capitalGain > 0 ? t("cur-skill-capital", { n: capitalGain }) : "",
    voteCount > 0 ? t(onlyOffice ? "cur-skill-votes-for" : "cur-skill-votes", { n: voteCount, office }) : "",
    votesPerDie > 0 ? t("cur-skill-per-die", { n: votesPerDie }) : "",
  ];
  return texts.value.joinNames(skillParts.filter(Boolean));
}
