/** Line icons, 24 by 24, drawn in the colour of the text around them. */

const PATHS = {
  hand: "M5 21V9a1.5 1.5 0 0 1 3 0v4V4.5a1.5 1.5 0 0 1 3 0V12V3.5a1.5 1.5 0 0 1 3 0V12V5.5a1.5 1.5 0 0 1 3 0V15l1.3-2.2a1.5 1.5 0 0 1 2.6 1.5L17.5 21z",
  acts: "M13.5 2 5 13.5h5.5L9.5 22 19 9.5h-6z",
  map: "m3 6 6-3 6 3 6-3v15l-6 3-6-3-6 3zM9 3v15M15 6v15",
  people: "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c.4-3.8 3-6 6.5-6s6.1 2.2 6.5 6zM16 4.3a3.5 3.5 0 0 1 0 6.4M17.5 14.3c2.2.7 3.6 2.7 4 5.7",
  person: "M12 12a4.2 4.2 0 1 0 0-8.4 4.2 4.2 0 0 0 0 8.4zM4 20.5c.5-4.6 3.6-6.5 8-6.5s7.5 1.9 8 6.5z",
  bot: "M12 2.5v3M6 5.5h12v13H6zM3.5 10v4M20.5 10v4M9.5 10v.2M14.5 10v.2M10 14.5h4M9 21.5h6",
  dice: "M4 4h16v16H4zM8 8v.2M16 8v.2M12 12v.2M8 16v.2M16 16v.2",
  back: "m15 5-7 7 7 7",
  name: "M4 20.5c1-6 5-13 15.5-16.5-.5 5-3.5 10.5-10 12.5M4 20.5l5.5-7M12.5 20.5h7",
  hands: "M3 13.5 7 9.5h4l2.5 2M21 13.5l-4-4h-3.5L9 13a1.7 1.7 0 0 0 2.5 2.2l1.5-1 4.5 3.3M3 13.5l5.5 5 3 1 3-1M8 4.5h8M13.5 2l2.5 2.5L13.5 7",
  chronicle: "M6 3h11.5a2.5 2.5 0 0 1 0 5H17v10.5a2.5 2.5 0 0 1-2.5 2.5H4.5A2.5 2.5 0 0 1 7 18.5V5.5A2.5 2.5 0 0 0 4.5 3H6M10 11h4M10 15h4",
  letters: "M3 6h18v12H3zl9 7 9-7",
  desk: "M3 9 12 3l9 6zM5 9v9M10 9v9M14 9v9M19 9v9M3 21h18M3 18h18",
  console: "M12 3v15M7 21h10M4.5 7h15M4.5 7 2 13.5h5zM19.5 7 17 13.5h5zM2 13.5a2.5 2.5 0 0 0 5 0M17 13.5a2.5 2.5 0 0 0 5 0",
  rules: "M4 4.5C6.5 3 9.5 3 12 5c2.5-2 5.5-2 8-.5V19c-2.5-1.5-5.5-1.5-8 .5-2.5-2-5.5-2-8-.5zM12 5v14.5",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "m6 6 12 12M18 6 6 18",
  search: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5 21 21",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  check: "m4.5 12.5 5 5L19.5 7",
  chevron: "m9 5 7 7-7 7",
  alert: "M12 4 2.5 20h19zM12 10v5M12 17.5v.2",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  pause: "M8 5v14M16 5v14",
  play: "M7 4.5v15l12-7.5z",
  refresh: "M20 12a8 8 0 1 1-2.5-5.8M20 3.5v4.2h-4.2",
  hourglass: "M6 3h12M6 21h12M7 3c0 5 4 6 5 9 1-3 5-4 5-9M7 21c0-5 4-6 5-9 1 3 5 4 5 9",
  qr: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h3v3M20 14v6h-3",
  eye: "M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12zM12 9a3 3 0 1 0 .1 0",
  hidden: "M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12zM4 4l16 16",
  gavel: "m13 4 6 6M15 2l6 6M9.5 7.5l6 6M12.5 10.5 4 19l2 2 8.5-8.5",
  undo: "M8 5 3.5 9.5 8 14M4 9.5h10a6 6 0 0 1 0 12h-3",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2",
  card: "M5 3h14v18H5zM9 8h6M9 12h6M9 16h3",
} as const;

export type IconName = keyof typeof PATHS;

export const isIcon = (name: string): name is IconName => name in PATHS;

export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg class="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
