import { person } from "../../../core/view/selectors";
import { openReference } from "../../../ui/reference";
import { view } from "../../../ui/services";
import { t } from "../../../ui/texts";
import { Beast } from "../gladiator/beast";
import { GladiatorFigure } from "../gladiator/figure";
import type { Kit } from "../gladiator/figure";
import { crosshair } from "../glyphs";
import { HitPoints } from "../parts/hearts";
import { PawnMark } from "../parts/pawnmark";
import { FightValues } from "../parts/totals";
import { BEAST, gladiatorOf } from "../shape";
import { fighterRef, pennantsOf } from "./names";
import { SideAttacks } from "./rounds";
import type { BlowDoc, FightDoc, SideDoc } from "../wire";

interface FighterSideProps {
  readonly fight: FightDoc;
  readonly side: SideDoc;
  readonly kit: Kit | undefined;
  /**
   * The attacks of this fighter in the last round; undefined before the first round. `foeBlow` are the attacks against
   * this fighter.
   */
  readonly ownBlow: BlowDoc | undefined;
  readonly foeBlow: BlowDoc | undefined;
  /** The length of a die's edge (CSS pixels). */
  readonly dieSize: number;
  readonly isRight: boolean;
}

/** One fighter on the sand. The hit points are written large. */
export function FighterSide({ fight, side, kit, ownBlow, foeBlow, dieSize, isRight }: FighterSideProps) {
  const isFallen = side.left === 0;
  return (
    <div class="side" data-right={isRight} data-won={fight.winner === side.who}>
      <div class="side-figure" key={`${fight.number} ${fight.round}`} data-struck={(foeBlow?.hits ?? 0) > 0}>
        {side.who === BEAST ? <Beast pennantCount={pennantsOf(fight)} isFallen={isFallen} /> : <GladiatorFigure kit={kit ?? gladiatorOf(view.value, side.who)?.gear ?? {}} isFlipped={isRight} isFallen={isFallen} />}
      </div>
      <div class="side-blow" key={`blow ${fight.number} ${fight.round}`}>
        {ownBlow && <SideAttacks blow={ownBlow} entry={fight.rounds.at(-1)?.entry ?? ""} dieSize={dieSize} />}
      </div>
      <div class="side-plate middle">
        <FighterName character={side.who} fight={fight} />
        <HitPoints points={side.left} pointLimit={side.hit_points} />
        <FightValues {...side} />
        {fight.stage !== "over" && (
          <p class="side-target" aria-label={t("duel-target", { n: side.target })}>
            <i>{crosshair}</i>
            <b>{side.target}</b>
            {side.most > 0 && <span class="side-bonus">{t("duel-bonus", { n: side.bonus, most: side.most })}</span>}
          </p>
        )}
      </div>
    </div>
  );
}

function FighterName({ character, fight }: { character: string; fight: FightDoc }) {
  const fighterName = t("ui-just", { it: fighterRef(character, fight) });
  if (character === BEAST) return <p class="side-name">{fighterName}</p>;
  const stage = person(view.value, character)?.name ?? "";
  return (
    <button type="button" class="side-name" onClick={() => openReference({ kind: "who", id: character })}>
      <PawnMark id={character} size={24} />
      <span>
        {fighterName}
        {stage && stage !== fighterName && <small>{stage}</small>}
      </span>
    </button>
  );
}
