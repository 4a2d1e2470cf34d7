import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { gameResult, person } from "../../../core/view/selectors";
import type { CharacterStory } from "../../../core/view/wire";
import { pack } from "../../../ui/pack";
import { gameSlice, view } from "../../../ui/services";
import { amountText, personName, personRef, t, texts } from "../../../ui/texts";
import { showToast } from "../../../ui/toasts";
import { withFullStop } from "../../../core/words/grammar";
import { withoutIsolates } from "../../../core/words/isolateremoval";
import { periodTitle } from "../period";
import { highlightsOf } from "./highlights";
import type { Highlights, OwnRoll } from "./highlights";
import { EDGE, pictureFile, shareFile } from "./picturefile";

/** The colours of the pictures. A file has no style sheet, so the pictures do not use the colours of the theme. */
const PAPER = "#f6efdf";
const INK = "#2a1f14";
const DIM = "#6b5a45";
const GOLD = "#8a5a12";
const EDGE_MARGIN = 90;
const LINE_HEIGHT = 62;
/** The greatest number of letters in a line of text. */
const LINE_LENGTH = 34;
/** The baseline of the lowest line of text, which is above the title of the game. */
const LOWEST_LINE = EDGE - 130;
/** The greatest size of a name, and the width of an average letter as a part of the size. */
const NAME_SIZE = 86;
const LETTER_WIDTH = 0.7;
const HEADING_FONT = { fontFamily: "var(--display)", fontWeight: 600 };
/** The minimum number of dice for which a best and a worst die are named. */
const LEAST_ROLLS = 5;

/** Five pictures of a character's evening. A tap on a picture's button makes a file of it. */
export function StoryPictures({ story }: { story: CharacterStory }) {
  const highlights = highlightsOf(story, pack.value.hand.money);
  const characterName = personName(story.character);
  const hasEnoughRolls = highlights.rollCount >= LEAST_ROLLS && highlights.luckiestRoll && highlights.unluckiestRoll;
  return (
    <section aria-label={t("story-pictures")} class="story-pictures">
      <Picture pictureKind="rise" character={characterName} text={riseText(story, highlights)}>
        <Course amounts={highlights.amounts} peak={highlights.peak} />
      </Picture>
      <Picture pictureKind="rival" character={characterName} text={highlights.rival ? t("story-rival-said", { who: personRef(highlights.rival.id), n: highlights.rival.rollCount }) : t("story-rival-none")} />
      <Picture pictureKind="dice" character={characterName} text={diceText(highlights)}>
        {hasEnoughRolls && (
          <>
            <DrawnDie roll={highlights.luckiestRoll} x={260} />
            <DrawnDie roll={highlights.unluckiestRoll} x={600} />
          </>
        )}
      </Picture>
      <Picture pictureKind="companion" character={characterName} text={companionText(story.character, highlights)} />
      <Picture pictureKind="end" character={characterName} text={endText(story)} />
    </section>
  );
}

function riseText(story: CharacterStory, { asset, amounts, peak }: Highlights): string {
  const bestPeriod = story.periods[peak];
  if (!asset || !bestPeriod) return t("story-rise-none");
  return t("story-rise-said", { most: amountText(asset, amounts[peak] ?? 0), period: periodTitle(bestPeriod.period), last: amountText(asset, amounts.at(-1) ?? 0) });
}

function diceText({ rollCount, luckiestRoll, unluckiestRoll }: Highlights): string {
  if (!luckiestRoll || !unluckiestRoll) return t("story-dice-none");
  if (rollCount < LEAST_ROLLS) return t("story-dice-few", { n: rollCount });
  return t("story-dice-said", { luckiest: sentenceOf(luckiestRoll), unluckiest: sentenceOf(unluckiestRoll) });
}

const sentenceOf = ({ line }: OwnRoll): string => withFullStop(line.words ? texts.value.text(line.key, line.args) : t("story-only-legs"));

function companionText(characterId: string, { companion }: Highlights): string {
  if (!companion) return t("story-companion-none");
  const { character, times: dealingCount, gave, got: received } = companion;
  const amountsText = (amounts: Readonly<Record<string, number>>): string => Object.entries(amounts).map(([asset, amount]) => amountText(asset, amount)).join(", ");
  const tie = pack.value.tie?.(characterId, character) ?? "";
  return [t("story-companion-said", { who: personRef(character), n: dealingCount }), tie && `(${tie})`, amountsText(gave) && t("story-gave-said", { what: amountsText(gave) }), amountsText(received) && t("story-got-said", { what: amountsText(received) })].filter(Boolean).join(" ");
}

function endText(story: CharacterStory): string {
  const gameEnd = gameResult(view.value);
  const lastPeriod = story.periods.at(-1);
  const role = person(view.value, story.character)?.role ?? String(lastPeriod?.person?.["role"] ?? "");
  const statuses = (lastPeriod?.person?.["statuses"] as readonly string[] | undefined) ?? [];
  const subtitles = [role && t(`role-${role}`), ...statuses.map((status) => t(`status-${status}`))].filter(Boolean).join(" · ");
  return [subtitles, gameEnd && t(`ui-result-${gameEnd.outcome}`, { who: gameEnd.who.map(personRef) })].filter(Boolean).join(". ");
}

interface PictureProps {
  readonly pictureKind: "rise" | "rival" | "dice" | "companion" | "end";
  readonly character: string;
  readonly text: string;
  readonly children?: ComponentChildren;
}

function Picture({ pictureKind, character, text, children }: PictureProps) {
  const drawingRef = useRef<SVGSVGElement>(null);
  const title = t(`story-picture-${pictureKind}`);
  const saveFile = async (): Promise<void> => {
    if (!drawingRef.current) return;
    try {
      await shareFile(await pictureFile(drawingRef.current, `${gameSlice.peek()?.id ?? "game"}-${pictureKind}.png`));
    } catch {
      showToast("refused", [t("story-picture-failed")]);
    }
  };
  const top = children ? 700 : 470;
  const lines = fittedLines(withoutIsolates(text), Math.floor((LOWEST_LINE - top) / LINE_HEIGHT) + 1);
  const shownName = withoutIsolates(character);
  return (
    <figure class="story-picture">
      <svg ref={drawingRef} xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${EDGE} ${EDGE}`} width={EDGE} height={EDGE} role="img" aria-label={`${title}. ${text}`} style={{ fontFamily: "var(--text)" }}>
        <rect width={EDGE} height={EDGE} fill={PAPER} />
        <rect x="30" y="30" width={EDGE - 60} height={EDGE - 60} fill="none" stroke={GOLD} stroke-width="4" />
        <text x={EDGE_MARGIN} y="150" font-size="46" fill={GOLD} style={HEADING_FONT}>{title}</text>
        <text x={EDGE_MARGIN} y="250" font-size={nameSize(shownName)} fill={INK} style={HEADING_FONT}>{shownName}</text>
        {children}
        {lines.map((line, index) => (
          <text key={index} x={EDGE_MARGIN} y={top + index * LINE_HEIGHT} font-size="48" fill={INK}>{line}</text>
        ))}
        <text x={EDGE_MARGIN} y={EDGE - 70} font-size="34" fill={DIM}>{withoutIsolates(gameSlice.value?.title ?? "")}</text>
      </svg>
      <button type="button" class="button small" onClick={() => void saveFile()}>
        {t("story-picture-save")}
      </button>
    </figure>
  );
}

/** Return the size in which a name is as wide as the picture at most. */
export const nameSize = (name: string): number => Math.min(NAME_SIZE, Math.floor((EDGE - 2 * EDGE_MARGIN) / (LETTER_WIDTH * Math.max(1, name.length))));

/** Return a text in lines, of which there are at most `limit`. If the text is longer, the last line ends with "…". */
export function fittedLines(text: string, limit: number): readonly string[] {
  const lines = wrappedLines(text);
  return lines.length > limit ? [...lines.slice(0, limit - 1), `${lines[limit - 1] ?? ""}…`] : lines;
}

/** Return a text in lines of at most `LINE_LENGTH` letters. A longer word has a line of its own. */
function wrappedLines(text: string): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const lastLine = lines.at(-1);
    if (lastLine !== undefined && lastLine.length + word.length < LINE_LENGTH) lines[lines.length - 1] = `${lastLine} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The course of a holding over the evening, with a mark at its peak. */
function Course({ amounts, peak }: { amounts: readonly number[]; peak: number }) {
  const highestAmount = Math.max(1, ...amounts);
  const x = (amountIndex: number): number => EDGE_MARGIN + (amountIndex / Math.max(1, amounts.length - 1)) * (EDGE - 2 * EDGE_MARGIN);
  const y = (amount: number): number => 620 - (amount / highestAmount) * 290;
  const points = amounts.map((amount, index) => `${x(index).toFixed(1)},${y(amount).toFixed(1)}`).join(" ");
  return (
    <>
      <line x1={EDGE_MARGIN} x2={EDGE - EDGE_MARGIN} y1="620" y2="620" stroke={DIM} stroke-width="3" />
      <polyline points={points} fill="none" stroke={GOLD} stroke-width="9" stroke-linejoin="round" />
      <circle cx={x(peak)} cy={y(amounts[peak] ?? 0)} r="16" fill={INK} />
    </>
  );
}

/** A die with its number. Dice of other games have more sides than pips can show. */
function DrawnDie({ roll: { rolledValue, sides }, x }: { roll: OwnRoll; x: number }) {
  return (
    <>
      <rect x={x} y="340" width="220" height="220" rx="34" fill="#fffaf0" stroke={INK} stroke-width="6" />
      <text x={x + 110} y="495" font-size="140" text-anchor="middle" fill={INK}>{texts.value.count(rolledValue)}</text>
      <text x={x + 110} y="610" font-size="36" text-anchor="middle" fill={DIM}>{t("story-die-of", { sides })}</text>
    </>
  );
}
