import { gameSlice } from "./services";

/** Return whether the wall may show which players lead. A scenario can forbid this. */
export const hasScoreBoard = (): boolean => gameSlice.value?.score_board !== false;
