import { DiceInput } from "../../../ui/fields/dice";
import { t } from "../../../ui/texts";
import { FACES } from "../glyphs";
import type { FaceName } from "../glyphs";
import type { SheetDoc } from "../wire";
import { Deed, Deeds } from "./deeds";
import { diceToReroll } from "./keeping";
import { isReady } from "./roll";
import type { RollProps } from "./roll";

/** Dice rolled at the table. The player taps their faces. */
export function TypedRoll({ turn, sheet, dice, play, draft, change }: RollProps) {
  const again = turn.rolls > 0;
  const type = again ? "roll-again" : "roll";
  const free = again ? diceToReroll(turn, play, draft) : [];
  const count = again ? free.length : dice;
  const whole = draft.typed.length === count && draft.typed.every((face) => face > 0);
  return (
    <>
      <section class="panel">
        <DiceInput
          label={t("cur-what-fell")}
          count={count}
          sides={sheet.faces.length}
          value={draft.typed}
          onChange={(typed) => change({ typed })}
          symbol={(face) => FACES[kindOf(sheet, face)]}
          nameOf={(face) => t(`face-${kindOf(sheet, face)}`)}
        />
      </section>
      <Deeds play={play}>
        <Deed onDo={() => change({ typing: false, typed: [] })}>{t("cur-back")}</Deed>
        <Deed first off={!whole || !isReady(play, type)} onDo={() => void play.act(type, { ...(again ? { reroll: free } : {}), dice: draft.typed })}>
          {t("cur-enter")}
        </Deed>
      </Deeds>
    </>
  );
}

const kindOf = (sheet: SheetDoc, face: number): FaceName => sheet.faces[face - 1] ?? "disapproval";
