import type { VNode } from "preact";
import { Die } from "../../../ui/parts/die";
import { RollMomentLink } from "../../../ui/parts/rolllink";
import { ActMark } from "../../../ui/pictures/mark";
import { t } from "../../../ui/texts";
import type { BattleDoc, RoundDoc, TouchDoc } from "../wire";
import { useIsNewThrow } from "./dice";
import { throwChangeText } from "./rounds";
import { VULCAN_DIE } from "./ranks";

/** For each way to change a throw, the act whose picture represents it. */
const CHANGE_PICTURES: Readonly<Record<TouchDoc["how"] | "fabrilis", string>> = {
  imagines: "influence-roll",
  juno_doubling: "beg-doubling",
  fortuna: "turn-fortune",
  fabrilis: "lend-fabrilis",
};

/**
 * The window of time in which a throw can still be changed, and the people who changed the throw. Everybody sees them.
 */
export function ThrowChanges({ battle, round }: { battle: BattleDoc; round: RoundDoc | undefined }) {
  const isRolled = battle.stage === "rolled";
  const touches = round?.touches ?? [];
  if (!isRolled && touches.length === 0 && !isVulcanDieDue(battle, round)) return null;
  return (
    <div class="lr-moments stack" data-open={isRolled} role="status">
      {isRolled && <p class="lr-open">{t("lr-window", { who: `who:${battle.presider}` })}</p>}
      {isVulcanDieDue(battle, round) && <ChangeCard picture={CHANGE_PICTURES.fabrilis}>{t("lr-forged-by", { who: `who:${vulcanDieRoller(battle, round)}` })}</ChangeCard>}
      {touches.map((touch) => (
        <ThrowChange key={touch.entry} touch={touch} battle={battle} />
      ))}
    </div>
  );
}

function ThrowChange({ touch, battle }: { touch: TouchDoc; battle: BattleDoc }) {
  const isNew = useIsNewThrow(touch.entry);
  return (
    <ChangeCard picture={CHANGE_PICTURES[touch.how]} pictureKind={touch.how} isNew={isNew}>
      <RollMomentLink entry={touch.entry} class="lr-touch">
        {touch.how === "imagines" && <Die face={touch.n} size={34} />}
        <span>{throwChangeText(touch, battle)}</span>
      </RollMomentLink>
    </ChangeCard>
  );
}

interface ChangeCardProps {
  readonly picture: string;
  readonly pictureKind?: string;
  readonly isNew?: boolean;
  readonly children: VNode | string;
}

function ChangeCard({ picture, pictureKind = "fabrilis", isNew = false, children }: ChangeCardProps) {
  return (
    <div class="lr-moment stack roomy" data-how={pictureKind} data-fresh={isNew}>
      <ActMark type={picture} />
      {children}
    </div>
  );
}

/** Return whether Vulcan's die is rolled in this round or is ready for the next. */
function isVulcanDieDue(battle: BattleDoc, round: RoundDoc | undefined): boolean {
  return vulcanDieRoller(battle, round) !== "";
}

/** Return the person who rolls Vulcan's die; "" if no person rolls it. */
function vulcanDieRoller(battle: BattleDoc, round: RoundDoc | undefined): string {
  const vulcanDie = round?.throws.find((die) => die?.kind === VULCAN_DIE);
  if (vulcanDie) return vulcanDie.owner;
  const isOver = battle.stage === "over" || battle.stage === "aftermath";
  return isOver || battle.fabrilis === "out" ? "" : battle.fabrilis;
}
