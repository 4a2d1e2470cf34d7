/** Report an error of the app to the browser as an uncaught error. The caller continues. */
export const reportFault = (fault: unknown): void =>
  queueMicrotask(() => {
    throw fault;
  });
