/** Finds the highlights of a character's evening: the course of a holding, the rival, the dice, and the companion. */

import type { CharacterStory, Line } from "../../../core/view/wire";

type Dealing = CharacterStory["dealings"][number];

/** A die of the character, with the entry in which it was rolled. */
export interface OwnRoll {
  readonly line: Line;
  readonly rolledValue: number;
  readonly sides: number;
}

export interface Highlights {
  /** The holding whose course is drawn; "" if the character never held anything. */
  readonly asset: string;
  /** The amount of this holding at the end of each period. */
  readonly amounts: readonly number[];
  /** The index of the period with the largest amount. */
  readonly peak: number;
  /** The character who was in the most rolls of dice with this one; undefined without such rolls. */
  readonly rival: { readonly id: string; readonly rollCount: number } | undefined;
  /** The number of dice of the character. */
  readonly rollCount: number;
  readonly luckiestRoll: OwnRoll | undefined;
  readonly unluckiestRoll: OwnRoll | undefined;
  /** The dealings with the character who dealt most often with this one, except the rival. */
  readonly companion: Dealing | undefined;
}

/** Return the highlights of a story. `money` is the asset whose course is drawn if the character ever held it. */
export function highlightsOf(story: CharacterStory, money: string): Highlights {
  const assets = new Set(story.periods.flatMap(({ holds: holdings }) => Object.keys(holdings)));
  const asset = assets.has(money) ? money : ([...assets][0] ?? "");
  const amounts = story.periods.map(({ holds: holdings }) => holdings[asset] ?? 0);
  const rolls = ownRolls(story);
  const rival = rivalOf(story);
  return {
    asset,
    amounts,
    peak: amounts.indexOf(Math.max(...amounts)),
    rival,
    rollCount: rolls.length,
    luckiestRoll: rolls.at(-1),
    unluckiestRoll: rolls[0],
    companion: story.dealings.find(({ character }) => character !== rival?.id),
  };
}

/** Return the dice of the character, the worst first. Dice with more sides are compared by their share of the sides. */
function ownRolls(story: CharacterStory): readonly OwnRoll[] {
  const rolls = linesOf(story).flatMap((line) =>
    line.rolls
      .filter(({ name: rollName, sides }) => sides > 1 && (rollName.split("/").includes(story.character) || line.by?.as === story.character))
      .map(({ value: rolledValue, sides }) => ({ line, rolledValue, sides })),
  );
  return rolls.sort((firstRoll, secondRoll) => firstRoll.rolledValue / firstRoll.sides - secondRoll.rolledValue / secondRoll.sides);
}

/** Return the character who is named in the most lines with dice of this story. */
function rivalOf(story: CharacterStory): Highlights["rival"] {
  const times = new Map<string, number>();
  for (const line of linesOf(story)) {
    if (!line.rolls.length) continue;
    for (const personId of peopleIn(line)) if (personId !== story.character) times.set(personId, (times.get(personId) ?? 0) + 1);
  }
  const [longestAnswer] = [...times].sort(([, petition], [, otherTime]) => otherTime - petition);
  return longestAnswer && { id: longestAnswer[0], rollCount: longestAnswer[1] };
}

const linesOf = (story: CharacterStory): readonly Line[] => story.periods.flatMap(({ lines }) => lines).filter((line) => !line.reversed);

/** Return the characters that a line names. */
const peopleIn = ({ args }: Line): ReadonlySet<string> =>
  new Set(
    Object.values(args ?? {})
      .flat()
      .flatMap((arg) => (typeof arg === "string" && arg.startsWith("who:") ? [arg.slice(4)] : [])),
  );
