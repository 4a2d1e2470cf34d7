import { withoutIsolates } from "../../../core/words/isolateremoval";
import { placeName, t, texts, personRef } from "../../../ui/texts";
import { me } from "../../../ui/me";
import type { BattleDoc, MustActDoc, RoundDoc } from "../wire";
import { FIELD } from "./field";
import { BattleSide } from "./fighter";
import { ThrowChanges } from "./moments";
import { BattleResult } from "./result";
import { RoundList, resultText } from "./rounds";
import "./battle.css";

/**
 * One battle. The drawing of a battle shows both sides face to face, their dice, the changes of throws, the score and
 * the end.
 */
export function BattleView({ battle, isLarge = false }: { battle: BattleDoc; isLarge?: boolean }) {
  const [firstSide, secondSide] = battle.sides;
  const leaders = { first: personRef(firstSide.leader), second: personRef(secondSide.leader) };
  const isOver = battle.stage === "over" || battle.stage === "aftermath";
  return (
    <section class="lr-battle" data-big={isLarge} data-stage={battle.stage} aria-label={t("lr-versus", leaders)}>
      <header>
        <h2>{t("lr-versus", leaders)}</h2>
        <p>{isLarge ? <BattlePlace battle={battle} /> : factsText(battle)}</p>
      </header>
      {isOver ? <BattleResult battle={battle} /> : <BattleSides battle={battle} round={battle.rounds.at(-1)} />}
      <AwaitedPeople battle={battle} isLarge={isLarge} />
      {!isLarge && <RoundList battle={battle} />}
    </section>
  );
}

/**
 * Both sides of a battle, face to face. Between them are the dice and the result of this round, and the people who may
 * still change a throw.
 */
function BattleSides({ battle, round }: { battle: BattleDoc; round: RoundDoc | undefined }) {
  const throwText = round?.result ? resultText(round, battle) : "";
  return (
    <>
      <div class="lr-stage">
        {FIELD}
        <BattleSide battle={battle} sideIndex={0} round={round} />
        <BattleScore battle={battle} />
        <BattleSide battle={battle} sideIndex={1} round={round} />
        <div class="lr-verdict" role="status">
          {throwText && (
            <p class="lr-result" data-result={round?.result} key={round?.number}>
              {throwText}
            </p>
          )}
        </div>
      </div>
      <ThrowChanges battle={battle} round={round} />
    </>
  );
}

/** The score so far, with a mark for each round that is still to be fought. */
function BattleScore({ battle }: { battle: BattleDoc }) {
  const [firstSide, secondSide] = battle.sides;
  if (!battle.concursationes) return <span class="lr-score lr-before">{t("lr-against-short")}</span>;
  return (
    <div class="lr-score">
      <p role="img" aria-label={t("lr-score", { first: firstSide.won, second: secondSide.won })}>
        <b key={`a${firstSide.won}`}>{firstSide.won}</b>:<b key={`b${secondSide.won}`}>{secondSide.won}</b>
      </p>
      <span class="lr-pips" aria-hidden="true">
        {Array.from({ length: battle.concursationes }, (_, index) => (
          <i key={index} data-won={battle.rounds[index]?.result ? battle.rounds[index].winner : "open"} />
        ))}
      </span>
    </div>
  );
}

/** The place of the battle, its presider, and the number of the current round. */
function BattlePlace({ battle: { place, presider, concursationes, rounds } }: { battle: BattleDoc }) {
  return (
    <>
      {withoutIsolates(placeName(place)).split(",")[0]}
      {presider && <span class="lr-presides"> · {t("lr-presides", { who: `who:${presider}` })}</span>}
      {concursationes > 0 && ` · ${t("lr-round-of", { n: Math.max(rounds.length, 1), all: concursationes })}`}
    </>
  );
}

/** Return a sentence with the place, the presider, and all unusual facts about the battle. */
function factsText(battle: BattleDoc): string {
  const { place, presider, kind: battleKind, must: obligations, forced_by: forcer, provoked_by: provoked, dice, concursationes: roundCount } = battle;
  return [
    withoutIsolates(placeName(place)).split(",")[0],
    presider && t("lr-presides", { who: `who:${presider}` }),
    roundCount > 0 && t("lr-rounds", { n: roundCount }),
    battleKind && t(`lr-kind-${battleKind}`),
    obligations && battle.stage === "challenged" && t("lr-must"),
    forcer && t("lr-forced", { who: `who:${forcer}` }),
    provoked && t("lr-forced", { who: `who:${provoked}` }),
    dice === "table" && t("lr-dice-table"),
    battle.disputed && t("lr-disputed"),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** The people who have to act now. */
function AwaitedPeople({ battle, isLarge }: { battle: BattleDoc; isLarge: boolean }) {
  const looks = me.value;
  if (battle.awaited.length === 0) return null;
  if (isLarge) return <p class="lr-awaits">{texts.value.joinNames(battle.awaited.map((act) => awaitedText(act, battle, "")))}</p>;
  return (
    <ul class="lr-awaits" aria-live="polite">
      {battle.awaited.map(({ who: character, what: obligation }) => (
        <li key={`${character} ${obligation}`} data-mine={character === looks}>
          {awaitedText({ who: character, what: obligation }, battle, looks)}
        </li>
      ))}
    </ul>
  );
}

/** Return a sentence about a person who has to act, as the character `looks` reads it. */
export function awaitedText({ who: character, what: obligation }: MustActDoc, battle: BattleDoc, looks: string): string {
  const dutyKey = obligation === "roll" && battle.dice === "table" ? "typed" : obligation;
  return t(`lr-awaits-${dutyKey}`, { who: `who:${character}`, mine: character === looks ? "yes" : "no" });
}
