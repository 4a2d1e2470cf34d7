import { saveTextAsFile } from "../../../ui/download";
import { currentRoute } from "../../../ui/router";
import { t } from "../../../ui/texts";
import { csvText } from "./csv";
import type { Cell } from "./csv";

interface SaveTableButtonProps {
  /** The title of the table, which becomes the name of the file. */
  readonly title: string;
  /** Returns the row of column headings, followed by the other rows. */
  readonly rows: () => readonly (readonly Cell[])[];
}

/** A button that saves a table as a CSV file. */
export function SaveTableButton({ title, rows }: SaveTableButtonProps) {
  const save = (): void => saveTextAsFile(`${currentRoute.value.game}-${title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-")}.csv`, csvText(rows()), "text/csv");
  return (
    <button type="button" class="link evening-save" aria-label={t("evening-save-of", { title })} onClick={save}>
      {t("evening-save")}
    </button>
  );
}
