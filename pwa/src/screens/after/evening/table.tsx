import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../../ui/texts";
import { Heads } from "../heads";
import { SCROLLED } from "../scrolled";

interface Props {
  readonly label: string;
  /** The head of each column, that of the rows' names first. */
  readonly heads: readonly string[];
  readonly rows: readonly { readonly head: string; readonly cells: readonly string[] }[];
}

/** A table of figures, scrolled by itself where it is too wide. */
export function Table({ label, heads, rows }: Props) {
  return (
    <div class="evening-table" aria-label={label} {...SCROLLED}>
      <table aria-label={label}>
        <Heads heads={heads} />
        <tbody>
          {rows.map(({ head, cells }, row) => (
            <tr key={row}>
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

/** The table of a picture, folded up on the screen and open on paper. */
export function Folded({ children }: { children: ComponentChildren }) {
  const folded = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const unfold = (): void => {
      if (folded.current) folded.current.open = true;
    };
    addEventListener("beforeprint", unfold);
    return () => removeEventListener("beforeprint", unfold);
  }, []);
  return (
    <details ref={folded}>
      <summary>{t("evening-as-table")}</summary>
      {children}
    </details>
  );
}
