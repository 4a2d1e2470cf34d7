/** The sentence about a problem of a request of an organiser. */

import type { Problem } from "../../core/view/api";
import { t } from "../../ui/texts";

/** Return what the server says about a problem, or that it does not answer. */
export const sentenceOf = ({ doc }: Problem): string => doc.detail || doc.title || t("ui-organiser-no-answer");
