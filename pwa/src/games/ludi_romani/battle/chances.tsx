import { Panel } from "../../../ui/parts/panel";
import { Words } from "../../../ui/parts/words";
import { CrestOf } from "../../../ui/parts/crest";
import { doc, live } from "../../../ui/services";
import { personName, t } from "../../../ui/texts";
import type { Line, Roll } from "../../../core/view/wire";
import { FallingDie } from "./dice";
import "./battle.css";

/** Messages of rolls outside of battles: lots for the order of challenges, and games of chance of the Fates. */
const CHANCE_KEYS = new Set(["lots-drawn", "chance-played"]);
/** Maximum number of rolls shown. */
const ROLLS_SHOWN = 4;

/** Return this season's public lots and games of chance, latest first. */
export function chancesOf(lines: readonly Line[], period: number): readonly Line[] {
  return lines
    .filter((line) => CHANCE_KEYS.has(line.key) && line.period === period && !line.reversed && line.rolls.length > 0)
    .slice(-ROLLS_SHOWN)
    .reverse();
}

/** This season's lots and games of chance, with everybody's dice. */
export function ChanceRolls() {
  const lines = chancesOf(live.value?.view.value?.pub ?? [], doc.value?.period.seq ?? 0);
  if (!lines.length) return null;
  return (
    <Panel title={t("lr-lots")}>
      {lines.map((line) => (
        <ChanceRoll key={line.id} line={line} />
      ))}
    </Panel>
  );
}

/** One lot or game of chance: its sentence, then each person's dice. */
export function ChanceRoll({ line }: { line: Line }) {
  return (
    <section class="lr-chance">
      <p>
        <Words message={line} />
      </p>
      {line.reason && <blockquote>{line.reason}</blockquote>}
      <ul>
        {castersOf(line.rolls).map(({ who, rolls }) => (
          <li key={who}>
            <CrestOf id={who} size={30} />
            <b><bdi>{personName(who)}</bdi></b>
            <span class="lr-cast-dice wrapped">
              {rolls.map((roll) => (
                <FallingDie key={roll.name} face={roll.value} entry={line.id} size={34} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Return the people who rolled with their dice, the highest first. The name of a roll contains the person:
 * `lots-3/octavian/1`, `chance/(act)/cicero`.
 */
export function castersOf(rolls: readonly Roll[]): readonly { readonly who: string; readonly rolls: readonly Roll[] }[] {
  const by = new Map<string, Roll[]>();
  for (const roll of rolls) {
    const [kind = "", second = "", third = ""] = roll.name.split("/");
    const who = kind === "chance" ? third : second;
    by.set(who, [...(by.get(who) ?? []), roll]);
  }
  return [...by].map(([who, own]) => ({ who, rolls: own })).sort((one, other) => compareThrows(one.rolls, other.rolls));
}

/** Compare two people's dice one by one. Equal people have rolled another die. */
function compareThrows(one: readonly Roll[], other: readonly Roll[]): number {
  const differs = one.findIndex((roll, at) => roll.value !== other[at]?.value);
  return differs < 0 ? 0 : (other[differs]?.value ?? 0) - (one[differs]?.value ?? 0);
}
