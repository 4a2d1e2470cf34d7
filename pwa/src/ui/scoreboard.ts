import { doc } from "./services";

/** Return whether the wall may show which players lead. A scenario can forbid this. */
export const hasScoreBoard = (): boolean => doc.value?.score_board !== false;
