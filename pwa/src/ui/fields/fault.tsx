import type { Message } from "../../core/view/values";
import { t } from "../texts";
import "../typedtexts";

/** The fault of typed text, at its field. */
export function Fault({ fault }: { fault: Message }) {
  return (
    <span class="refusal" role="alert">
      {t(fault.key, fault.args)}
    </span>
  );
}
