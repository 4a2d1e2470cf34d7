/** What a phone asks the rules of the open game: nobody hears of it. */

import { api, live } from "./services";

/** The answer to a question of the open game. Throw Problem where there is none. */
export const askGame = <T>(question: string, asked: object): Promise<T> => api.call<T>(`/games/${live.peek()?.id ?? ""}/questions/${question}`, { method: "POST", body: asked });
