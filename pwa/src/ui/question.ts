/** Questions of a phone to the rules of the open game. They are not recorded, and no other phone hears of them. */

import { api, live } from "./services";

/**
 * Return the answer to a question about the open game.
 * Raises: Problem: there is no answer.
 */
export const askGame = <T>(question: string, asked: object): Promise<T> => api.call<T>(`/games/${live.peek()?.id ?? ""}/questions/${question}`, { method: "POST", body: asked });
