import { lazyOnce } from "../../ui/lazy";
import type { LetterPartProps } from "../../ui/gamepack";
import { pack } from "../../ui/pack";

/** What the game's own letters let one propose or answer; nothing in a game without them. */
export function OfGame(props: LetterPartProps) {
  const Part = pack.value.letters && lazyOnce(pack.value.letters);
  return Part ? <Part {...props} /> : null;
}
