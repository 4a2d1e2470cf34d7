/** The initials on the shields of mortals. Shields of one role have one icon and one colour. */

import type { VNode } from "preact";
import { slicesOfFamily } from "../../core/view/selectors";
import { signalPerKey } from "../../core/view/slicesignals";
import { view } from "../../ui/services";
import type { PersonDoc } from "../../core/view/wire";
import "./initials.css";

/**
 * Return two letters of a name: the first letter, and the next letter that tells the name apart from the others that begin
 * alike. If no letter does, it is the second letter.
 */
export function initialsAmong(name: string, otherNames: readonly string[]): string {
  const [firstLetter = "", ...otherLetters] = lettersOf(name);
  const sameInitials = otherNames.filter((otherName) => otherName !== name).map(lettersOf).filter(([letter]) => letter === firstLetter).map((letters) => letters.slice(1));
  const position = otherLetters.findIndex((letter, index) => sameInitials.every((letters) => letters[index] !== letter));
  return firstLetter + (otherLetters[Math.max(position, 0)] ?? "");
}

/** Return the letters of a name, without dots, spaces and signs. */
const lettersOf = (name: string): readonly string[] => name.match(/\p{L}/gu) ?? [];

/** Return the initials of a mortal; "" for a person whom the viewer does not know. A crest is drawn again if they change. */
const initialsOf = signalPerKey((personId: string): string => {
  const mortals = slicesOfFamily<PersonDoc>(view.value, "person").filter(({ mortal: isMortal }) => isMortal);
  const shortName = mortals.find((person) => person.id === personId)?.short ?? "";
  return initialsAmong(shortName, mortals.map(({ short }) => short));
});

/** Draw the initials of a mortal over the icon of the role. The letters are no text, because the name is always beside them. */
export const withInitials = (personId: string, glyph: VNode): VNode => (
  <span class="initials" data-initials={initialsOf(personId)}>
    {glyph}
  </span>
);
