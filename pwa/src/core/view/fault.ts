/** Report a fault of our own to the browser, as an error that nobody caught. The person goes on meanwhile. */
export const report = (fault: unknown): void =>
  queueMicrotask(() => {
    throw fault;
  });
