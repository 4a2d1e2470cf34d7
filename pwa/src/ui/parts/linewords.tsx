import type { SentencePart } from "../../core/words/messages";
import type { Message } from "../../core/view/values";
import { messageParts } from "../texts";
import { SentenceParts } from "./words";

/** Matches the punctuation marks that follow a name. */
const MARK_PATTERN = /^[,.;:!?)]+/;

const markOf = (sentencePart: SentencePart | undefined): string => (typeof sentencePart === "string" ? (MARK_PATTERN.exec(sentencePart)?.[0] ?? "") : "");

/**
 * Draw a message of which a tap on a name opens the sheet of the person, place or rule. A punctuation mark stays in one
 * line with the name before it. Otherwise a browser may break the line between them, because the name is a button.
 */
export function LineWords({ message }: { message: Message }) {
  const parts = messageParts(message);
  return (
    <>
      {parts.map((sentencePart, index) => {
        if (typeof sentencePart === "string") {
          const isAfterName = typeof parts[index - 1] === "object";
          return <SentenceParts key={index} parts={[isAfterName ? sentencePart.slice(markOf(sentencePart).length) : sentencePart]} />;
        }
        return (
          <span key={index} class="name-end">
            <SentenceParts parts={[sentencePart]} canTap />
            {markOf(parts[index + 1])}
          </span>
        );
      })}
    </>
  );
}
