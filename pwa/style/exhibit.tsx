/** The elements of the style page. The page shows components, each in all of its states. */

import { render } from "preact";
import type { VNode } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import type { Arg } from "../src/core/view/values";
import type { FormField } from "../src/core/view/wire";
import { FieldInput } from "../src/ui/fields/field";
import { layTable } from "./table";

/** The states that every component must show. */
export const STATES = ["plain", "focus", "disabled", "busy", "refused", "late", "long", "empty"] as const;
/** A state of a component. */
export type State = (typeof STATES)[number];

/** A component on the style page. */
export interface Exhibit {
  readonly name: string;
  /** The component in each of its states. */
  readonly states: Readonly<Partial<Record<State, VNode>>>;
  /** For each state that the component does not have, the reason. */
  readonly missingStates: Readonly<Partial<Record<State, string>>>;
  /** Whether the component belongs at an edge of the screen. The sample of such a component has its own edge. */
  readonly needsStage?: boolean;
}

/** Return the given states as missing, with a reason. */
export const leaveOut = (reason: string, ...states: readonly State[]): Partial<Record<State, string>> =>
  Object.fromEntries(states.map((state) => [state, reason]));

/** The missing states of a component that only shows text. */
export const STILL = leaveOut("It says something and cannot be tapped.", "focus", "disabled", "busy", "refused", "late");

const FOCUSABLE = "button, a, input, select, textarea";

/** Draw children so that the first focusable element looks as if it had the focus. */
export function Focused({ children }: { children: ComponentChildren }) {
  const holderRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    holderRef.current?.querySelector<HTMLElement>(FOCUSABLE)?.setAttribute("data-focused", "");
  });
  return <div ref={holderRef}>{children}</div>;
}

/** Draw a component after the table was changed. There is only one table, so a copy of the drawing is kept. */
export function Seen({ onReady, children }: { onReady: () => void; children: VNode }) {
  const holderRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const holder = document.createElement("div");
    onReady();
    render(children, holder);
    holderRef.current?.replaceChildren(...holder.cloneNode(true).childNodes);
    render(null, holder);
    layTable();
  }, []);
  return <div ref={holderRef} />;
}

/** Draw a field of a form. A reader of the style page can fill it in. */
export function Filled({ field, start }: { field: FormField; start?: Arg }) {
  const [value, setValue] = useState<Arg | undefined>(start);
  return <FieldInput act="sample-buy" field={field} value={value} onChange={setValue} />;
}
