import type { ComponentChildren } from "preact";
import { statuses } from "../../core/view/selectors";
import { view } from "../services";
import { t } from "../texts";
import { Chip } from "./panel";

/** Draw the statuses of a character. Each status is a chip. */
export function Statuses({ id, gloss = (text) => text }: { id: string; gloss?: (text: string) => ComponentChildren }) {
  const statusIds = statuses(view.value, id);
  if (!statusIds.length) return null;
  return (
    <p class="chips">
      {statusIds.map((status) => (
        <Chip key={status} tone="status">
          {gloss(t(`status-${status}`))}
        </Chip>
      ))}
    </p>
  );
}
