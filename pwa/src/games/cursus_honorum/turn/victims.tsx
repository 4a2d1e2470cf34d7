import type { Holdings } from "../../../core/view/values";
import { CrestOf } from "../../../ui/parts/crest";
import { Icon } from "../../../ui/parts/icon";
import { view } from "../../../ui/services";
import { personName, t } from "../../../ui/texts";
import { FACE_GLYPHS } from "../glyphs";
import { numbersBelow } from "../parts/boxes";
import { noble } from "../shape";

interface VictimPickerProps {
  readonly ids: readonly string[];
  readonly attacks: Holdings;
  /** The maximum number of attacks on each player now. */
  readonly room: Holdings;
  readonly onAim: (attacks: Holdings) => void;
}

/**
 * The form with which a player chooses whom to attack. Each tap aims one die at a player, and the minus button removes
 * one die.
 */
export function VictimPicker({ ids, attacks, room, onAim }: VictimPickerProps) {
  const setAttacks = (id: string, attackCount: number): void => {
    const { [id]: _before, ...otherTargets } = attacks;
    onAim(attackCount > 0 ? { ...otherTargets, [id]: attackCount } : otherTargets);
  };
  return (
    <ul class="cur-victims">
      {ids.map((id) => {
        const attackCount = attacks[id] ?? 0;
        const victim = noble(view.value, id);
        return (
          <li key={id} class="cur-victim" data-aimed={attackCount > 0}>
            <button
              type="button"
              class="row"
              disabled={attackCount >= (room[id] ?? 0)}
              aria-label={t("cur-aim", { who: `who:${id}`, n: attackCount })}
              onClick={() => setAttacks(id, attackCount + 1)}
            >
              <CrestOf id={id} size={40} />
              <span class="option-text">
                <span class="option-name"><bdi>{personName(id)}</bdi></span>
                {victim && <span class="option-note">{t("cur-lane-dignitas", { n: victim.dignitas, level: victim.level.name })}</span>}
              </span>
              <span class="cur-daggers" aria-hidden="true">
                {numbersBelow(attackCount).map((attackIndex) => (
                  <span key={attackIndex}>{FACE_GLYPHS.political_attack}</span>
                ))}
              </span>
            </button>
            {attackCount > 0 && (
              <button type="button" class="icon-button" aria-label={t("cur-aim-less", { who: `who:${id}` })} onClick={() => setAttacks(id, attackCount - 1)}>
                <Icon name="minus" />
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
