import type { ComponentChildren } from "preact";
import { texts } from "../../../ui/texts";
import { HeadRow } from "../heads";
import type { Cell } from "./csv";
import { SaveTableButton } from "./save";

/** The width of the longest bar, in percent of its cell. The rest of the cell is for the number beside the bar. */
const LONGEST_BAR_PERCENT = 70;

interface Row {
  readonly rowName: Cell;
  /** The content that is shown instead of the name; absent if the name is shown. */
  readonly mark?: ComponentChildren;
  readonly count: number;
}

interface BarTableProps {
  readonly title: string;
  readonly heads: readonly [string, string];
  readonly rows: readonly Row[];
}

/** Draw numbers as bars in a table. Each bar has a name. */
export function BarTable({ title, heads, rows }: BarTableProps) {
  const highestCount = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <>
      <table class="evening-bars" aria-label={title}>
        <HeadRow heads={heads} />
        <tbody>
          {rows.map(({ rowName, mark, count }) => (
            <tr key={rowName}>
              <th scope="row">{mark ?? rowName}</th>
              <td>
                <span class="evening-bar" style={{ width: `${(LONGEST_BAR_PERCENT * count) / highestCount}%` }} /> {texts.value.count(count)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <SaveTableButton title={title} rows={() => [heads, ...rows.map(({ rowName, count }) => [rowName, count])]} />
    </>
  );
}
