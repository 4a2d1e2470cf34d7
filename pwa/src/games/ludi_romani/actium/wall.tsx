import { useEffect, useState } from "preact/hooks";
import { Fitted } from "../../../ui/fit";
import { gameSlice, view } from "../../../ui/services";
import { personName, t, texts } from "../../../ui/texts";
import type { WallScene } from "../scene";
import { actiumOf } from "../shape";
import type { ActiumDoc } from "../wire";
import { EndingChapter, toldChapters } from "./ending";
import { useHonours } from "./honours";
import { Fleets } from "./fleets";
import { WAVES } from "./ships";


/** The time for which the wall shows each chapter of the ending (milliseconds). */
export const CHAPTER_MS = 9_000;
/** The number of levels at which a chapter is drawn smaller. */
const LEVELS = 3;

/**
 * The ending on the wall: after the victory at Actium, or after the evening was closed without one. It has the whole
 * width of the wall, because no other event matters now.
 */
export const TRIUMPH_SCENE: WallScene = {
  isWhole: true,
  isUnderWay: () => Boolean(actiumOf(view.value)?.victor) || gameSlice.value?.status === "closed",
  Part: () => <Ending actium={actiumOf(view.value)} />,
};

/** The chapters of the ending one after the other, and again from the first. A chapter that is new comes at once. */
function Ending({ actium }: { actium: ActiumDoc | undefined }) {
  const chapters = toldChapters(actium, useHonours());
  const keys = chapters.map(({ key }) => key);
  const [shownChapter, setShownChapter] = useState({ keys, key: keys[0] });
  const newKey = keys.find((key) => !shownChapter.keys.includes(key));
  if (keys.length !== shownChapter.keys.length) setShownChapter({ keys, key: newKey ?? keys[0] });
  const chapterIndex = Math.max(0, keys.indexOf(shownChapter.key ?? ""));
  useEffect(() => {
    const timer = setTimeout(() => setShownChapter({ keys, key: keys[(chapterIndex + 1) % keys.length] }), CHAPTER_MS);
    return () => clearTimeout(timer);
  }, [chapterIndex, keys.length]);
  const chapter = chapters[chapterIndex];
  return (
    <Fitted levelCount={LEVELS} class="lr-end-wall">
      {chapter && <EndingChapter key={chapter.key} chapter={chapter} />}
    </Fitted>
  );
}

/** The maximum number of missing parties that are named. */
const MAX_NAMED_PARTIES = 9;

/**
 * The call to Actium. The wall shows it before the conches sound. Afterwards the wall shows the call with the number of
 * missing forms.
 */
export const CALL_SCENE: WallScene = {
  isUnderWay: () => gameSlice.value?.period.kind === "actium" && (actiumOf(view.value)?.stage ?? "forms") === "forms",
  Part: () => {
    const actium = actiumOf(view.value);
    const missingNames = (actium?.parties ?? []).filter(({ checked: isChecked }) => !isChecked).map(({ heads }) => texts.value.joinNames(heads.map(personName)));
    return (
      <section class="lr-call lr-fleets" data-big="true" aria-label={t("lr-call")}>
        {WAVES}
        <h2>{t(actium ? "lr-call-forms" : "lr-call-conches")}</h2>
        {actium && (
          <>
            <strong key={missingNames.length} data-key>
              {texts.value.count(missingNames.length)}
            </strong>
            <p role="status">{t("lr-call-missing", { n: missingNames.length })}</p>
            {missingNames.length > 0 && <p class="quiet">{t("lr-call-who", { who: missingNames.slice(0, MAX_NAMED_PARTIES).join(" · "), more: missingNames.length - Math.min(missingNames.length, MAX_NAMED_PARTIES) })}</p>}
          </>
        )}
      </section>
    );
  },
};

/** The fleets at Actium. The wall shows them after all forms are in. */
export const ACTIUM_SCENE: WallScene = {
  isUnderWay: () => (actiumOf(view.value)?.stage ?? "forms") !== "forms",
  Part: () => {
    const actium = actiumOf(view.value);
    return actium ? <Fleets actium={actium} isLarge /> : null;
  },
};
