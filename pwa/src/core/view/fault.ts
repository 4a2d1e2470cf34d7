/** Report an error of the app itself to the browser as an uncaught error. The caller goes on. */
export const reportFault = (fault: unknown): void =>
  queueMicrotask(() => {
    throw fault;
  });
