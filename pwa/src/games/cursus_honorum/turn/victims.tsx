import type { Holdings } from "../../../core/view/values";
import { CrestOf } from "../../../ui/parts/crest";
import { Icon } from "../../../ui/parts/icon";
import { view } from "../../../ui/services";
import { personName, t } from "../../../ui/texts";
import { FACE_GLYPHS } from "../glyphs";
import { numbersBelow } from "../parts/boxes";
import { noble } from "../shape";

interface VictimPickerProps {
  readonly victimIds: readonly string[];
  readonly attacks: Holdings;
  /** The maximum number of attacks on each player now. */
  readonly room: Holdings;
  readonly onAim: (attacks: Holdings) => void;
}

/**
 * The form with which a player chooses whom to attack. Each tap aims one die at a player, and the minus button removes
 * one die.
 */
export function VictimPicker({ victimIds, attacks, room, onAim }: VictimPickerProps) {
  const setAttacks = (victimId: string, attackCount: number): void => {
    const { [victimId]: _before, ...otherTargets } = attacks;
    onAim(attackCount > 0 ? { ...otherTargets, [victimId]: attackCount } : otherTargets);
  };
  return (
    <ul class="cur-victims">
      {victimIds.map((victimId) => {
        const attackCount = attacks[victimId] ?? 0;
        const victim = noble(view.value, victimId);
        return (
          <li key={victimId} class="cur-victim" data-aimed={attackCount > 0}>
            <button
              type="button"
              class="row"
              disabled={attackCount >= (room[victimId] ?? 0)}
              aria-label={t("cur-aim", { who: `who:${victimId}`, n: attackCount })}
              onClick={() => setAttacks(victimId, attackCount + 1)}
            >
              <CrestOf id={victimId} size={40} />
              <span class="option-text">
                <span class="option-name"><bdi>{personName(victimId)}</bdi></span>
                {victim && <span class="option-note">{t("cur-lane-dignitas", { n: victim.dignitas, level: victim.level.name })}</span>}
              </span>
              <span class="cur-daggers" aria-hidden="true">
                {numbersBelow(attackCount).map((attackIndex) => (
                  <span key={attackIndex}>{FACE_GLYPHS.political_attack}</span>
                ))}
              </span>
            </button>
            {attackCount > 0 && (
              <button type="button" class="icon-button" aria-label={t("cur-aim-less", { who: `who:${victimId}` })} onClick={() => setAttacks(victimId, attackCount - 1)}>
                <Icon name="minus" />
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
