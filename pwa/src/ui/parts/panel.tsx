import type { ComponentChildren } from "preact";

/** Draw a panel of stone with a heading. */
export function Panel({ title, children, tone }: { title?: string; children: ComponentChildren; tone?: string }) {
  return (
    <section class="panel" data-tone={tone}>
      {title && <h2 class="panel-title">{title}</h2>}
      {children}
    </section>
  );
}

/**
 * Draw a short text in a frame, such as a status, a role or a count. An inner box keeps the spaces between the words.
 */
export function Chip({ children, tone }: { children: ComponentChildren; tone?: string }) {
  return (
    <span class="chip" data-tone={tone}>
      <span>{children}</span>
    </span>
  );
}
