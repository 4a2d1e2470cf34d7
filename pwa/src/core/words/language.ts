/** The languages of the app, and the choice among them. */

/** Every language with texts. The texts of all others are translated from the first. */
export const LANGUAGES = ["en", "es"] as const;

/** The tag of a language with texts. */
export type Language = (typeof LANGUAGES)[number];

/** The texts of one part of the app by language: the address of a file, or the texts themselves. */
export type Texts = Readonly<Record<Language, string>>;

/**
 * Return the language chosen on a phone. Without a choice, return the first of the owner's languages that has texts, or
 * else English.
 */
export const chooseLanguage = (chosen: string, wanted: readonly string[]): Language =>
  ([chosen, ...wanted].map(baseOf).find((base) => (LANGUAGES as readonly string[]).includes(base)) ?? "en") as Language;

/** Return the language of a tag such as `es-MX`, without its region. */
export const baseOf = (tag: string): string => tag.split("-", 1)[0] ?? "";
