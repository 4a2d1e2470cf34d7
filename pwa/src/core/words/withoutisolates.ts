/** Return a text for programs, without the marks that isolate names for people (`isolates.ts`). */
export const withoutIsolates = (text: string): string => text.replace(/[\u2066-\u2069]/g, "");
