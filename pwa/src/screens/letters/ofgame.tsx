import { lazyOnce } from "../../ui/lazy";
import type { LetterPartProps } from "../../ui/gamepack";
import { pack } from "../../ui/pack";

/** The game's own proposals and answers in letters; nothing in a game without them. */
export function GameLetterPart(props: LetterPartProps) {
  const Part = pack.value.letters && lazyOnce(pack.value.letters);
  return Part ? <Part {...props} /> : null;
}
