/** The token of a card as it is printed and typed: in base 32 (RFC 4648), in groups of four letters. */

const BASE32_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const BITS_PER_LETTER = 5;

/** Return the printed code for a token of 16 bytes, which is given in hex. */
export function cardCode(token: string): string {
  const bits = [...token].map((digit) => Number.parseInt(digit, 16).toString(2).padStart(4, "0")).join("");
  const letters = (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32_LETTERS[Number.parseInt(five.padEnd(BITS_PER_LETTER, "0"), 2)] ?? "");
  return letters.join("").replace(/.{4}(?=.)/g, "$&-");
}
