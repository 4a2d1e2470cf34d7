/** Where the texts of this game lie. */

const FILES: Readonly<Record<string, string>> = import.meta.glob(
  ["./en.ftl", "../../../../ledger/games/roman_diplomacy/messages/en*.ftl"],
  { query: "?url", import: "default", eager: true },
);

/** Their addresses, the phone's own first. */
export const files: readonly string[] = Object.values(FILES);
