/** A fault of our own that must not keep a person from going on: browsers hear of it, as of any that nobody caught. */
export const report = (fault: unknown): void =>
  queueMicrotask(() => {
    throw fault;
  });
