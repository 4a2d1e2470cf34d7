/** Opens the form of an act, wherever it is asked for. */

import type { Chosen } from "../../core/sending/forms";
import { lazy } from "../lazy";
import { openSheet } from "../router";

export interface ActRequest {
  readonly type: string;
  /** The character whose act it is. */
  readonly as: string;
  /** The officer or steward who records it for them. */
  readonly recorder?: string | undefined;
  readonly preset?: Chosen | undefined;
  /** Rules a steward means to overrule from the start, as when an appeal is granted. */
  readonly waive?: readonly string[] | undefined;
  /** The appeal that is granted by it. */
  readonly appeal?: string | undefined;
}

const ActSheet = lazy(() => import("./sheet").then((module) => module.ActSheet));

export function openAct(request: ActRequest): void {
  openSheet(() => <ActSheet request={request} />);
}
