import { useEffect, useState } from "preact/hooks";
import { isolate } from "../../core/words/isolates";
import { cards, slicesOfFamily, people } from "../../core/view/selectors";
import type { CastMemberDoc, PersonDoc } from "../../core/view/wire";
import { refusalText, sendCommand } from "../../ui/act/send";
import { me } from "../../ui/me";
import { CrestOf } from "../../ui/parts/crest";
import { SheetHead } from "../../ui/parts/sheet";
import { closeSheet } from "../../ui/router";
import { view } from "../../ui/services";
import { personName, t } from "../../ui/texts";
import { decodeFile } from "./file";
import { castPersonCommand } from "./seat";
import { COLUMNS, checkRows, guessColumns, headingsAsFirstRow, readSpreadsheet } from "./table";
import type { Columns, CheckedRow, SpreadsheetTable } from "./table";
import "../../ui/typedtexts";
import "virtual:texts/cast";

/** The number of rows that are shown when the steward chooses columns. */
const MAX_SAMPLE_ROWS = 4;

/** A row that the server refused, with the reason. */
interface RefusedRow {
  readonly row: CheckedRow;
  readonly reason: string;
}

/** Return the characters that have a card. Only these characters can be assigned to people. */
function charactersWithCard(): readonly PersonDoc[] {
  const characters = new Set(cards(view.value).map(({ character }) => character));
  return people(view.value).filter(({ id }) => characters.has(id));
}

/**
 * Import the cast from a spreadsheet. The steward pastes the list or chooses a file, reviews each row, and then sends
 * the rows.
 */
export function ImportSheet() {
  const [text, setText] = useState("");
  const [table, setTable] = useState<SpreadsheetTable | null>(null);
  const [columns, setColumns] = useState<Columns>({ name: -1, character: -1, note: -1 });
  useEffect(() => {
    let isCurrent = true;
    void readSpreadsheet(text).then((table) => {
      if (!isCurrent) return;
      const fullTable = headingsAsFirstRow(table, charactersWithCard());
      setTable(fullTable);
      setColumns(guessColumns(fullTable, charactersWithCard()));
    });
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return (
    <div class="act">
      <SheetHead title={t("cast-import")} />
      {text.trim() && table?.headings.length ? (
        <RowReview table={table} columns={columns} onColumns={setColumns} onOther={() => setText("")} />
      ) : (
        <ListInput onGiven={setText} />
      )}
    </div>
  );
}

/** Ask for the list, which is pasted text or a file. */
function ListInput({ onGiven }: { onGiven: (text: string) => void }) {
  const [pastedText, setPastedText] = useState("");
  return (
    <>
      <div class="sheet-scroll">
        <p>{t("cast-import-about")}</p>
        <label class="field">
          <span class="legend">{t("cast-paste")}</span>
          <textarea rows={7} value={pastedText} spellcheck={false} onInput={(event) => setPastedText(event.currentTarget.value)} />
        </label>
        <label class="button cast-file">
          <span>{t("cast-file")}</span>
          <input class="unseen" type="file" accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain" onChange={(event) => void event.currentTarget.files?.[0]?.arrayBuffer().then((file) => onGiven(decodeFile(file)))} />
        </label>
        <p class="quiet">{t("cast-private")}</p>
      </div>
      <footer class="sheet-foot">
        <button type="button" class="button primary" disabled={!pastedText.trim()} onClick={() => onGiven(pastedText)}>
          {t("cast-look")}
        </button>
      </footer>
    </>
  );
}

interface ReviewProps {
  readonly table: SpreadsheetTable;
  readonly columns: Columns;
  readonly onColumns: (columns: Columns) => void;
  readonly onOther: () => void;
}

/** Show every row before the rows are sent. A row shows its character, or the reason why it does not fit. */
function RowReview({ table, columns, onColumns, onOther }: ReviewProps) {
  const [sentCount, setSentCount] = useState(0);
  const [refusedRows, setRefusedRows] = useState<readonly RefusedRow[] | null>(null);
  const [rows, setRows] = useState<readonly CheckedRow[] | null>(null);
  const checkedNow = checkRows(table, columns, charactersWithCard(), slicesOfFamily<CastMemberDoc>(view.value, "cast"));
  const missingColumn = (["name", "character"] as const).find((column) => columns[column] < 0);
  const checkedRows = rows ?? checkedNow;
  const goodRows = checkedRows.filter(({ fault }) => !fault);
  const faultyRows = checkedRows.filter(({ fault }) => fault);
  const note = async (): Promise<void> => {
    setRows(checkedNow);
    setRefusedRows(await sendRows(goodRows, setSentCount));
  };
  if (refusedRows) return <ImportResult importedCount={goodRows.length - refusedRows.length} refusedRows={refusedRows} />;
  return (
    <>
      <div class="sheet-scroll">
        <div class="cast-columns stack easy">
          {COLUMNS.map((column) => (
            <label key={column} class="field select">
              <span class="legend">{t(`cast-column-${column}`)}</span>
              <select value={columns[column]} onChange={(event) => onColumns({ ...columns, [column]: Number(event.currentTarget.value) })}>
                <option value={-1}>{t("cast-column-none")}</option>
                {table.headings.map((heading, index) => (
                  <option key={index} value={index}>
                    {heading || t("cast-column-number", { n: index + 1 })}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </div>
        {missingColumn ? (
          <ColumnChoice table={table} column={missingColumn} />
        ) : (
          <>
            <p role="status">{t("cast-looked", { good: goodRows.length, bad: faultyRows.length })}</p>
            {faultyRows.length > 0 && <ReviewedRows title={t("cast-bad")} rows={faultyRows} />}
            {goodRows.length > 0 && <ReviewedRows title={t("cast-good")} rows={goodRows} />}
          </>
        )}
      </div>
      <footer class="sheet-foot">
        <button type="button" class="button quiet-button" disabled={rows !== null} onClick={onOther}>
          {t("cast-other-list")}
        </button>
        <button type="button" class="button primary" disabled={Boolean(missingColumn) || !goodRows.length || rows !== null} aria-busy={rows !== null} onClick={() => void note()}>
          {rows ? t("cast-noting", { n: sentCount, all: goodRows.length }) : t("cast-note", { n: goodRows.length })}
        </button>
      </footer>
    </>
  );
}

/** Show the first rows unchanged, and ask which column has the names or the characters. */
function ColumnChoice({ table, column }: { table: SpreadsheetTable; column: "name" | "character" }) {
  return (
    <>
      <p role="alert">{t(`cast-which-${column}`)}</p>
      <ul class="cast-rows">
        {table.rows.slice(0, MAX_SAMPLE_ROWS).map(({ rowNumber, cells }) => (
          <li key={rowNumber}>
            <span class="cast-number">{rowNumber}</span>
            <span class="option-text">{cells.map(isolate).join(" · ")}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function ReviewedRows({ title, rows }: { title: string; rows: readonly CheckedRow[] }) {
  return (
    <section>
      <h3 class="legend">{title}</h3>
      <ul class="cast-rows">
        {rows.map((row) => (
          <li key={row.rowNumber} data-bad={row.fault !== null && row.fault.key !== "cast-fault-known"}>
            <span class="cast-number">{row.rowNumber}</span>
            {row.character && <CrestOf id={row.character} size={28} />}
            <span class="option-text">
              <span class="option-name"><bdi>{row.name || "–"}</bdi></span>
              <span class="option-note">{row.fault ? t(row.fault.key, row.fault.args) : [personName(row.character), isolate(row.note)].filter(Boolean).join(" · ")}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Send one row after the other. `onSent` gets the number of rows sent so far. Return the rows that the server refused.
 */
async function sendRows(rows: readonly CheckedRow[], onSent: (sentCount: number) => void): Promise<readonly RefusedRow[]> {
  const refusedRows: RefusedRow[] = [];
  for (const [rowIndex, row] of rows.entries()) {
    const outcome = await sendCommand(castPersonCommand(me.peek(), row.character, row.name, row.note), true);
    if (outcome.state === "refused") refusedRows.push({ row, reason: refusalText(outcome.problem) });
    onSent(rowIndex + 1);
  }
  return refusedRows;
}

function ImportResult({ importedCount, refusedRows }: { importedCount: number; refusedRows: readonly RefusedRow[] }) {
  return (
    <>
      <div class="sheet-scroll">
        <p role="status">{t("cast-noted", { n: importedCount })}</p>
        <ul class="cast-rows">
          {refusedRows.map(({ row, reason }) => (
            <li key={row.rowNumber} data-bad="true">
              <span class="cast-number">{row.rowNumber}</span>
              <span class="option-text">
                <span class="option-name"><bdi>{row.name}</bdi></span>
                <span class="option-note">{reason}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <footer class="sheet-foot">
        <button type="button" class="button primary" onClick={closeSheet}>
          {t("cast-done")}
        </button>
      </footer>
    </>
  );
}
