import { statuses } from "../../core/select";
import { view } from "../services";
import { t } from "../texts";
import { Chip } from "./panel";

/** What has become of somebody, one chip each. */
export function Statuses({ id }: { id: string }) {
  const all = statuses(view.value, id);
  if (!all.length) return null;
  return (
    <p class="chips">
      {all.map((status) => (
        <Chip key={status} tone="status">
          {t(`status-${status}`)}
        </Chip>
      ))}
    </p>
  );
}
