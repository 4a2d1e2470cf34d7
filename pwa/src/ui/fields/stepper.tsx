import { useEffect, useRef, useState } from "preact/hooks";
import stepper from "virtual:texts/stepper";
import { tapStep } from "../../core/forms";
import { Icon } from "../parts/icon";
import { addTexts, t } from "../texts";

addTexts(stepper);

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  readonly shown: string;
  readonly onChange: (value: number) => void;
}

const REPEAT_AFTER = 400;
const REPEAT_EVERY = 90;

/** A number between a minus and a plus. Held down, they go on; tapped, the number can be typed. */
export function Stepper({ label, value, least, most, step, shown, onChange }: StepperProps) {
  const [typing, setTyping] = useState(false);
  const pace = tapStep(step, most - least);
  const clamp = (n: number): number => Math.min(most, Math.max(least, n));
  const typed = (text: string): void => {
    setTyping(false);
    const n = Number(text.replace(/[^\d-]/g, ""));
    if (text.trim() !== "" && Number.isFinite(n)) onChange(clamp(least + Math.round((n - least) / step) * step));
  };
  return (
    <div class="stepper">
      <Hold label={t("ui-less", { what: label })} off={value <= least} onStep={() => onChange(clamp(value - pace))} icon="minus" />
      {typing ? (
        <input
          class="stepper-value"
          inputMode="numeric"
          aria-label={label}
          value={value}
          ref={(element) => element?.select()}
          onBlur={(event) => typed(event.currentTarget.value)}
          onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
        />
      ) : (
        <button
          type="button"
          class="stepper-value"
          aria-label={t("ui-type-number", { what: label, n: shown })}
          onClick={() => setTyping(true)}
        >
          <span aria-live="polite">{shown}</span>
        </button>
      )}
      <Hold label={t("ui-more", { what: label })} off={value >= most} onStep={() => onChange(clamp(value + pace))} icon="plus" />
    </div>
  );
}

interface HoldProps {
  readonly label: string;
  readonly off: boolean;
  readonly icon: "plus" | "minus";
  readonly onStep: () => void;
}

function Hold({ label, off, icon, onStep }: HoldProps) {
  const step = useRef(onStep);
  step.current = onStep;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const repeated = useRef(false);
  const stop = (): void => clearTimeout(timer.current);
  useEffect(() => stop, []);
  useEffect(() => {
    if (off) stop();
  }, [off]);
  const start = (): void => {
    repeated.current = false;
    const again = (): void => {
      repeated.current = true;
      step.current();
      timer.current = setTimeout(again, REPEAT_EVERY);
    };
    timer.current = setTimeout(again, REPEAT_AFTER);
  };
  return (
    <button
      type="button"
      class="step"
      aria-label={label}
      disabled={off}
      onPointerDown={start}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      onContextMenu={(event) => event.preventDefault()}
      onClick={() => {
        if (!repeated.current) onStep();
        repeated.current = false;
      }}
    >
      <Icon name={icon} />
    </button>
  );
}
