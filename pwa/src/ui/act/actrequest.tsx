/** The request to open the form of an act. */

import type { FormValues } from "../../core/sending/forms";
import { lazy } from "../lazy";
import { openSheet } from "../router";

/** The act whose form is opened. */
export interface ActRequest {
  /** The type of the act. */
  readonly type: string;
  /** The character that acts. */
  readonly as: string;
  /** The officer or steward who records the act. */
  readonly recorder?: string | undefined;
  /** The values that are filled in from the start. */
  readonly preset?: FormValues | undefined;
  /** The rules that a steward overrules from the start. An example is the granting of an appeal. */
  readonly waive?: readonly string[] | undefined;
  /** The appeal that this act grants. */
  readonly appeal?: string | undefined;
}

const ActSheet = lazy(() => import("./sheet").then((module) => module.ActSheet));

/** Open the form of an act. */
export function openAct(request: ActRequest): void {
  openSheet(() => <ActSheet request={request} />, ["act", request]);
}
