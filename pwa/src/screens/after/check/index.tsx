import { useState } from "preact/hooks";
import type { CheckResult } from "../../../core/seals/check";
import { currentRoute } from "../../../ui/router";
import { currentGame, gameSlice, storage } from "../../../ui/services";
import { t } from "../../../ui/texts";
import { FindingList } from "./findings";
import { Explanation } from "./explanation";
import "./check.css";

type CheckState = "idle" | "busy" | "failed" | "none" | CheckResult;

/**
 * Check the game on this phone. The phone compares the heads and lines that it stored during play with the server's
 * present ledger.
 */
export function CheckPage() {
  const [checkState, setCheckState] = useState<CheckState>("idle");
  const { game } = currentRoute.value;
  if (gameSlice.value?.status !== "closed") return <p class="empty">{t("check-later")}</p>;
  const startCheck = async (): Promise<void> => {
    setCheckState("busy");
    setCheckState(await fetchAndCheck(game).catch(() => "failed" as const));
  };
  return (
    <div class="check">
      <p>{t("check-about")}</p>
      <SealVerdict />
      <button type="button" class="button wide" disabled={checkState === "busy"} onClick={() => void startCheck()}>
        {t(checkState === "busy" ? "check-busy" : "check-start")}
      </button>
      {checkState === "failed" && <p class="refusal" role="alert">{t("check-failed")}</p>}
      {checkState === "none" && <p class="refusal" role="alert">{t("check-none")}</p>}
      {typeof checkState === "object" && <FindingList checkResult={checkState} />}
      <Explanation />
    </div>
  );
}

/** The result of the check of this phone's seals, which runs by itself when the game is closed. */
function SealVerdict() {
  const verdict = currentGame.value?.seals.verdict.value;
  return verdict && !verdict.fault && !verdict.behindCount && verdict.keptCount > 0 ? <p>{t("ui-seals-fit", { n: verdict.keptCount })}</p> : null;
}

/** Fetch the whole ledger and check it on this phone. Return "none" if there is no ledger that can be fetched. */
async function fetchAndCheck(game: string): Promise<CheckResult | "none"> {
  const [{ checkGame, loadPhoneNotes }, exportAnswer] = await Promise.all([import("../../../core/seals/check"), fetch(`/api/v1/games/${game}/export.jsonl`)]);
  if (!exportAnswer.ok) throw new Error(exportAnswer.statusText);
  return checkGame(await exportAnswer.text(), game, await loadPhoneNotes(storage.peek(), game)) ?? "none";
}
