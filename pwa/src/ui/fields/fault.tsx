import type { Message } from "../../core/values";
import { t } from "../texts";
import "../typedtexts";

/** What is wrong with what was typed, at its field. */
export function Fault({ fault }: { fault: Message }) {
  return (
    <span class="refusal" role="alert">
      {t(fault.key, fault.args)}
    </span>
  );
}
