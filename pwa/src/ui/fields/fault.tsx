import type { Message } from "../../core/view/values";
import { t } from "../texts";
import "../typedtexts";

/** Draw the fault of a typed text below its field. */
export function FaultMessage({ fault }: { fault: Message }) {
  return (
    <span class="refusal" role="alert">
      {t(fault.key, fault.args)}
    </span>
  );
}
