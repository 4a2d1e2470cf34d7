import { computed } from "@preact/signals";
import { Fragment } from "preact";
import type { VNode } from "preact";
import { glossary, splitTerms } from "../../core/words/glossary";
import { openSheet } from "../router";
import { t, texts } from "../texts";
import { SheetHead } from "./sheet";
import { textKeys } from "../../core/words/textkeys";

const glossaryOfTexts = computed(() => glossary({ keys: (prefix) => textKeys(texts.value, prefix), text: t }));

/**
 * Return a text in which the terms of the rulebook can be tapped. A tap shows the meaning. The text must not be inside
 * a button or a link.
 */
export const gloss = (text: string): VNode => <GlossedText text={text} />;

/** Draw a text in which the terms of the rulebook can be tapped. A tap shows the meaning. */
export function GlossedText({ text }: { text: string }) {
  return (
    <>
      {splitTerms(text, glossaryOfTexts.value).map((piece, index) =>
        piece.term ? <GlossedTerm key={index} id={piece.term} text={piece.text} /> : <Fragment key={index}>{piece.text}</Fragment>,
      )}
    </>
  );
}

function GlossedTerm({ id, text }: { id: string; text: string }) {
  return (
    <button type="button" class="term" onClick={() => openSheet(() => <TermSheet id={id} />)}>
      {text}
    </button>
  );
}

/** Draw the meaning of a term of the rulebook. */
function TermSheet({ id }: { id: string }) {
  return (
    <div class="act">
      <SheetHead title={id.replace(/_/g, " ")} />
      <div class="sheet-scroll">
        <p class="rule-text">{t(`term-${id}`)}</p>
      </div>
    </div>
  );
}

/**
 * Draw a list of the terms in the given texts. A player can tap the terms in this list. Headings and labels need such a
 * list, because terms inside them cannot be tapped.
 */
export function TermList({ terms }: { terms: readonly string[] }) {
  const forms = new Map(terms.flatMap((text) => splitTerms(text, glossaryOfTexts.value)).flatMap(({ term, text }) => (term ? [[term, text.toLowerCase()]] : [])));
  if (!forms.size) return null;
  return (
    <p class="terms-in">
      {t("ui-terms-in")}{" "}
      {[...forms].map(([termId, text], index) => (
        <Fragment key={termId}>
          {index > 0 && " · "}
          <GlossedTerm id={termId} text={text} />
        </Fragment>
      ))}
    </p>
  );
}
