/** The colours of the materials in this game's drawings. */

export const EDGE_COLOUR = "#1b1210";
export const IRON = "#cdd5da";
export const BRONZE = "#d39d52";
export const BRONZE_DARK = "#8f642c";
export const LEATHER = "#7d4c2e";
export const WOOD = "#9a7446";
export const CLOTH = "#a3352a";
export const LINEN = "#ded0b4";
export const SKIN = "#c98a5e";
export const SKIN_DARK = "#9c6541";
