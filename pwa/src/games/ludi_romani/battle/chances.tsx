import { Panel } from "../../../ui/parts/panel";
import { MessageText } from "../../../ui/parts/words";
import { CrestOf } from "../../../ui/parts/crest";
import { gameSlice, currentGame } from "../../../ui/services";
import { personName, t } from "../../../ui/texts";
import type { Line, Roll } from "../../../core/view/wire";
import { FallingDie } from "./dice";
import "./battle.css";

/**
 * The messages about rolls outside of battles. Lots decide the order of challenges, and the Fates hold games of chance.
 */
const CHANCE_KEYS = new Set(["lots-drawn", "chance-played"]);
/** The maximum number of rolls that are shown. */
const MAX_SHOWN_ROLLS = 4;

/** Return this season's public lots and games of chance, the latest first. */
export function chanceLinesOf(lines: readonly Line[], period: number): readonly Line[] {
  return lines
    .filter((line) => CHANCE_KEYS.has(line.key) && line.period === period && !line.reversed && line.rolls.length > 0)
    .slice(-MAX_SHOWN_ROLLS)
    .reverse();
}

/** This season's lots and games of chance, with the dice of all people. */
export function ChanceRolls() {
  const lines = chanceLinesOf(currentGame.value?.view.value?.pub ?? [], gameSlice.value?.period.seq ?? 0);
  if (!lines.length) return null;
  return (
    <Panel title={t("lr-lots")}>
      {lines.map((line) => (
        <ChanceRoll key={line.id} line={line} />
      ))}
    </Panel>
  );
}

/** One lot or game of chance. The sentence of the roll comes first, and then the dice of each person. */
export function ChanceRoll({ line }: { line: Line }) {
  return (
    <section class="lr-chance">
      <p>
        <MessageText message={line} />
      </p>
      {line.reason && <blockquote>{line.reason}</blockquote>}
      <ul>
        {rollsByPerson(line.rolls).map(({ character, rolls }) => (
          <li key={character}>
            <CrestOf id={character} size={30} />
            <b><bdi>{personName(character)}</bdi></b>
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
 * Return the people who rolled together with their dice, the highest first. The name of a roll contains the person, as
 * in `lots-3/octavian/1` or `chance/(act)/cicero`.
 */
export function rollsByPerson(rolls: readonly Roll[]): readonly { readonly character: string; readonly rolls: readonly Roll[] }[] {
  const rollsByCharacter = new Map<string, Roll[]>();
  for (const roll of rolls) {
    const [rollKind = "", secondPart = "", thirdPart = ""] = roll.name.split("/");
    const character = rollKind === "chance" ? thirdPart : secondPart;
    rollsByCharacter.set(character, [...(rollsByCharacter.get(character) ?? []), roll]);
  }
  return [...rollsByCharacter].map(([character, ownRolls]) => ({ character, rolls: ownRolls })).sort((firstCharacter, secondCharacter) => compareThrows(firstCharacter.rolls, secondCharacter.rolls));
}

/** Compare the dice of two people one by one. If two people are equal, each has rolled another die. */
function compareThrows(rolls: readonly Roll[], otherRolls: readonly Roll[]): number {
  const firstDifference = rolls.findIndex((roll, index) => roll.value !== otherRolls[index]?.value);
  return firstDifference < 0 ? 0 : (otherRolls[firstDifference]?.value ?? 0) - (rolls[firstDifference]?.value ?? 0);
}
