/** The copies of the ledger: their folder is chosen here, and the server begins at once. */

import { useState } from "preact/hooks";
import type { Problem } from "../../../core/view/api";
import type { NightCopies } from "../../../core/view/wire";
import { api } from "../../../ui/services";
import { t } from "../../../ui/texts";
import { sentenceOf } from "../sentenceof";

/** The pause between two copies (seconds). */
const SECONDS = 20;

/** Draw where the ledger is copied, and a form that changes it. */
export function Copies({ copies, onChange }: { copies: NightCopies; onChange: () => void }) {
  const [folder, setFolder] = useState("");
  const [refusal, setRefusal] = useState("");
  if (!copies.possible) return null;
  const send = (method: string, body?: object): void => {
    setRefusal("");
    api.call("/organiser/copies", { method, body }).then(onChange, (problem: Problem) => setRefusal(problem.doc.errors?.[0]?.message ?? sentenceOf(problem)));
  };
  return (
    <form
      class="panel stack"
      aria-label={t("ui-hosted-copies-title")}
      onSubmit={(event) => {
        event.preventDefault();
        if (folder.trim()) send("PUT", { folder: folder.trim(), seconds: SECONDS });
      }}
    >
      <h3>{t("ui-hosted-copies-title")}</h3>
      <p>{t("ui-hosted-copies-what", { n: copies.seconds ?? SECONDS })}</p>
      {copies.folder && <p role="status">{copies.words_file ? t("ui-hosted-copies-now", { folder: copies.folder, words: copies.words_file }) : t("ui-hosted-copies-set", { folder: copies.folder })}</p>}
      {copies.sticks.length > 0 && (
        <div class="wrapped">
          {copies.sticks.map((stick) => (
            <button key={stick} type="button" class="button" onClick={() => setFolder(stick)}>
              {t("ui-hosted-copies-stick", { folder: stick })}
            </button>
          ))}
        </div>
      )}
      <label class="field">
        <span class="legend">{t("ui-hosted-copies-folder")}</span>
        <input class="line-input" autocomplete="off" value={folder} aria-describedby={refusal ? "copies-refusal" : undefined} onInput={(event) => setFolder(event.currentTarget.value)} />
      </label>
      {refusal && (
        <p class="refusal" id="copies-refusal" role="alert">
          {refusal}
        </p>
      )}
      <div class="wrapped">
        <button type="submit" class="button" disabled={!folder.trim()}>
          {t("ui-hosted-copies-begin")}
        </button>
        {copies.folder && (
          <button type="button" class="button" onClick={() => send("DELETE")}>
            {t("ui-hosted-copies-end")}
          </button>
        )}
      </div>
    </form>
  );
}
