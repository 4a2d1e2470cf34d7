import { useEffect, useRef, useState } from "preact/hooks";
import { linesOf, filterLines } from "../../core/view/chronicle";
import { myCharacters } from "../../ui/me";
import { lazy } from "../../ui/lazy";
import { Icon } from "../../ui/parts/icon";
import { openSheet } from "../../ui/router";
import { currentGame } from "../../ui/services";
import { t } from "../../ui/texts";
import { LineRow } from "./row";
import "./chronicle.css";

const FindSheet = lazy(() => import("../find").then((module) => module.FindSheet));

/** All lines that I may see, the newest first. Older lines are fetched when the reader scrolls down. */
export function Chronicle() {
  const [isOwn, setIsOwn] = useState(false);
  const [key, setKey] = useState("");
  const game = currentGame.value;
  const lines = game ? linesOf(game) : [];
  const matchingLines = filterLines(lines, { characters: isOwn ? myCharacters.value : [], key });
  const firstLineOfKinds = [...new Map(lines.map((line) => [line.key, line]))].reverse();
  const hasMore = game?.view.value?.more ?? false;
  return (
    <div class="chronicle">
      <button type="button" class="button wide" onClick={() => openSheet(() => <FindSheet />)}>
        <Icon name="search" /> {t("ui-search")}
      </button>
      <div class="filters">
        <div class="segments" role="group" aria-label={t("ui-filter")}>
          <ChronicleFilter text={t("ui-all-lines")} isOn={!isOwn} onPick={() => setIsOwn(false)} />
          {myCharacters.value.length > 0 && <ChronicleFilter text={t("ui-my-lines")} isOn={isOwn} onPick={() => setIsOwn(true)} />}
        </div>
        <label class="select">
          <span class="unseen">{t("ui-filter-kind")}</span>
          <select value={key} onChange={(event) => setKey(event.currentTarget.value)}>
            <option value="">{t("ui-every-kind")}</option>
            {firstLineOfKinds.map(([eventKind, newestLine]) => (
              <option key={eventKind} value={eventKind}>
                {t("ui-kind-such-as", { newest: t(eventKind, newestLine.args) })}
              </option>
            ))}
          </select>
        </label>
      </div>
      <ol class="lines">
        {matchingLines.map((line) => (
          <LineRow key={line.c} line={line} />
        ))}
      </ol>
      {matchingLines.length === 0 && !hasMore && <p class="empty">{t("ui-no-lines")}</p>}
      {hasMore && <OlderLines />}
    </div>
  );
}

function ChronicleFilter({ text, isOn, onPick }: { text: string; isOn: boolean; onPick: () => void }) {
  return (
    <button type="button" class="segment" aria-pressed={isOn} onClick={onPick}>
      <span>{text}</span>
    </button>
  );
}

/** The end of the loaded lines. Older lines are fetched when this end becomes visible. */
function OlderLines() {
  const end = useRef<HTMLDivElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const loadOlderLines = (): void => {
    setHasFailed(false);
    currentGame
      .peek()
      ?.loadOlderLines()
      .catch(() => setHasFailed(true));
  };
  const firstLineId = currentGame.value && linesOf(currentGame.value)[0]?.c;
  useEffect(() => {
    const element = end.current;
    if (!element || hasFailed) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadOlderLines(), { rootMargin: "600px" });
    observer.observe(element);
    return () => observer.disconnect();
  }, [firstLineId, hasFailed]);
  return (
    <div ref={end} class="older">
      <button type="button" class="link" onClick={loadOlderLines}>
        {t(hasFailed ? "ui-try-again" : "ui-older")}
      </button>
    </div>
  );
}
