import type { VNode } from "preact";
import type { Form } from "../../core/wire";
import { bag, die, helmet, hourglass, rudis, skull, spaceGlyph, swords } from "./glyphs";

const ACTS: Readonly<Record<string, VNode>> = {
  "roll-for-order": die,
  move: die,
  "draw-card": spaceGlyph("draw"),
  "keep-gear": helmet,
  "drop-gear": bag,
  "give-up": bag,
  "face-danger": spaceGlyph("bandits"),
  wait: hourglass,
  "fight-first": swords,
  strike: swords,
  "fight-on": skull,
  "fight-beast": spaceGlyph("arena"),
  "strike-beast": swords,
  "hear-the-crowd": spaceGlyph("arena"),
  "accept-mercy": rudis,
  "refuse-mercy": swords,
};

/** The sign before an act. */
export const actGlyph = ({ type }: Pick<Form, "type">): VNode => ACTS[type] ?? rudis;
