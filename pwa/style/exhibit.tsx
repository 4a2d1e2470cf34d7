/** What the style page is made of: components, each in every state that there is. */

import { render } from "preact";
import type { VNode } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import type { Arg } from "../src/core/view/values";
import type { FormField } from "../src/core/view/wire";
import { FieldInput } from "../src/ui/fields/field";
import { layTable } from "./table";

/** The states that are asked of every component. */
export const STATES = ["plain", "focus", "disabled", "busy", "refused", "late", "long", "empty"] as const;
export type State = (typeof STATES)[number];

export interface Exhibit {
  readonly name: string;
  /** How it looks in each state. */
  readonly states: Readonly<Partial<Record<State, VNode>>>;
  /** Why it has no look of its own in the others. */
  readonly without: Readonly<Partial<Record<State, string>>>;
  /** Whether it stands at an edge of the screen, and so needs one of its own here. */
  readonly staged?: boolean;
}

/** These states are not there, for this reason. */
export const without = (why: string, ...states: readonly State[]): Partial<Record<State, string>> =>
  Object.fromEntries(states.map((state) => [state, why]));

/** What only says something has no state but its words. */
export const STILL = without("It says something and cannot be tapped.", "focus", "disabled", "busy", "refused", "late");

const FOCUSABLE = "button, a, input, select, textarea";

/** The first thing in it that can have the focus looks as if it had it. */
export function Focused({ children }: { children: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    box.current?.querySelector<HTMLElement>(FOCUSABLE)?.setAttribute("data-focused", "");
  });
  return <div ref={box}>{children}</div>;
}

/** How something looks while the table is another: there is one table, so that a copy of the look stays. */
export function Seen({ when, children }: { when: () => void; children: VNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const apart = document.createElement("div");
    when();
    render(children, apart);
    box.current?.replaceChildren(...apart.cloneNode(true).childNodes);
    render(null, apart);
    layTable();
  }, []);
  return <div ref={box} />;
}

/** A field of a form that can be filled in. */
export function Filled({ field, start }: { field: FormField; start?: Arg }) {
  const [value, setValue] = useState<Arg | undefined>(start);
  return <FieldInput act="sample-buy" field={field} value={value} onChange={setValue} />;
}
