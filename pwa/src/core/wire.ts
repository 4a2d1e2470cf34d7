/** What travels between server and phone. */

export type * from "./wire/base";
export type * from "./wire/cards";
export type * from "./wire/forms";
export type * from "./wire/founding";
export type * from "./wire/lines";
export type * from "./wire/view";
