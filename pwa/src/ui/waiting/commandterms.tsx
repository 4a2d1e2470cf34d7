import type { Args } from "../../core/view/values";
import { lazy } from "../lazy";
import { gloss } from "../parts/gloss";
import { useReadingChangeTexts } from "../readings";
import { pack } from "../pack";
import { amountText, fieldLabel, personName, t, texts } from "../texts";

const NamedTerm = lazy(() => import("./namedterm").then((module) => module.NamedTerm));

/** Draw the fields of a command, for petitions and appeals. */
export function CommandTerms({ type, fields }: { type: string; fields: Args }) {
  const changeTexts = useReadingChangeTexts(type, fields);
  const entries = Object.entries(fields).filter(([fieldName, value]) => value !== null && (ID_FIELDS.has(fieldName) || isReadable(String(value))));
  return (
    <dl class="terms">
      {entries.map(([fieldName, value]) =>
        ID_FIELDS.has(fieldName) ? (
          <NamedTerm key={fieldName} label={fieldLabel(type, fieldName)} name={fieldName} id={String(value)} />
        ) : (
          <div key={fieldName}>
            <dt>{fieldLabel(type, fieldName)}</dt>
            <dd>{gloss(changeTexts[fieldName] ?? termText(value))}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

/** The fields that contain the id of an entry or a question. */
const ID_FIELDS = new Set(["entry", "question"]);

/** Return whether a player can read a value. A UUID is not readable, with or without hyphens, and other fields already describe its object. */
const isReadable = (termWords: string): boolean => termWords !== "" && !/^[0-9a-f]{8}-?[0-9a-f]{4}/.test(termWords);

function termText(term: unknown): string {
  if (Array.isArray(term)) return texts.value.joinNames(term.map(termText));
  if (typeof term === "object" && term !== null) {
    return texts.value.joinNames(Object.entries(term).map(([key, member]) => (Array.isArray(member) ? rowText(key, member) : amountText(key, Number(member)))));
  }
  if (typeof term === "number") return texts.value.count(term);
  const termId = String(term);
  const optionName = pack.value.optionName?.(termId);
  if (optionName) return optionName;
  const [owner = "", asset] = termId.split("/");
  if (asset) return t("ui-of-whom", { what: texts.value.asset(asset), who: `who:${owner}` });
  if (texts.value.has(`option-${termId}`)) return t(`option-${termId}`);
  const names = [personName(termId), texts.value.text("ui-just", { it: `place:${termId}` }), texts.value.asset(termId)];
  return names.find((name) => name !== wordsOfId(termId)) ?? wordsOfId(termId);
}

/** Return a row of a form with its steps, such as "Army in Roma: goes to Tuscany". */
const rowText = (row: string, steps: readonly unknown[]): string => t("ui-term-row", { of: termText(row), steps: texts.value.joinNames(steps.map(termText)) });

const wordsOfId = (termId: string): string => {
  const words = termId.replace(/[-_]+/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};
