import { useEffect, useState } from "preact/hooks";
import { currentTime } from "../currenttime";
import { t } from "../texts";

/**
 * Say that the server is slow or cannot be reached, that this phone keeps trying, and for how long. A button tries again
 * at once. `startTime` is the time of the first try (milliseconds since 1970). `isCrowded` says that the server has too many
 * requests.
 */
export function RetryNotice({ startTime, isCrowded = false, onRetry }: { startTime: number; isCrowded?: boolean; onRetry: () => void }) {
  const seconds = Math.max(0, Math.floor((currentTime.value - startTime) / 1_000));
  return (
    <>
      <p role="alert">{t(isCrowded ? "ui-too-many" : "ui-keeps-trying")}</p>
      <p class="quiet" aria-hidden>
        {t("ui-trying-for", { n: seconds })}
      </p>
      <button type="button" class="button" onClick={onRetry}>
        {t("ui-try-again")}
      </button>
    </>
  );
}

/** The pause between two tries (milliseconds). It is longer than the time limit of a call. */
const TRY_EVERY_MS = 10_000;

/** Repeat a load that failed, until the caller no longer draws this part. */
export function RepeatedLoad({ load }: { load: () => void }) {
  const [startTime] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(load, TRY_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <div class="empty">
      <RetryNotice startTime={startTime} onRetry={load} />
    </div>
  );
}
