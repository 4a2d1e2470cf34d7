import { Fragment } from "preact";
import { readingQuestionKey } from "../../core/view/readings";
import { language } from "../../ui/language";
import { gameSlice } from "../../ui/services";
import { t } from "../../ui/texts";
import { readingsWithValues } from "./book";

/**
 * The English text of a rule. If the text names a reading, the name is replaced with the reading's question in the
 * viewer's language.
 */
export function RuleText({ text }: { text: string }) {
  const readingNames = readingsWithValues(gameSlice.value?.ruleset ?? "", {}).map(({ name }) => name);
  if (!readingNames.length) return <>{text}</>;
  const pieces = text.split(new RegExp(`(?<![\\w.])(${readingNames.join("|").replace(/\./g, "\\.")})(?![\\w])`));
  return (
    <>
      {pieces.map((piece, index) => (index % 2 ? <q key={index} lang={language.value}>{t(readingQuestionKey(piece))}</q> : <Fragment key={index}>{piece}</Fragment>))}
    </>
  );
}
