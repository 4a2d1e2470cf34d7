import type { Args } from "../../../core/view/values";
import { MessageText } from "../../../ui/parts/words";
import { openSheet } from "../../../ui/router";
import { t } from "../../../ui/texts";
import { timeOfDay } from "../../../core/words/timeofday";
import { LineSheet } from "../../chronicle/sheet";

interface EntryOfLine {
  readonly entry?: string;
  readonly at: number;
  readonly key: string;
  readonly args: Args;
  readonly reversed: boolean;
}

/**
 * A table cell for the entry that a row is about. The cell shows the entry's time and sentence, and a tap opens the
 * entry.
 */
export function EntryCell({ line, note }: { line: EntryOfLine; note?: string }) {
  const { entry } = line;
  const words = line.key ? <MessageText message={line} /> : t("accounts-only-moved");
  return (
    <th scope="row">
      <time>{timeOfDay(line.at)}</time> {note}
      {entry ? (
        <button type="button" class="accounts-entry" onClick={() => openSheet(() => <LineSheet id={entry} />)}>
          {words}
        </button>
      ) : (
        <span class="accounts-entry">{words}</span>
      )}
      {line.reversed && <span class="quiet">{t("accounts-reversed")}</span>}
    </th>
  );
}
