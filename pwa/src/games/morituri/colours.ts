/**
 * Twelve colours for twelve seats. Players can distinguish them even in the dark. An emblem is shown beside each
 * colour.
 */

const SEAT_COLOURS = [
  "#ec6a5c",
  "#64aeea",
  "#f0c94f",
  "#86cc77",
  "#cf97ea",
  "#f59a4c",
  "#55d0be",
  "#f5aecb",
  "#b3bfd0",
  "#c79a62",
  "#dde784",
  "#9c98f0",
] as const;

export const seatColour = (seat: number): string => SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? SEAT_COLOURS[0];
