/** Where the texts of this game lie. The words on printed cards are not needed here. */

const FILES: Readonly<Record<string, string>> = import.meta.glob(
  ["./en.ftl", "../../../../ledger/games/cursus_honorum/messages/en*.ftl", "!../../../../ledger/games/cursus_honorum/messages/*.cards.ftl"],
  { query: "?url", import: "default", eager: true },
);

/** Their addresses, the phone's own first. */
export const files: readonly string[] = Object.values(FILES);
