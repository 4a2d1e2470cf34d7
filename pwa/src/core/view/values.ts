/** Plain values in forms, commands and messages. */

/** A value of a field, or an argument of a message. */
export type Arg = string | number | boolean | null | readonly Arg[] | { readonly [name: string]: Arg };

/** The arguments of a message, or the fields of a command, by name. */
export type Args = Readonly<Record<string, unknown>>;

/** Amounts by asset. */
export type Holdings = Readonly<Record<string, number>>;

/** A sentence from the message files. */
export interface Message {
  /** The key of the sentence. */
  readonly key: string;
  /** The arguments that are inserted into the sentence. */
  readonly args?: Args;
}
