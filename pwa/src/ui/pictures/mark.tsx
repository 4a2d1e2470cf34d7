import { pack } from "../pack";
import { NamedPicture } from "./drawings";

const loadCommonActs = async () => (await import("./common")).COMMON_ACT_PICTURES;

/**
 * Draw the picture of an act. The picture comes from the game's own table, or from the table of the acts that all games
 * share.
 */
export function ActMark({ type }: { type: string }) {
  return (
    <span class="act-mark">
      <NamedPicture loadPictures={pack.value.pictures ?? loadCommonActs} name={type} />
    </span>
  );
}
