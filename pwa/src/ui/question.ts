/**
 * Questions of a phone about the rules of the open game. The questions are not recorded, and other phones do not learn
 * of them.
 */

import { api, currentGame } from "./services";

/**
 * Return the answer to a question about the open game.
 * Raises: Problem: the server did not answer, or refused to answer.
 */
export const askGame = <T>(question: string, args: object): Promise<T> => api.call<T>(`/games/${currentGame.peek()?.id ?? ""}/questions/${question}`, { method: "POST", body: args });
