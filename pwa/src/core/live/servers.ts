/**
 * By what servers of a game are known: how many took it over, and the id of the newest key. Whether one
 * is not the server this phone knows, nor one that took over from it: then it is an old one.
 */
export const isOld = (known?: string, said = ""): boolean => !!known && known !== said && !(parseInt(said) > parseInt(known));
