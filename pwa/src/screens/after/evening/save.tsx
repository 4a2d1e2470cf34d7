import { download } from "../../../ui/download";
import { here } from "../../../ui/router";
import { t } from "../../../ui/texts";
import { csv } from "./csv";
import type { Cell } from "./csv";

interface Props {
  /** Of what the table is. */
  readonly title: string;
  /** Its heads, then its rows. */
  readonly rows: () => readonly (readonly Cell[])[];
}

/** Saves a table as a file for spreadsheets. */
export function SaveTable({ title, rows }: Props) {
  const save = (): void => download(`${here.value.game}-${title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-")}.csv`, csv(rows()), "text/csv");
  return (
    <button type="button" class="link evening-save" aria-label={t("evening-save-of", { title })} onClick={save}>
      {t("evening-save")}
    </button>
  );
}
