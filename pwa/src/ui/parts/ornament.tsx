/** Thin ornaments. The ornaments have no meaning, so screen readers ignore them. */

/** Draw a horizontal rule with a small lozenge in the middle. */
export function OrnamentRule() {
  return (
    <svg class="ornament-rule" viewBox="0 0 240 10" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M0 5h104M136 5h104M120 1l4 4-4 4-4-4zM108 5l3-2 3 2-3 2zM126 5l3-2 3 2-3 2z" />
    </svg>
  );
}

/** Draw a heading whose letters look as if they were cut into stone. */
export function Heading({ children }: { children: string }) {
  return <h2 class="inscription">{children}</h2>;
}

const LEAVES = [0, 1, 2, 3, 4, 5].flatMap((step) => [1, -1].map((sideSign) => ({ angle: sideSign * (24 + step * 24), side: sideSign })));

/** Draw the mark of the app: an A in a laurel wreath. */
export function AppMark({ size = 72 }: { size?: number }) {
  return (
    <svg class="mark" width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      <g class="mark-laurel">
        {LEAVES.map(({ angle, side: sideSign }) => (
          <path
            key={angle}
            d="M0 0c4-2.6 5.2-7 3-11.500C-1.6-9-3-4.5 0 0z"
            transform={`rotate(${angle} 32 33) translate(32 8) rotate(${sideSign * 66})`}
          />
        ))}
        <path d="M16 51c4.5 4.4 10 6.5 16 6.500S43.5 55.4 48 51" fill="none" stroke="currentColor" stroke-width="1.4" />
      </g>
      <path class="mark-letter" d="M32 17 20.5 46h4.600l2.3-6.300h9.200L38.9 46h4.600zm0 8.600L35.4 36h-6.800zM24.5 48.500h15v1.600h-15z" />
    </svg>
  );
}
