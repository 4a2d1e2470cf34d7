import { Fragment } from "preact";
import type { ComponentChildren } from "preact";
import type { SentencePart, Ref } from "../../core/words/messages";
import type { Message } from "../../core/view/values";
import { breakableName } from "./breakable";
import { openReference } from "../reference";
import { messageParts } from "../texts";

/** The kinds of references that open a sheet when a player taps them. */
const KINDS_WITH_SHEET = new Set<Ref["kind"]>(["who", "place", "rule"]);

/** Draws plain text and names of objects. For example, it draws terms that a player can look up. */
type DrawPart = (text: string) => ComponentChildren;

/** The properties of `MessageText`. */
interface Props {
  /** Whether a tap on a name opens the sheet of the named object. */
  readonly tap?: boolean;
  readonly gloss?: DrawPart | undefined;
}

/**
 * Draw a message in which names are set off from the text. With `tap`, a tap on a name opens the sheet of the person,
 * place or rule.
 */
export function MessageText({ message, ...props }: Props & { message: Message }) {
  return <SentenceParts parts={messageParts(message)} {...props} />;
}

/** Draw the parts of a sentence in which names are set off from the text. */
export function SentenceParts({ parts, tap = false, gloss = (text) => text }: Props & { parts: readonly SentencePart[] }) {
  return (
    <>
      {parts.map((part, index) => {
        if (typeof part === "string") return <Fragment key={index}>{gloss(part)}</Fragment>;
        if (tap && KINDS_WITH_SHEET.has(part.kind)) {
          return (
            <button key={index} type="button" class="name-link" onClick={() => openReference(part)}>
              <bdi>{part.text}</bdi>
            </button>
          );
        }
        return (
          <bdi key={index} class="name" data-kind={part.kind}>
            {part.kind === "asset" ? gloss(part.text) : breakableName(part.text)}
          </bdi>
        );
      })}
    </>
  );
}

/** Draw the id of a rule. A tap opens the sheet of the rule. */
export function RuleLink({ rule }: { rule: string }) {
  return (
    <button type="button" class="rule-link" onClick={() => openReference({ kind: "rule", id: rule })}>
      {rule}
    </button>
  );
}
