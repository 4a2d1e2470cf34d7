/** Words that every document on the wire is made of. Times are milliseconds. */

export type Arg = string | number | boolean | null | readonly Arg[] | { readonly [name: string]: Arg };

export type Args = Readonly<Record<string, Arg>>;

export type Holdings = Readonly<Record<string, number>>;

export interface Message {
  readonly key: string;
  readonly args?: Args;
}
