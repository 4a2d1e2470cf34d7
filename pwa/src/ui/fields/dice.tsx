import { useEffect, useRef, useState } from "preact/hooks";
import type { VNode } from "preact";
import { typedFaces, nextDie, withFace } from "../../core/view/dice";
import { Die, dieText } from "../parts/die";
import { t, texts } from "../texts";

/** The properties of `DiceInput`. */
interface DiceInputProps {
  readonly label: string;
  readonly count: number;
  readonly sides: number;
  /** The faces that the player has typed; 0 for a die without a typed face. */
  readonly value: readonly number[] | undefined;
  readonly onChange: (value: readonly number[]) => void;
  /** The name of each die's owner; absent if all dice belong to the same person. */
  readonly faces?: readonly string[] | undefined;
  /** Draws a face of the game's own dice. Without this function, pips are drawn. */
  readonly symbol?: ((face: number) => VNode) | undefined;
  /** Returns the name of a face. Without this function, the name is the number of the face. */
  readonly nameOf?: ((face: number) => string) | undefined;
}

/** Draw the input for real dice. The player taps the faces one die after the other, or types the digits. */
export function DiceInput({ label, count, sides, value, onChange, faces, symbol, nameOf = dieText }: DiceInputProps) {
  const typedDice = typedFaces({ count, sides }, value);
  const [dieIndex, setDieIndex] = useState(0);
  const currentIndex = Math.min(dieIndex, count - 1);
  const faceNames = typedDice.filter(Boolean).map(nameOf);
  const emptyDiceCount = count - faceNames.length;
  const faceLabel = (dieIndex: number, face: string): string =>
    faces ? t("ui-die-of", { who: faces[dieIndex] ?? "", face }) : t("ui-die-place", { n: dieIndex + 1, face });
  const symbolOf = (face: number): VNode | undefined => (face > 0 ? symbol?.(face) : undefined);
  const setFace = (face: number): void => {
    const newFaces = withFace(typedDice, currentIndex, face);
    onChange(newFaces);
    setDieIndex(face === 0 ? currentIndex : nextDie(newFaces, currentIndex));
  };
  const slot = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (faces) slot.current?.scrollIntoView({ block: "nearest" });
  }, [currentIndex]);
  const group = useRef<HTMLDivElement>(null);
  const typeFace = useRef<(event: KeyboardEvent) => void>(() => undefined);
  typeFace.current = (event) => {
    const face = /^[1-9]$/.test(event.key) ? Number(event.key) : 0;
    if (face > sides || (face === 0 && event.key !== "Backspace")) return;
    event.preventDefault();
    setFace(face);
  };
  useEffect(() => group.current?.addEventListener("keydown", (event) => typeFace.current(event)), []);
  return (
    <div class="field dice-field" data-named={faces !== undefined} role="group" aria-label={label} ref={group}>
      <span class="legend">
        {label} <span class="legend-note">{t("ui-dice-how", { n: count })}</span>
      </span>
      <div class="dice-tray">
        {typedDice.map((face, dieIndex) => (
          <span key={dieIndex} class="dice-slot" data-current={dieIndex === currentIndex} ref={dieIndex === currentIndex ? slot : null}>
            {faces && <span aria-hidden="true">{faces[dieIndex]}</span>}
            <Die
              face={face}
              symbol={symbolOf(face)}
              size={count > 4 ? 52 : 64}
              label={faceLabel(dieIndex, face ? nameOf(face) : t("ui-die-blank"))}
              isPressed={dieIndex === currentIndex}
              onTap={() => setDieIndex(dieIndex)}
            />
          </span>
        ))}
      </div>
      <div class="dice-keys" role="group" aria-label={faces ? faces[currentIndex] : t("ui-dice-keys", { n: currentIndex + 1 })}>
        {faces && <b class="dice-whose">{faces[currentIndex]}</b>}
        {Array.from({ length: sides }, (_, index) => index + 1).map((face) => (
          <button key={face} type="button" class="dice-key" aria-label={nameOf(face)} onClick={() => setFace(face)}>
            <Die face={face} symbol={symbolOf(face)} size={36} />
          </button>
        ))}
      </div>
      <p class="dice-said" role="status">
        {[faces ? "" : texts.value.joinNames(faceNames), emptyDiceCount ? t("ui-dice-left", { n: emptyDiceCount }) : ""].filter(Boolean).join(" · ")}
      </p>
    </div>
  );
}
