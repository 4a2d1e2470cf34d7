import { Fragment } from "preact";
import type { ComponentChildren } from "preact";
import type { Part, Ref } from "../../core/words/messages";
import type { Message } from "../../core/view/values";
import { breakableName } from "./breakable";
import { openReference } from "../follow";
import { parts } from "../texts";

/** Kinds of references that open a sheet when they are tapped. */
const KINDS_WITH_SHEET = new Set<Ref["kind"]>(["who", "place", "rule"]);

/** Draws plain text and names of things, for example with terms to look up. */
type DrawPart = (text: string) => ComponentChildren;

/** The properties of `Words`. */
interface Props {
  /** Whether names open their sheet when tapped. */
  readonly tap?: boolean;
  readonly gloss?: DrawPart | undefined;
}

/** Draw a message with its names set off. With `tap`, names open the sheet of their person, place or rule. */
export function Words({ message, ...props }: Props & { message: Message }) {
  return <SentenceParts parts={parts(message)} {...props} />;
}

/** Draw the parts of a sentence with its names set off. */
export function SentenceParts({ parts: all, tap = false, gloss = (text) => text }: Props & { parts: readonly Part[] }) {
  return (
    <>
      {all.map((part, index) => {
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

/** Draw the id of a rule. A tap opens the rule. */
export function RuleLink({ rule }: { rule: string }) {
  return (
    <button type="button" class="rule-link" onClick={() => openReference({ kind: "rule", id: rule })}>
      {rule}
    </button>
  );
}
