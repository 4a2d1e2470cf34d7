/** Plain values that forms, commands and messages are made of. */

/** A value of a field, or an argument of a message. */
export type Arg = string | number | boolean | null | readonly Arg[] | { readonly [name: string]: Arg };

export type Args = Readonly<Record<string, unknown>>;

/** How much of what somebody has, by asset. */
export type Holdings = Readonly<Record<string, number>>;

/** A sentence of the message files, and what fills its gaps. */
export interface Message {
  readonly key: string;
  readonly args?: Args;
}
