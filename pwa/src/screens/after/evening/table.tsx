import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../../ui/texts";
import { HeadRow } from "../heads";
import { SCROLLABLE_ATTRIBUTES } from "../scrollattributes";

interface FigureTableProps {
  readonly label: string;
  /** The headings of the columns. The first heading is for the column of row names. */
  readonly heads: readonly string[];
  readonly rows: readonly { readonly head: string; readonly cells: readonly string[] }[];
}

/** A table of figures. A table that is too wide scrolls by itself. */
export function FigureTable({ label, heads, rows }: FigureTableProps) {
  return (
    <div class="evening-table" aria-label={label} {...SCROLLABLE_ATTRIBUTES}>
      <table aria-label={label}>
        <HeadRow heads={heads} />
        <tbody>
          {rows.map(({ head, cells }, rowIndex) => (
            <tr key={rowIndex}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The table of a chart. The table is folded up on the screen, below its summary, and unfolded on paper. */
export function FoldedTable({ summary = t("evening-as-table"), children }: { summary?: string; children: ComponentChildren }) {
  const foldRef = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const unfold = (): void => {
      if (foldRef.current) foldRef.current.open = true;
    };
    addEventListener("beforeprint", unfold);
    return () => removeEventListener("beforeprint", unfold);
  }, []);
  return (
    <details ref={foldRef}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
