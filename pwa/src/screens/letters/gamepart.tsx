import { lazyOnce } from "../../ui/lazy";
import type { LetterPartProps } from "../../ui/gamepack";
import { pack } from "../../ui/pack";

/** The proposals and answers that this game adds to letters. In a game without them, nothing is shown. */
export function GameLetterPart(props: LetterPartProps) {
  const Part = pack.value.letters && lazyOnce(pack.value.letters);
  return Part ? <Part {...props} /> : null;
}
