/** The wishes of guests in words. */

import type { PublicCharacterDoc } from "../../core/view/wire";
import { t } from "../../ui/texts";

/** Return a wish in words: the name of a character or of a role. */
export function wishText(wish: string, cast: readonly PublicCharacterDoc[]): string {
  const [kind = "", id = ""] = wish.split("/");
  return kind === "role" ? t(`role-${id}`) : (cast.find((character) => character.id === id)?.name ?? id);
}
