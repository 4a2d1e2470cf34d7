/** Guests from a spreadsheet: the columns and rows are shown before any guest is saved. */

import { useEffect, useState } from "preact/hooks";
import type { Problem } from "../../core/view/api";
import type { GuestFile, GuestFilePreview, GuestFileRow, GuestList, PublicCharacterDoc } from "../../core/view/wire";
import { language } from "../../ui/language";
import { api } from "../../ui/services";
import { t, texts } from "../../ui/texts";
import { eventPath } from "./savedevent";
import { sentencesOf } from "./sentenceof";
import { Refusals } from "./refusals";
import { wishText } from "./wishes";

/** The maximum size of a file (KiB), as on the server. */
const MAX_FILE_KIB = 512;

/** The time limit for reading a large file on a slow server (milliseconds). */
const FILE_LIMIT_MS = 60_000;

type ColumnKind = GuestFilePreview["columns"][number]["kind"];
const COLUMN_KINDS: readonly ColumnKind[] = ["", "name", "wish", "food", "contact", "words"];

/** Return the content of a file in base64. */
function readAsBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    // The result is a data URL. The base64 text follows its comma.
    reader.addEventListener("load", () => resolve(String(reader.result).split(",")[1] ?? ""));
    reader.addEventListener("error", () => reject(reader.error as Error));
    reader.readAsDataURL(file);
  });
}

interface GuestImportProps {
  readonly id: string;
  readonly cast: readonly PublicCharacterDoc[];
  /** Called with all guests after those of the file were added. */
  readonly onTaken: (list: GuestList) => void;
}

/** Ask for a file, and show its guests until the organiser takes them or leaves. */
export function GuestImport({ id, cast, onTaken }: GuestImportProps) {
  const [order, setOrder] = useState<GuestFile | null>(null);
  const [preview, setPreview] = useState<GuestFilePreview | null>(null);
  const [previewedOrder, setPreviewedOrder] = useState<GuestFile | null>(null);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [isWaiting, setIsWaiting] = useState(false);
  const path = `${eventPath(id)}/guest-file`;
  const close = (): void => {
    setOrder(null);
    setPreview(null);
    setRefusals([]);
  };
  const choose = (file: File): void => {
    close();
    if (file.size > MAX_FILE_KIB * 1024) setRefusals([t("ui-organiser-import-large", { n: MAX_FILE_KIB })]);
    else void readAsBase64(file).then((text) => setOrder({ file: text, columns: [], left_out: [] }), (error: unknown) => setRefusals([String(error)]));
  };
  useEffect(() => {
    if (!order) return;
    let isCurrent = true;
    setRefusals([]);
    api.call<GuestFilePreview>(path, { method: "POST", body: order, limit: FILE_LIMIT_MS }).then(
      (document) => {
        if (!isCurrent) return;
        setPreview(document);
        setPreviewedOrder(order);
      },
      (problem: Problem) => isCurrent && setRefusals(sentencesOf(problem)),
    );
    return () => {
      isCurrent = false;
    };
  }, [order, language.value]);
  const take = (): void => {
    setIsWaiting(true);
    api
      .call<GuestList>(path, { method: "PUT", body: previewedOrder, limit: FILE_LIMIT_MS })
      .then((list) => {
        close();
        onTaken(list);
      }, (problem: Problem) => setRefusals(sentencesOf(problem)))
      .then(() => setIsWaiting(false));
  };
  const fitCount = preview?.rows.filter(({ fits }) => fits).length ?? 0;
  return (
    <>
      <label class="button">
        {t("ui-organiser-import")}
        <input
          type="file"
          class="organiser-file"
          accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onChange={({ currentTarget: input }) => {
            const [file] = input.files ?? [];
            if (file) choose(file);
            input.value = "";
          }}
        />
      </label>
      <Refusals sentences={refusals} />
      {order && preview && (
        <div class="panel stack" role="group" aria-label={t("ui-organiser-import-title")}>
          <h3>{t("ui-organiser-import-title")}</h3>
          <p class="quiet">{t("ui-organiser-import-note")}</p>
          <Columns preview={preview} onChange={(columns) => { setPreview(withKinds(preview, columns)); setOrder({ ...order, columns }); }} />
          <p role="status">{t("ui-organiser-import-count", { n: fitCount, all: preview.rows.length })}</p>
          <ul class="organiser-import">
            {preview.rows.map((row) => (
              <ImportedRow key={row.number} row={row} cast={cast} leftOut={order.left_out ?? []} onLeaveOut={(rows) => setOrder({ ...order, columns: preview.columns.map(({ kind }) => kind), left_out: rows })} />
            ))}
          </ul>
          <div class="wrapped">
            <button type="button" class="button primary" disabled={isWaiting || fitCount === 0 || refusals.length > 0 || order !== previewedOrder} onClick={take}>
              {t("ui-organiser-import-take", { n: fitCount })}
            </button>
            <button type="button" class="button" disabled={isWaiting} onClick={close}>
              {t("ui-organiser-import-leave")}
            </button>
          </div>
        </div>
      )}
    </>
  );
}

/** Return a preview with other kinds of its columns. */
const withKinds = (preview: GuestFilePreview, kinds: readonly ColumnKind[]): GuestFilePreview => ({ ...preview, columns: preview.columns.map((column, index) => ({ ...column, kind: kinds[index] ?? "" })) });

/** Draw the columns, each with the choice of its kind. */
function Columns({ preview: { columns }, onChange }: { preview: GuestFilePreview; onChange: (kinds: ColumnKind[]) => void }) {
  return (
    <div class="organiser-columns">
      {columns.map(({ heading, kind }, index) => (
        <label key={index} class="field">
          <span class="legend">{heading || t("ui-organiser-import-column", { n: index + 1 })}</span>
          <select class="line-input" value={kind} onChange={({ currentTarget }) => onChange(columns.map((column, other) => (other === index ? (currentTarget.value as ColumnKind) : column.kind)))}>
            {COLUMN_KINDS.map((one) => (
              <option key={one} value={one}>
                {t(`ui-organiser-import-kind-${one || "none"}`)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}

interface ImportedRowProps {
  readonly row: GuestFileRow;
  readonly cast: readonly PublicCharacterDoc[];
  readonly leftOut: readonly number[];
  readonly onLeaveOut: (leftOut: number[]) => void;
}

/** Draw a row as a guest, with its faults. A row that fits can be left out. */
function ImportedRow({ row: { number, form, faults, fits }, cast, leftOut, onLeaveOut }: ImportedRowProps) {
  const isLeftOut = leftOut.includes(number);
  const about = [form.wishes.map((wish) => wishText(wish, cast)).join(", "), form.food, form.contact, form.words].filter(Boolean).join(" · ");
  const content = (
    <span class="option-text">
      <span>
        <span class="dim">{texts.value.count(number)}</span> <bdi>{form.name || "–"}</bdi>
      </span>
      {about && (
        <span class="option-note" dir="auto">
          {about}
        </span>
      )}
      {!isLeftOut && faults.map((sentence) => (
        <span key={sentence} class={fits ? "option-note" : "refusal"}>
          {sentence}
        </span>
      ))}
    </span>
  );
  if (!fits && !isLeftOut) return <li class="option" data-fits="false">{content}</li>;
  return (
    <li>
      <label class="option">
        <input type="checkbox" checked={!isLeftOut} onChange={() => onLeaveOut(isLeftOut ? leftOut.filter((other) => other !== number) : [...leftOut, number])} />
        <span class="organiser-box" aria-hidden="true">
          {isLeftOut ? "" : "✓"}
        </span>
        {content}
      </label>
    </li>
  );
}
