/** Return whether the app was opened on the machine of the server, so that others cannot open its address. */
export const isOwnMachine = (): boolean => /^(?:localhost$|127\.|\[::1\])/.test(location.hostname);
