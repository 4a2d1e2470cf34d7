/** The code of a card as it is printed and typed: the end of its token in base 32 (RFC 4648). */

const BASE32_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
/** The number of hex digits of the token that the code holds: 40 bits. */
const CODE_DIGITS = 10;

/** Return the printed code for a token of 16 bytes, which is given in hex: eight letters in two groups. */
export function cardCode(token: string): string {
  const bits = Array.from(token.slice(-CODE_DIGITS), (digit) => Number.parseInt(digit, 16).toString(2).padStart(4, "0")).join("");
  const letters = (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32_LETTERS[Number.parseInt(five, 2)] ?? "");
  return letters.join("").replace(/.{4}(?=.)/g, "$&-");
}
