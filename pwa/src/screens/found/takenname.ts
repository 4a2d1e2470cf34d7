import type { ProblemDoc } from "../../core/view/api";
import type { Seat } from "../../core/sending/founding";

/** Return the name at this table that the server refused because another person has it; "" if it refused no name. */
export function takenName(problem: ProblemDoc, table: readonly Seat[]): string {
  const [, seat] = problem.errors?.map(({ field }) => /^players\.(\d+)\.name$/.exec(field)).find(Boolean) ?? [];
  return (seat && table[Number(seat)]?.name.trim()) || "";
}
