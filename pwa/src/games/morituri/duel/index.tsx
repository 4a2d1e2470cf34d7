import { withoutIsolates } from "../../../core/words/isolateremoval";
import { Die } from "../../../ui/parts/die";
import { RollMomentLink } from "../../../ui/parts/rolllink";
import { placeName, t } from "../../../ui/texts";
import type { Kit } from "../gladiator/figure";
import { PennantFlags } from "../map/strip";
import { BEAST } from "../shape";
import type { FightDoc } from "../wire";
import { ARENA, WIDE_ARENA } from "./arena";
import { NetRow, RoundList, roundText } from "./rounds";
import { fighterRef, pennantsOf } from "./names";
import { FighterSide } from "./side";
import "../colours.css";
import "./duel.css";

interface FightViewProps {
  readonly fight: FightDoc;
  /** The gear of each fighter at the start of the fight. */
  readonly kits?: Readonly<Record<string, Kit>>;
  readonly isLarge?: boolean;
}

/** A fight, round by round. The fight shows both fighters face to face, their dice, and the end. */
export function FightView({ fight, kits = {}, isLarge = false }: FightViewProps) {
  const lastRound = fight.rounds.at(-1);
  const [firstSide, secondSide] = fight.sides;
  const dieSize = isLarge ? 58 : 34;
  return (
    <section class="duel" data-big={isLarge} data-kind={fight.kind} aria-label={t("duel-between", { who: fighterRef(firstSide.who, fight), foe: fighterRef(secondSide.who, fight) })}>
      <header class="duel-head wrapped">
        <h2>{withoutIsolates(placeName(fight.place)).split(",")[0]}</h2>
        <p>
          <PennantFlags pennantCount={pennantsOf(fight)} />
          {t(fight.in_roma ? "duel-to-the-death" : fight.kind === "hunt" ? "duel-beast" : "duel-for-the-crowd")}
          {lastRound && <b>{t("duel-round", { n: lastRound.number })}</b>}
        </p>
      </header>
      <CrowdVerdict fight={fight} />
      <div class="sand" data-net={(lastRound?.sides[0].net ?? 0) > 0}>
        {isLarge ? WIDE_ARENA : ARENA}
        <FighterSide fight={fight} side={firstSide} kit={kits[firstSide.who]} ownBlow={lastRound?.sides[0]} foeBlow={lastRound?.sides[1]} dieSize={dieSize} isRight={false} />
        <FighterSide fight={fight} side={secondSide} kit={kits[secondSide.who]} ownBlow={lastRound?.sides[1]} foeBlow={lastRound?.sides[0]} dieSize={dieSize} isRight />
        {lastRound && <NetRow key={`${fight.number} ${lastRound.number}`} round={lastRound} />}
      </div>
      <p class="unseen" role="status">
        {lastRound ? roundText(lastRound, fight) : t("duel-before")}
      </p>
      {!isLarge && <RoundList fight={fight} />}
    </section>
  );
}

/** The die of the crowd, the answer of the fighter whose life may be spared, and the end of the fight. */
function CrowdVerdict({ fight }: { fight: FightDoc }) {
  const words = crowdText(fight);
  if (!words) return null;
  return (
    <p class="mood across loose" data-stage={fight.stage} data-blood={fight.crowd?.blood ?? false} role="status">
      {fight.crowd && (
        <RollMomentLink entry={fight.crowd.entry}>
          <Die face={fight.crowd.face} size={36} tone={fight.crowd.blood ? "blood" : "gold"} />
        </RollMomentLink>
      )}
      <span>{words}</span>
    </p>
  );
}

function crowdText(fight: FightDoc): string {
  const reference = fight.weaker ? fighterRef(fight.weaker, fight) : "";
  if (fight.stage === "over") return endingText(fight);
  if (fight.stage === "crowd") return t("mood-crowd", { who: reference });
  if (fight.stage === "mercy") return t("mood-mercy", { who: reference });
  if (fight.stage === "extra") return t(fight.mercy === "refused" ? "mood-refused" : "mood-blood");
  return "";
}

/** Return a sentence about the end of a fight. */
function endingText(fight: FightDoc): string {
  const [firstSide, secondSide] = fight.sides;
  if (fight.kind === "hunt") {
    const outcome = fight.winner === firstSide.who ? "won" : fight.winner === BEAST ? "lost" : "both";
    return t(`end-hunt-${outcome}`, { who: fighterRef(firstSide.who, fight), beast: fighterRef(BEAST, fight) });
  }
  const cause = fight.why.startsWith("both-") ? fight.why : "nobody";
  if (!fight.winner) return t(`end-duel-${cause}`, { who: fighterRef(firstSide.who, fight), foe: fighterRef(secondSide.who, fight) });
  const loser = fight.winner === firstSide.who ? secondSide : firstSide;
  return t(`end-duel-${fight.why || "dead"}`, { who: fighterRef(fight.winner, fight), foe: fighterRef(loser.who, fight) });
}
