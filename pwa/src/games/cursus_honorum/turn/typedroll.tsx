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
export function TypedRoll({ turn, sheet, diceCount, directActs, draft, changeDraft }: RollProps) {
  const isRepeat = turn.rolls > 0;
  const actType = isRepeat ? "roll-again" : "roll";
  const freeDice = isRepeat ? diceToReroll(turn, directActs, draft) : [];
  const rolledCount = isRepeat ? freeDice.length : diceCount;
  const isComplete = draft.typedFaces.length === rolledCount && draft.typedFaces.every((face) => face > 0);
  return (
    <>
      <section class="panel">
        <DiceInput
          label={t("cur-what-fell")}
          count={rolledCount}
          sides={sheet.faces.length}
          value={draft.typedFaces}
          onChange={(faces) => changeDraft({ typedFaces: faces })}
          symbol={(face) => FACE_GLYPHS[faceName(sheet, face)]}
          nameOf={(face) => t(`face-${faceName(sheet, face)}`)}
        />
      </section>
      <ActBar directActs={directActs}>
        <ActButton onDo={() => changeDraft({ isTyping: false, typedFaces: [] })}>{t("cur-back")}</ActButton>
        <ActButton isMain isDisabled={!isComplete || !isActOpen(directActs, actType)} onDo={() => void directActs.act(actType, { ...(isRepeat ? { reroll: freeDice } : {}), dice: draft.typedFaces })}>
          {t("cur-enter")}
        </ActButton>
      </ActBar>
    </>
  );
}

const faceName = (sheet: SheetDoc, face: number): FaceName => sheet.faces[face - 1] ?? "disapproval";
