/**
 * Return a text for programs. The result lacks the marks that isolate right-to-left names for readers (`isolates.ts`).
 */
export const withoutIsolates = (text: string): string => text.replace(/[\u2066-\u2069]/g, "");
