import type { ComponentChildren } from "preact";
import { HeadRow } from "../heads";
import { SCROLLABLE_ATTRIBUTES } from "../scrollattributes";

interface AccountTableProps {
  readonly title: string;
  /** Whether only screen readers get the title, because the title is already visible above the table. */
  readonly isTitleHidden?: boolean;
  readonly heads: readonly string[];
  readonly children: ComponentChildren;
}

/** A table of accounts, with words on the left and numbers on the right. A table that is too wide scrolls by itself. */
export function AccountTable({ title, isTitleHidden, heads, children }: AccountTableProps) {
  return (
    <div class="accounts-scroll" aria-label={title} {...SCROLLABLE_ATTRIBUTES}>
      <table class="accounts-table">
        <caption class={isTitleHidden ? "unseen" : ""}>{title}</caption>
        <HeadRow heads={heads} />
        {children}
      </table>
    </div>
  );
}
