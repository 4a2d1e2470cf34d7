// Written by `npm run wire` from the server's own description. Do not change it here.

import type { AppealDoc, AwaitedDoc, CardDoc, DutyDoc, GameDoc, PetitionDoc, QuestionDoc } from "../../core/wire";

/** The slices of a game of ludi_romani, by key. Which are there depends on the viewer. */
export type Slices = {
  readonly game?: GameDoc;
  readonly awaited?: AwaitedDoc;
  readonly names?: { readonly [key: string]: string };
  readonly [key: `petition/${string}`]: PetitionDoc;
  readonly [key: `duty/${string}`]: DutyDoc;
  readonly [key: `appeal/${string}`]: AppealDoc;
  readonly [key: `question/${string}`]: QuestionDoc;
  readonly [key: `card/${string}`]: CardDoc;
} & {
  readonly [key: string]: unknown;
};
