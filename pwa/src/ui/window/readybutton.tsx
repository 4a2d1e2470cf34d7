import { useState } from "preact/hooks";
import type { WindowDoc } from "../../core/view/wire";
import { refusalText } from "../act/send";
import { runUnlessTapsIgnored, areTapsIgnored } from "../taps";
import { t } from "../texts";
import { showToast } from "../toasts";
import { knownSubmission } from "./submissions";
import { sendReadiness } from "./save";

/**
 * Draw the button with which a character becomes ready or withdraws this. `isPaused` disables the button while a save
 * is running.
 */
export function ReadyButton({ window, character, isPaused = false }: { window: WindowDoc; character: string; isPaused?: boolean }) {
  const [isSending, setIsSending] = useState(false);
  const isReady = knownSubmission(window.id, character)?.doc.ready === true;
  const toggleReadiness = async (): Promise<void> => {
    setIsSending(true);
    const outcome = await sendReadiness(window, character, !isReady);
    if (outcome.state === "refused") showToast("refused", [refusalText(outcome.problem)]);
    setIsSending(false);
  };
  return (
    <button type="button" class="button primary" disabled={isSending || isPaused} aria-pressed={isReady} aria-disabled={areTapsIgnored.value} onClick={() => void runUnlessTapsIgnored(toggleReadiness)}>
      {t(isReady ? "ui-not-ready-after-all" : "ui-i-am-ready")}
    </button>
  );
}
