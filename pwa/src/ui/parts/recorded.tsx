import { timeOfDay } from "../../core/words/timeofday";
import type { Line } from "../../core/view/wire";
import { t, whoRef } from "../texts";

/** Who recorded a line for somebody else, or acted for them as their stand-in, and when it happened if not then. */
export function Recorded({ line }: { line: Line }) {
  return (
    <>
      <RecordedBy line={line} /> <Happened line={line} />
    </>
  );
}

/** Who recorded a line or acted as a stand-in; nothing for what people did themselves. */
export function RecordedBy({ line: { by } }: { line: Line }) {
  if (!by?.recorder) return null;
  const recorder = whoRef(by.recorder);
  if (by.stands_in_for) return <span class="quiet">{t("ui-stood-in", { recorder, who: `who:${by.stands_in_for}` })}</span>;
  return by.recorder === by.as ? null : <span class="quiet">{t("ui-recorded-by", { who: recorder })}</span>;
}

/** When it was entered and when it happened, of what was entered by hand; nothing for everything else. */
export function Happened({ line: { at, by } }: { line: Line }) {
  if (!by?.happened_at) return null;
  return <span class="quiet">{t("ui-happened", { entered: timeOfDay(at), happened: timeOfDay(by.happened_at) })}</span>;
}
