import type { OpenedEntry } from "../../../core/view/wire";
import { myCharacters } from "../../../ui/me";
import { t, personRef } from "../../../ui/texts";
import { timeOfDay } from "../../../core/words/timeofday";
import { DetailSection } from "./details";

/**
 * The readers of an entry. The readers are the first readers, the readers after later disclosures, and the readers
 * since the end of the game.
 */
export function Readers({ entry: { readers } }: { entry: OpenedEntry }) {
  if (!readers) return null;
  return (
    <DetailSection title={t("opened-readers")}>
      <p>{firstReadersText(readers)}</p>
      {readers.widened.map(({ entry, to: readerGroup, at: time }) => (
        <p key={entry}>
          {readerGroup.length > 0 ? t("opened-readers-widened", { who: readerGroup.map(personRef) }) : t("opened-readers-widened-all")}
          <time class="quiet"> {timeOfDay(time)}</time>
        </p>
      ))}
      {readers.opened !== undefined && (
        <p>
          {t("opened-readers-opened")}
          <time class="quiet"> {timeOfDay(readers.opened)}</time>
        </p>
      )}
      {readers.confidential && <p>{t("opened-readers-closed")}</p>}
    </DetailSection>
  );
}

function firstReadersText({ everybody: isPublic, who: readers }: NonNullable<OpenedEntry["readers"]>): string {
  if (isPublic) return t("opened-readers-everybody");
  const areAllMine = readers.every((reader) => myCharacters.value.includes(reader));
  if (readers.length === 0) return t("opened-readers-since");
  return areAllMine ? t("opened-readers-you") : t("opened-readers-some", { who: readers.map(personRef) });
}
