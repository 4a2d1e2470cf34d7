import { DiceInput } from "../../../ui/fields/dice";
import { t } from "../../../ui/texts";
import { FACE_GLYPHS } from "../glyphs";
import type { FaceName } from "../glyphs";
import type { SheetDoc } from "../wire";
import { ActButton, ActBar } from "./deeds";
import { diceToReroll } from "./keptdice";
import { isActOpen } from "./roll";
import type { RollProps } from "./roll";

/** The form for dice that were rolled at the table. The player taps the faces of these dice. */
export function TypedRoll({ turn, sheet, dice, play, draft, change }: RollProps) {
  const isRepeat = turn.rolls > 0;
  const type = isRepeat ? "roll-again" : "roll";
  const free = isRepeat ? diceToReroll(turn, play, draft) : [];
  const count = isRepeat ? free.length : dice;
  const isComplete = draft.typed.length === count && draft.typed.every((face) => face > 0);
  return (
    <>
      <section class="panel">
        <DiceInput
          label={t("cur-what-fell")}
          count={count}
          sides={sheet.faces.length}
          value={draft.typed}
          onChange={(faces) => change({ typed: faces })}
          symbol={(face) => FACE_GLYPHS[faceName(sheet, face)]}
          nameOf={(face) => t(`face-${faceName(sheet, face)}`)}
        />
      </section>
      <ActBar play={play}>
        <ActButton onDo={() => change({ typing: false, typed: [] })}>{t("cur-back")}</ActButton>
        <ActButton first off={!isComplete || !isActOpen(play, type)} onDo={() => void play.act(type, { ...(isRepeat ? { reroll: free } : {}), dice: draft.typed })}>
          {t("cur-enter")}
        </ActButton>
      </ActBar>
    </>
  );
}

const faceName = (sheet: SheetDoc, face: number): FaceName => sheet.faces[face - 1] ?? "disapproval";
