import { useEffect, useState } from "preact/hooks";
import { linesOf } from "../../core/chronicle";
import type { Line } from "../../core/wire";
import { done } from "../../ui/act/done";
import { sendNow } from "../../ui/act/send";
import { currentTime } from "../../ui/currenttime";
import { me } from "../../ui/me";
import { Icon } from "../../ui/parts/icon";
import { Words } from "../../ui/parts/words";
import { api, clock, doc, live } from "../../ui/services";
import { decide, tapsIgnored } from "../../ui/taps";
import { t } from "../../ui/texts";
import "./texts";

/** How long one may take back what one did last (milliseconds). */
const UNDO_WITHIN = 60_000;

/** What I did last, with the way to take it back as long as there is one. */
export function UndoBar() {
  const line = lastOwn();
  const allowed = useAllowed(line?.id ?? "");
  if (!line || !allowed) return null;
  return <Bar line={line} />;
}

function Bar({ line }: { line: Line }) {
  const left = Math.ceil((line.at + UNDO_WITHIN - (currentTime.value && clock.now())) / 1000);
  if (left <= 0) return null;
  const undo = (): Promise<unknown> => sendNow("undo", me.value, { entry: line.id });
  return (
    <div class="undo-bar">
      <p>
        <Words message={line} />
      </p>
      <button type="button" class="button" aria-label={t("ui-undo")} aria-disabled={tapsIgnored.value} onClick={() => void decide(undo)}>
        <Icon name="undo" size={20} /> {t("ui-undo")}
        <span class="undo-left">{t("ui-undo-left", { n: left })}</span>
      </button>
    </div>
  );
}

/** The newest line of an act of mine, unless it was taken back or is too old. */
function lastOwn(): Line | undefined {
  const game = live.value;
  if (!game || game.past) return undefined;
  const line = [...linesOf(game)].reverse().find(isMine);
  const now = currentTime.value && clock.now();
  return line && !line.reversed && now - line.at < UNDO_WITHIN ? line : undefined;
}

/** Whether I did it: with my own hand, for somebody else, or by a word of mine that was the last one missing. */
const isMine = (line: Line): boolean =>
  done.value.has(line.id) || (line.by !== null && (line.by.recorder || line.by.as) === me.value);

/** Whether the rules let me take it back: the server is asked once for each, and anew in each period. */
function useAllowed(entry: string): boolean {
  const [allowed, setAllowed] = useState("");
  const period = doc.value?.period.seq ?? 0;
  useEffect(() => {
    if (!entry) return undefined;
    const abort = new AbortController();
    const body = { type: "undo", as: me.peek(), period, entry };
    api.dryRun(live.peek()?.id ?? "", body, abort.signal).then(
      (result) => setAllowed(result.complete && result.objections.length === 0 ? entry : ""),
      () => undefined,
    );
    return () => abort.abort();
  }, [entry, period]);
  return entry !== "" && allowed === entry;
}
