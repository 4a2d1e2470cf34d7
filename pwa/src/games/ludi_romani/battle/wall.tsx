import { gameSlice, currentGame, view } from "../../../ui/services";
import { t } from "../../../ui/texts";
import type { Line } from "../../../core/view/wire";
import { Fitted, useFit } from "../../../ui/fit";
import { isFresh } from "../scene";
import type { WallScene } from "../scene";
import { battles } from "../shape";
import type { BattleDoc } from "../wire";
import { BattleView } from "./battle";
import { ChanceRoll, chanceLinesOf } from "./chances";
import { battlesOnWall } from "./wallbattles";

/** The maximum number of battles side by side on the wall. */
const MAX_SHOWN_BATTLES = 4;

/**
 * The battles that are being fought or have just ended. If they are too many, only the latest are shown. Without any
 * battle, the wall shows lots that were just drawn.
 */
export const BATTLES_SCENE: WallScene = {
  isUnderWay: () => currentBattles().length > 0 || lastChanceLine() !== undefined,
  Part: WallBattles,
  isTold: (line) => isFresh(line) && (currentBattles().length > 0 ? line.key === "proelium-ended" : line === lastChanceLine()),
};

/** The number of levels at which battles are drawn smaller, or with fewer parts. */
const LEVELS = 8;
/** The number of levels at which a roll outside of battles is drawn smaller. */
const CHANCE_LEVELS = 3;

const publicLines = (): readonly Line[] => currentGame.value?.view.value?.pub ?? [];
const currentBattles = (): readonly BattleDoc[] => battlesOnWall(battles(view.value), publicLines());
const lastChanceLine = (): Line | undefined => chanceLinesOf(publicLines().filter(isFresh), gameSlice.value?.period.seq ?? 0)[0];

function WallBattles() {
  const fights = currentBattles();
  const cast = lastChanceLine();
  const fit = useFit<HTMLDivElement>(LEVELS, fights.length);
  if (!fights.length) return cast ? <ChanceOnWall line={cast} /> : null;
  const olderBattles = fights.slice(0, -MAX_SHOWN_BATTLES);
  return (
    <div ref={fit} class="lr-wall whole" data-n={Math.min(fights.length, MAX_SHOWN_BATTLES)}>
      {fights.slice(-MAX_SHOWN_BATTLES).map((battle) => (
        <BattleView key={battle.id} battle={battle} isLarge />
      ))}
      {olderBattles.length > 0 && <p class="lr-more">{t("lr-more-battles", { n: olderBattles.length, who: olderBattles.map(opponentsText).join(" · ") })}</p>}
    </div>
  );
}

/** A roll outside of battles, drawn as large as the wall allows. */
function ChanceOnWall({ line }: { line: Line }) {
  return (
    <div class="lr-wall lr-cast-wall whole" data-many={line.rolls.length > 6}>
      <Fitted levelCount={CHANCE_LEVELS} class="lr-chance-wall">
        <ChanceRoll line={line} />
      </Fitted>
    </div>
  );
}

const opponentsText = ({ sides: [firstSide, secondSide] }: BattleDoc): string =>
  t("lr-versus", { first: `who:${firstSide.leader}`, second: `who:${secondSide.leader}` });
