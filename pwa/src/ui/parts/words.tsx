import { Fragment } from "preact";
import type { ComponentChildren } from "preact";
import type { SentencePart, Ref } from "../../core/words/messages";
import type { Message } from "../../core/view/values";
import { breakableName } from "./breakablename";
import { openReference } from "../reference";
import { messageParts } from "../texts";

/** The kinds of references that open a sheet when a player taps them. */
const KINDS_WITH_SHEET = new Set<Ref["kind"]>(["who", "place", "rule"]);

/** Draws plain text and names of objects. For example, it draws terms that a player can look up. */
type DrawPart = (text: string) => ComponentChildren;

/** The properties of `MessageText`. */
interface MessageTextProps {
  /** Whether a tap on a name opens the sheet of the named object. */
  readonly canTap?: boolean;
  readonly gloss?: DrawPart | undefined;
}

/**
 * Draw a message in which names are set off from the text. With `canTap`, a tap on a name opens the sheet of the person,
 * place or rule.
 */
export function MessageText({ message, ...props }: MessageTextProps & { message: Message }) {
  return <SentenceParts parts={messageParts(message)} {...props} />;
}

/** Draw the parts of a sentence in which names are set off from the text. */
export function SentenceParts({ parts, canTap = false, gloss = (text) => text }: MessageTextProps & { parts: readonly SentencePart[] }) {
  return (
    <>
      {parts.map((sentencePart, index) => {
        if (typeof sentencePart === "string") return <Fragment key={index}>{gloss(sentencePart)}</Fragment>;
        if (canTap && KINDS_WITH_SHEET.has(sentencePart.kind)) {
          return (
            <button key={index} type="button" class="name-link" onClick={() => openReference(sentencePart)}>
              <bdi>{sentencePart.text}</bdi>
            </button>
          );
        }
        return (
          <bdi key={index} class="name" data-kind={sentencePart.kind}>
            {sentencePart.kind === "asset" ? gloss(sentencePart.text) : breakableName(sentencePart.text)}
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
