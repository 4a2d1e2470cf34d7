import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { readNumber } from "../../core/words/numbers";
import { markFieldInvalid } from "../invalidfields";
import { t, texts } from "../texts";
import type { StepperProps } from "./stepper";

type TypedNumberProps = StepperProps & {
  /** Called when the field accepted the number, or when the player left the field empty. */
  readonly onDone: () => void;
};

/**
 * Draw the field for a typed number. An invalid number stays in the field with the reason. While it does, the form
 * cannot be sent.
 */
export function TypedNumber({ label, value, valueText, onChange, onDone, ...range }: TypedNumberProps) {
  const [text, setText] = useState(String(value));
  const [problem, setProblem] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const key = useRef({}).current;
  useLayoutEffect(() => {
    field.current?.select();
    return () => markFieldInvalid(key, false);
  }, []);
  const judge = (text: string): string => {
    const typedNumber = readNumber(text, texts.peek().language, unitOf(valueText));
    const reason = text.trim() && invalidReason(typedNumber, text, range);
    setText(text);
    markFieldInvalid(key, reason !== "");
    if (!reason && typeof typedNumber === "number" && typedNumber !== value) onChange(typedNumber);
    return reason;
  };
  /**
   * Accept the number while the player types it. Some phones leave the field only after they have handled a tap on a
   * button.
   */
  const enterText = (text: string): void => {
    const reason = judge(text);
    if (problem) setProblem(reason);
    if (!text.trim()) markFieldInvalid(key, true);
  };
  const takeText = (text: string): void => {
    const reason = judge(text);
    setProblem(reason);
    if (!reason) onDone();
  };
  return (
    <>
      <input
        class="stepper-value"
        inputMode="numeric"
        aria-label={label}
        aria-invalid={problem !== ""}
        value={text}
        ref={field}
        onInput={(event) => enterText(event.currentTarget.value)}
        onBlur={(event) => takeText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          // The Enter key accepts the number, and must not send the form.
          event.preventDefault();
          event.currentTarget.blur();
        }}
      />
      {problem && (
        <p class="stepper-problem refusal" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

/** Return the unit in a shown number, such as `D` in `300,000 D`. */
const unitOf = (valueText: string): string => valueText.replace(/[\p{Nd}.,\s-]/gu, "");

/** Return the reason why a number is invalid; "" for a valid one. */
function invalidReason(typedNumber: ReturnType<typeof readNumber>, text: string, { least, most, step }: Pick<StepperProps, "least" | "most" | "step">): string {
  const countText = (quantity: number): string => texts.peek().count(quantity);
  if (typedNumber === "none" || typedNumber === "fraction") return t("ui-number-none", { text });
  if (typedNumber === "either") return t("ui-number-either", { text });
  if (typedNumber < least || typedNumber > most) return t("ui-number-range", { least: countText(least), most: countText(most) });
  return (typedNumber - least) % step === 0 ? "" : t("ui-number-step", { step: countText(step) });
}
