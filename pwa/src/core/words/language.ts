/** The languages of the app, and the choice of one language. */

/**
 * The languages in which the app has texts. The texts of all other languages are translations of the first language's
 * texts.
 */
export const LANGUAGES = ["en", "es"] as const;

/** The tag of a language in which the app has texts. */
export type Language = (typeof LANGUAGES)[number];

/** The texts of one part of the app by language: the address of a file, or the texts themselves. */
export type TextsByLanguage = Readonly<Record<Language, string>>;

/**
 * Return the language that was chosen on a phone. If none was chosen, return the first of the owner's languages that
 * has texts. Otherwise return English.
 */
export const chooseLanguage = (choice: string, preferences: readonly string[]): Language =>
  ([choice, ...preferences].map(baseLanguage).find((base) => (LANGUAGES as readonly string[]).includes(base)) ?? "en") as Language;

/** Return the language of a tag such as `es-MX`, without its region. */
export const baseLanguage = (tag: string): string => tag.split("-", 1)[0] ?? "";
