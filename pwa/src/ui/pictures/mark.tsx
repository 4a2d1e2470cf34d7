import { pack } from "../pack";
import { Drawn } from "./drawn";

const common = async () => (await import("./common")).COMMON_ACTS;

/** The picture before an act: the game's own, or that of an act which all games have. */
export function ActMark({ type }: { type: string }) {
  return (
    <span class="act-mark">
      <Drawn from={pack.value.pictures ?? common} name={type} />
    </span>
  );
}
