import { me } from "../../../ui/me";
import { openReference } from "../../../ui/reference";
import { CrestOf } from "../../../ui/parts/crest";
import { Die } from "../../../ui/parts/die";
import { currentRoute } from "../../../ui/router";
import { view } from "../../../ui/services";
import { breakableName } from "../../../ui/parts/breakablename";
import { amountText, personName, t, texts, personRef } from "../../../ui/texts";
import type { BattleDoc, RoundDoc } from "../wire";
import { FallingDie } from "./dice";
import { STANDARD } from "./field";
import { corpsOf, hasChosenDice, ranksOf } from "./ranks";

/** The maximum number of dice with which a side fights. */
const MAX_DICE = 10;

interface BattleSideProps {
  readonly battle: BattleDoc;
  readonly sideIndex: 0 | 1;
  readonly round: RoundDoc | undefined;
}

/** One side of a battle. The drawing of a side shows the leader, the die of this round with its sum, and the ranks. */
export function BattleSide({ battle, sideIndex, round }: BattleSideProps) {
  const side = battle.sides[sideIndex];
  const friends = side.members.slice(1).map(personRef);
  const isMine = side.members.includes(me.value);
  return (
    <div class="lr-fighter middle" data-mine={isMine} data-side={sideIndex} data-won={round?.winner === sideIndex} data-lost={round?.winner === 1 - sideIndex}>
      <LeaderName id={side.leader} />
      {friends.length > 0 && <small class="lr-friends">{t("lr-with", { who: friends })}</small>}
      <SideTotal round={round} sideIndex={sideIndex} key={round?.throws[sideIndex]?.entry ?? "none"} />
      <SideRanks battle={battle} sideIndex={sideIndex} />
    </div>
  );
}

/** The crest and name of a leader. On a phone a tap on them opens the sheet of that person. */
function LeaderName({ id }: { id: string }) {
  const sideDrawing = (
    <>
      <CrestOf id={id} size={44} />
      <b><bdi>{breakableName(personName(id))}</bdi></b>
    </>
  );
  if (currentRoute.value.screen === "projector") return <span class="lr-name middle">{sideDrawing}</span>;
  return (
    <button type="button" class="lr-name middle" onClick={() => openReference({ kind: "who", id })}>
      {sideDrawing}
    </button>
  );
}

/** The die of a side in this round, and the side's total in large type. */
function SideTotal({ round, sideIndex }: { round: RoundDoc | undefined; sideIndex: 0 | 1 }) {
  const die = round?.throws[sideIndex];
  const sum = round?.totals[sideIndex] ?? 0;
  if (!die) return <span class="lr-throw">{<Die face={0} size={72} />}</span>;
  return (
    <span class="lr-throw">
      <FallingDie face={die.face} kind={die.kind} entry={die.entry} tone={round?.winner === sideIndex ? "gold" : "bone"} />
      <strong class="lr-total" key={sum} aria-label={t("lr-counts", { n: sum })}>
        {sum}
      </strong>
    </span>
  );
}

/**
 * The standards of a side, one for each die. The standards of rolled dice stand back, and those of lost dice lie on the
 * ground.
 */
function SideRanks({ battle, sideIndex }: { battle: BattleDoc; sideIndex: 0 | 1 }) {
  const side = battle.sides[sideIndex];
  const isAtRisk = battle.kind === "" || sideIndex === 1;
  const corpsText = texts.value.joinNames(corpsWords(battle, sideIndex));
  const hasForge = side.members.includes(battle.fabrilis);
  if (!corpsText && !hasForge) return null;
  return (
    <div class="lr-ranks">
      <span class="lr-standards wrapped" aria-hidden="true">
        {ranksOf(view.value, battle, sideIndex)
          .slice(0, isAtRisk ? MAX_DICE : 1)
          .map(({ corpsKind, state: legionState }, index) => (
          <i key={index} class="piece" data-asset={corpsKind} data-state={legionState}>
            {STANDARD}
          </i>
        ))}
      </span>
      <small>{[corpsText, hasChosenDice(side) && (isAtRisk ? t("lr-left-to-roll", { n: side.left }) : t("lr-risks-none")), hasForge && t("lr-fabrilis")].filter(Boolean).join(" · ")}</small>
    </div>
  );
}

/** Return the dice of a side by kind, in words. */
function corpsWords(battle: BattleDoc, sideIndex: 0 | 1): readonly string[] {
  const side = battle.sides[sideIndex];
  const countsByKind = new Map<string, number>();
  for (const { kind: corpsKind, fielded: fieldedCount, present: presentCount } of corpsOf(view.value, side)) countsByKind.set(corpsKind, (countsByKind.get(corpsKind) ?? 0) + (hasChosenDice(side) ? fieldedCount : presentCount));
  const isAtRisk = battle.kind === "" || sideIndex === 1;
  return [...countsByKind].map(([corpsKind, amount]) => amountText(corpsKind, isAtRisk ? amount : 1));
}
