/** The sentences about a problem of a request of an organiser. */

import type { Problem } from "../../core/view/api";
import { t } from "../../ui/texts";

/** Return what the server says about a problem, or that it does not answer. */
export const sentenceOf = ({ doc }: Problem): string => doc.detail || doc.title || t("ui-organiser-no-answer");

/** Return the sentences of a problem: about each field, or about the whole request. */
export const sentencesOf = (problem: Problem): readonly string[] => (problem.doc.errors?.length ? problem.doc.errors.map(({ message }) => message) : [sentenceOf(problem)]);
