import { doc } from "./services";

/** Return whether the wall may show who leads. A scenario can forbid it. */
export const hasScoreBoard = (): boolean => doc.value?.score_board !== false;
