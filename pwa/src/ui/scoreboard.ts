import { doc } from "./services";

/** Whether the wall may show who leads: unless the scenario says no. */
export const hasScoreBoard = (): boolean => doc.value?.score_board !== false;
