import type { ProblemDoc } from "../../core/view/api";
import type { Seat } from "../../core/sending/founding";

/** The name that the server refuses somebody at this table, as another is called so already; "" for none. */
export function refusedName(problem: ProblemDoc, table: readonly Seat[]): string {
  const [, seat] = problem.errors?.map(({ field }) => /^players\.(\d+)\.name$/.exec(field)).find(Boolean) ?? [];
  return (seat && table[Number(seat)]?.name.trim()) || "";
}
