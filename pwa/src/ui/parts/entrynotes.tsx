import { timeOfDay } from "../../core/words/timeofday";
import type { Line } from "../../core/view/wire";
import { t, personRef } from "../texts";

/**
 * Draw who recorded a line for another character or acted as a stand-in. If the act happened at another time than its
 * entry was recorded, draw this time, too.
 */
export function RecordNotes({ line }: { line: Line }) {
  return (
    <>
      <RecorderNote line={line} /> <EntryTimeNote line={line} />
    </>
  );
}

/** Draw who recorded a line or acted as a stand-in. If the character acted without them, draw nothing. */
export function RecorderNote({ line: { by: author } }: { line: Line }) {
  if (!author?.recorder) return null;
  const recorder = personRef(author.recorder);
  if (author.stands_in_for) return <span class="quiet">{t("ui-stood-in", { recorder, who: `who:${author.stands_in_for}` })}</span>;
  return author.recorder === author.as ? null : <span class="quiet">{t("ui-recorded-by", { who: recorder })}</span>;
}

/** Draw when a line was entered by hand and when its act happened. For other lines, draw nothing. */
export function EntryTimeNote({ line: { at: time, by: author } }: { line: Line }) {
  if (!author?.happened_at) return null;
  return <span class="quiet">{t("ui-happened", { entered: timeOfDay(time), happened: timeOfDay(author.happened_at) })}</span>;
}
