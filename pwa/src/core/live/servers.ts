/**
 * Return whether a server is out of date. A server's id contains the number of takeovers of the game, and the id of the
 * server's key. The server is current if it is the one that this phone knows, or if it took the game over later.
 */
export const isOldServer = (knownVersion?: string, answer = ""): boolean => !!knownVersion && knownVersion !== answer && !(parseInt(answer) > parseInt(knownVersion));
