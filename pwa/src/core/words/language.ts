/** Languages: which there are, and which one a phone speaks. */

/** Every language in which there are texts; the first is what the texts of all others are made from. */
export const LANGUAGES = ["en", "es"] as const;

export type Language = (typeof LANGUAGES)[number];

/** The texts of one part of the app in each language: where a file of them lies, or the texts themselves. */
export type Texts = Readonly<Record<Language, string>>;

/** The language chosen on a phone, else the first that its owner reads and that has texts, else English. */
export const spoken = (chosen: string, wanted: readonly string[]): Language =>
  ([chosen, ...wanted].map(baseOf).find((base) => (LANGUAGES as readonly string[]).includes(base)) ?? "en") as Language;

/** The language of a tag such as `es-MX`, without its region. */
export const baseOf = (tag: string): string => tag.split("-", 1)[0] ?? "";
