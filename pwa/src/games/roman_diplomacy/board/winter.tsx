import { useEffect, useState } from "preact/hooks";
import { filledRows, countRemainingSteps, withSteps } from "../../../core/sending/rows";
import type { FilledRows, Row, RowsField } from "../../../core/sending/rows";
import type { FormField } from "../../../core/view/wire";
import type { DirectActs } from "../../../ui/act/directacts";
import { refusalText, sendCommand } from "../../../ui/act/send";
import { me } from "../../../ui/me";
import { gameSlice, view } from "../../../ui/services";
import { placeName, t } from "../../../ui/texts";
import { showToast } from "../../../ui/toasts";
import { knownSubmission, openWindowsOf } from "../../../ui/window/submissions";
import { emperorOf } from "../shape";
import { optionName } from "../ordertexts";

interface ChosenAdjustments {
  readonly disbands: readonly string[];
  readonly let_go: readonly string[];
  readonly builds: FilledRows;
}

type SubsetField = Extract<FormField, { kind: "subset" }>;

const NO_ADJUSTMENTS: ChosenAdjustments = { disbands: [], let_go: [], builds: {} };

/** The form for builds and disbands. The player taps the pieces to add and to remove, and then saves. */
export function WinterForm({ directActs }: { directActs: DirectActs }) {
  const buildForm = directActs.form("order-adjustments");
  const window = openWindowsOf(me.value).find(({ kind }) => kind === "adjustments");
  const submission = window && knownSubmission(window.id, me.value)?.doc.saved;
  const [adjustments, setAdjustments] = useState<ChosenAdjustments>(NO_ADJUSTMENTS);
  useEffect(() => {
    if (submission) setAdjustments({ ...NO_ADJUSTMENTS, ...(submission.fields as Partial<ChosenAdjustments>) });
  }, [submission?.fields]);
  if (!buildForm || !window) return null;
  const removableCount = (emperorOf(view.value, me.value)?.more ?? 0) + adjustments.let_go.length;
  const subsetField = (fieldName: string): SubsetField | undefined => buildForm.fields.find((field): field is SubsetField => field.kind === "subset" && field.name === fieldName);
  const rows = buildForm.fields.find((field): field is RowsField => field.kind === "rows");
  const sites: RowsField | undefined = rows?.limit === undefined ? rows : { ...rows, limit: Math.max(removableCount, 0) };
  const save = async (): Promise<void> => {
    const builds = sites ? filledRows(sites, adjustments.builds as never) : {};
    const commandFields = { disbands: adjustments.disbands, let_go: adjustments.let_go, builds };
    const outcome = await sendCommand({ type: "order-adjustments", as: me.value, period: gameSlice.peek()?.period.seq ?? 0, ...commandFields });
    if (outcome.state === "refused") showToast("refused", [refusalText(outcome.problem)]);
  };
  const toggleOption = (fieldName: "disbands" | "let_go", optionId: string): void => {
    const chosenPieces = adjustments[fieldName];
    setAdjustments({ ...adjustments, [fieldName]: chosenPieces.includes(optionId) ? chosenPieces.filter((choice) => choice !== optionId) : [...chosenPieces, optionId] });
  };
  return (
    <section class="dip-winter stack easy" aria-label={t("window-adjustments")}>
      <h2>{removableCount < 0 ? t("winter-disbands", { n: -removableCount }) : t("winter-builds", { n: removableCount })}</h2>
      {(["disbands", "let_go"] as const).map((fieldName) => (
        <PieceToggles key={fieldName} field={subsetField(fieldName)} chosenPieces={adjustments[fieldName]} limit={fieldName === "disbands" ? Math.max(-removableCount, 0) : 99} label={t(`field-${fieldName}`)} onToggle={(optionId) => toggleOption(fieldName, optionId)} />
      ))}
      {sites && (removableCount > 0 || sites.rows.some(({ price }) => price === 0)) && <BuildSites field={sites} filledRows={adjustments.builds} onChange={(builds) => setAdjustments({ ...adjustments, builds })} />}
      <button type="button" class="button primary" onClick={() => void save()}>
        {t("winter-save")}
      </button>
    </section>
  );
}

interface PieceTogglesProps {
  readonly field: SubsetField | undefined;
  readonly chosenPieces: readonly string[];
  readonly limit: number;
  readonly label: string;
  readonly onToggle: (optionId: string) => void;
}

function PieceToggles({ field, chosenPieces, limit, label, onToggle }: PieceTogglesProps) {
  if (!field) return null;
  return (
    <div class="dip-verbs wrapped snug" role="group" aria-label={label}>
      <p class="legend">{label}</p>
      {field.options.map(({ value: optionId }) => (
        <button key={optionId} type="button" class="chip" aria-pressed={chosenPieces.includes(optionId)} disabled={!chosenPieces.includes(optionId) && chosenPieces.length >= limit} onClick={() => onToggle(optionId)}>
          {optionName(optionId)}
        </button>
      ))}
    </div>
  );
}

interface BuildSitesProps {
  readonly field: RowsField;
  readonly filledRows: FilledRows;
  readonly onChange: (rows: FilledRows) => void;
}

/** The provinces in which the player may build, cities first. The many barbarian provinces are shown on request. */
function BuildSites({ field, filledRows, onChange }: BuildSitesProps) {
  const isCity = (row: Row): boolean => row.options.some(({ value: optionId }) => !optionId.startsWith("B"));
  const wildRows = field.rows.filter((row) => !isCity(row));
  return (
    <>
      <SiteList field={field} rows={field.rows.filter(isCity)} filledRows={filledRows} onChange={onChange} />
      {wildRows.length > 0 && (
        <details open={wildRows.some(({ of: unit }) => filledRows[unit])}>
          <summary>{t("winter-barbarians", { n: wildRows.length })}</summary>
          <SiteList field={field} rows={wildRows} filledRows={filledRows} onChange={onChange} />
        </details>
      )}
    </>
  );
}

/**
 * The possible builds of each province. The number of builds in the list is limited by the number of builds that the
 * player has.
 */
function SiteList({ field, rows, filledRows, onChange }: BuildSitesProps & { readonly rows: readonly Row[] }) {
  const stepsLeft = countRemainingSteps(field, filledRows);
  return (
    <ul class="dip-sites stack">
      {rows.map((row) => (
        <li key={row.of}>
          <span class="bold"><bdi>{placeName(row.of)}</bdi></span>
          <span class="select">
            <select
              aria-label={t("winter-build-at", { place: placeName(row.of) })}
              value={filledRows[row.of]?.[0] ?? ""}
              disabled={!filledRows[row.of] && stepsLeft < row.price}
              onChange={(event) => onChange(withSteps(filledRows, row.of, event.currentTarget.value ? [event.currentTarget.value] : []))}
            >
              <option value="">{t("winter-nothing")}</option>
              {row.options.map(({ value: optionId }) => (
                <option key={optionId} value={optionId}>
                  {optionName(optionId)}
                </option>
              ))}
            </select>
          </span>
        </li>
      ))}
    </ul>
  );
}
