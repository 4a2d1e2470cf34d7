import type { ComponentChildren } from "preact";

/** A panel of stone with a heading. */
export function Panel({ title, children, tone }: { title?: string; children: ComponentChildren; tone?: string }) {
  return (
    <section class="panel" data-tone={tone}>
      {title && <h2 class="panel-title">{title}</h2>}
      {children}
    </section>
  );
}

/** A short word set in a frame: a status, a role, a count. Words stand in one box, which keeps the spaces between them. */
export function Chip({ children, tone }: { children: ComponentChildren; tone?: string }) {
  return (
    <span class="chip" data-tone={tone}>
      <span>{children}</span>
    </span>
  );
}
