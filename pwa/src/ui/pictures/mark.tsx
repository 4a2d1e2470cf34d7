import { pack } from "../pack";
import { NamedPicture } from "./drawn";

const loadCommonActs = async () => (await import("./common")).COMMON_ACTS;

/** Draw the picture before an act, from the game's own table or from that of the common acts. */
export function ActMark({ type }: { type: string }) {
  return (
    <span class="act-mark">
      <NamedPicture from={pack.value.pictures ?? loadCommonActs} name={type} />
    </span>
  );
}
