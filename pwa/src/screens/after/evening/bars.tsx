import type { ComponentChildren } from "preact";
import { texts } from "../../../ui/texts";
import { Heads } from "../heads";
import type { Cell } from "./csv";
import { SaveTable } from "./save";

/** Percent of its cell that the longest bar takes; the rest is for its number. */
const LONGEST = 70;

interface Row {
  readonly name: Cell;
  /** How the name is shown, if otherwise than as it is. */
  readonly shown?: ComponentChildren;
  readonly n: number;
}

interface Props {
  readonly title: string;
  readonly heads: readonly [string, string];
  readonly rows: readonly Row[];
}

/** Numbers as bars, each with what it counts: a picture that is its own table. */
export function Bars({ title, heads, rows }: Props) {
  const most = Math.max(1, ...rows.map(({ n }) => n));
  return (
    <>
      <table class="evening-bars" aria-label={title}>
        <Heads heads={heads} />
        <tbody>
          {rows.map(({ name, shown, n }) => (
            <tr key={name}>
              <th scope="row">{shown ?? name}</th>
              <td>
                <span class="evening-bar" style={{ width: `${(LONGEST * n) / most}%` }} /> {texts.value.count(n)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <SaveTable title={title} rows={() => [heads, ...rows.map(({ name, n }) => [name, n])]} />
    </>
  );
}
