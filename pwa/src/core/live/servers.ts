/**
 * Return whether a server is an old one. A server's id holds how many servers took the game over, then the id of its
 * key. A server is current if it is the one that this phone knows, or if it took over later.
 */
export const isOldServer = (known?: string, said = ""): boolean => !!known && known !== said && !(parseInt(said) > parseInt(known));
