/** A text for programs: without what isolates names for people (`isolates.ts`). */
export const withoutIsolates = (text: string): string => text.replace(/[\u2066-\u2069]/g, "");
