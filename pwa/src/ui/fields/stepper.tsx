import { useEffect, useRef, useState } from "preact/hooks";
import "virtual:texts/stepper";
import { plusMinusStep } from "../../core/sending/forms";
import { lazy } from "../lazy";
import { Icon } from "../parts/icon";
import { t } from "../texts";

/** The properties of `Stepper`. */
export interface StepperProps {
  /** The name of the number, which screen readers use. */
  readonly label: string;
  readonly value: number;
  /** The lowest value. */
  readonly least: number;
  /** The highest value. */
  readonly most: number;
  /** The step of the field. A button may use a larger step. */
  readonly step: number;
  /** The value with its unit, as text. */
  readonly valueText: string;
  readonly onChange: (value: number) => void;
}

/** The pause before a button that is held repeats its step (milliseconds). */
const REPEAT_DELAY_MS = 400;
/** The pause between two repeated steps (milliseconds). */
const REPEAT_INTERVAL_MS = 90;

const loadTypedNumber = () => import("./typednumber").then((module) => module.TypedNumber);
const TypedNumber = lazy(loadTypedNumber);

/**
 * Draw a number between a minus button and a plus button. A button that is held repeats its step. After a tap on the
 * number, the player can type it.
 */
export function Stepper(props: StepperProps) {
  const { label, value, least, most, step, valueText, onChange } = props;
  const [isTyping, setIsTyping] = useState(false);
  const buttonStep = plusMinusStep(step, most - least);
  // Load the field before the player taps. Phones show their keyboard only while a tap is handled.
  useEffect(() => void loadTypedNumber().catch(() => undefined), []);
  const changeValue = (newValue: number): void => {
    setIsTyping(false);
    onChange(Math.min(most, Math.max(least, newValue)));
  };
  return (
    <div class="stepper">
      <RepeatButton label={t("ui-less", { what: label })} isDisabled={value <= least} onStep={() => changeValue(value - buttonStep)} icon="minus" />
      {isTyping ? (
        <TypedNumber {...props} onDone={() => setIsTyping(false)} />
      ) : (
        <button
          type="button"
          class="stepper-value"
          aria-label={t("ui-type-number", { what: label, n: valueText })}
          onClick={() => setIsTyping(true)}
        >
          <span aria-live="polite">{valueText}</span>
        </button>
      )}
      <RepeatButton label={t("ui-more", { what: label })} isDisabled={value >= most} onStep={() => changeValue(value + buttonStep)} icon="plus" />
    </div>
  );
}

interface RepeatButtonProps {
  readonly label: string;
  /** Whether the button is disabled. */
  readonly isDisabled: boolean;
  readonly icon: "plus" | "minus";
  /** Called at each step of the button. */
  readonly onStep: () => void;
}

/** Draw a button that repeats its step while it is held. */
function RepeatButton({ label, isDisabled, icon, onStep }: RepeatButtonProps) {
  const step = useRef(onStep);
  step.current = onStep;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasRepeated = useRef(false);
  const stopRepeating = (): void => clearTimeout(timer.current);
  useEffect(() => stopRepeating, []);
  useEffect(() => {
    if (isDisabled) stopRepeating();
  }, [isDisabled]);
  const startRepeating = (): void => {
    hasRepeated.current = false;
    const retry = (): void => {
      hasRepeated.current = true;
      step.current();
      timer.current = setTimeout(retry, REPEAT_INTERVAL_MS);
    };
    timer.current = setTimeout(retry, REPEAT_DELAY_MS);
  };
  return (
    <button
      type="button"
      class="step"
      aria-label={label}
      disabled={isDisabled}
      onPointerDown={startRepeating}
      onPointerUp={stopRepeating}
      onPointerLeave={stopRepeating}
      onPointerCancel={stopRepeating}
      onContextMenu={(event) => event.preventDefault()}
      onClick={() => {
        if (!hasRepeated.current) onStep();
        hasRepeated.current = false;
      }}
    >
      <Icon name={icon} />
    </button>
  );
}
