import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../../ui/parts/icon";
import { t } from "../../ui/texts";
import { areTapsIgnored } from "../../ui/taps";

/** The time for which the button must be held (milliseconds). */
const HOLD_MS = 500;

/**
 * A cover that hides secret tidings. The cover opens when the player holds its button. For a screen reader, one press
 * is enough.
 */
export function SecretTidingsCover({ aboutId, onOpen }: { aboutId: string; onOpen: () => void }) {
  const [isPressed, setIsPressed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const release = (): void => {
    clearTimeout(timer.current);
    setIsPressed(false);
  };
  const press = (): void => {
    if (areTapsIgnored.peek()) return;
    release();
    setIsPressed(true);
    timer.current = setTimeout(onOpen, HOLD_MS);
  };
  useEffect(() => release, []);
  const pressKey = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" && event.key !== " ") return;
    // Prevent the click event, which would open the cover at once.
    event.preventDefault();
    if (!event.repeat) press();
  };
  return (
    <div class="tidings-body across roomy">
      <Icon name="hidden" size={72} />
      <h2 id={aboutId}>{t("ui-tidings-secret")}</h2>
      <p class="tidings-about">{t("ui-tidings-secret-about")}</p>
      <button
        type="button"
        class="tidings-hold cell"
        data-pressed={isPressed}
        aria-disabled={areTapsIgnored.value}
        onPointerDown={press}
        onPointerUp={release}
        onPointerLeave={release}
        onPointerCancel={release}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={pressKey}
        onKeyUp={release}
        onClick={({ detail }) => detail === 0 && !areTapsIgnored.peek() && onOpen()}
      >
        {t("ui-tidings-hold")}
      </button>
    </div>
  );
}
