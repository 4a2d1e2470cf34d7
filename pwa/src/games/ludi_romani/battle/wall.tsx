import { doc, live, view } from "../../../ui/services";
import { t } from "../../../ui/texts";
import type { Line } from "../../../core/view/wire";
import type { Scene } from "../scene";
import { battles } from "../shape";
import type { BattleDoc } from "../wire";
import { Battle } from "./battle";
import { Chance, chancesOf } from "./chances";
import { STAYS, staged } from "./staged";

/** Maximum number of battles side by side on the wall. */
const SHOWN = 4;

/**
 * The battles that last or have just ended, the latest ones if they are many; without any, lots that were just
 * drawn.
 */
export const BATTLES: Scene = { isUnderWay: () => onStage().length > 0 || justCast() !== undefined, Part: Battles };

const lines = (): readonly Line[] => live.value?.view.value?.pub ?? [];
const onStage = (): readonly BattleDoc[] => staged(battles(view.value), lines());
const justCast = (): Line | undefined => chancesOf(lines().slice(-STAYS), doc.value?.period.seq ?? 0)[0];

function Battles() {
  const fights = onStage();
  const cast = justCast();
  if (!fights.length) return cast ? <Cast line={cast} /> : null;
  const others = fights.slice(0, -SHOWN);
  return (
    <div class="lr-wall" data-n={Math.min(fights.length, SHOWN)}>
      {fights.slice(-SHOWN).map((one) => (
        <Battle key={one.id} battle={one} big />
      ))}
      {others.length > 0 && <p class="lr-more">{t("lr-more-battles", { n: others.length, who: others.map(versus).join(" · ") })}</p>}
    </div>
  );
}

/** A roll outside of battles, as large as the wall allows. */
function Cast({ line }: { line: Line }) {
  return (
    <div class="lr-wall lr-cast-wall" data-many={line.rolls.length > 6}>
      <Chance line={line} />
    </div>
  );
}

const versus = ({ sides: [first, second] }: BattleDoc): string =>
  t("lr-versus", { first: `who:${first.leader}`, second: `who:${second.leader}` });
