const PATHS = {
  "act-back": "m15 5-8 7 8 7z",
  "act-on": "m9 5 8 7-8 7z",
  "period-back": "M6 5v14M19 5l-9 7 9 7z",
  "period-on": "M18 5v14M5 5l9 7-9 7z",
  "great-back": "m3 12 5-6 5 6-5 6zM21 6l-6 6 6 6",
  "great-on": "m21 12-5-6-5 6 5 6zM3 6l6 6-6 6",
  play: "M7 4.500v15l12-7.500z",
  pause: "M8 5v14M16 5v14",
  share: "M12 15V3M8 6.500 12 3l4 3.500M6 11H4.500v10h15V11H18",
  compare: "M4 5h6v14H4zM14 5h6v14h-6zM6 9h2M6 12h2M16 9h2M16 12h2M16 15h2",
} as const;

export type GlyphName = keyof typeof PATHS;

/** The icons of the replay's buttons. */
export function Glyph({ name, size = 22 }: { name: GlyphName; size?: number }) {
  return (
    <svg class="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
