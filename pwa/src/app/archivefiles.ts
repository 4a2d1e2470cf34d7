/**
 * The data of an archive. The data are blocks of the archive's page, and scripts in the folder beside the page. A
 * replacement for `fetch` answers requests from these data.
 */

/** Return the text of a block of the page; "" if the page has no such block. */
export const blockText = (elementId: string): string => document.getElementById(elementId)?.textContent ?? "";

/** The resolvers of parts that are being loaded, by the part's number. */
const partResolvers = new Map<number, (text: string) => void>();

/**
 * Return a part of the archive. The part is in the page itself, or in a script in the folder beside the page. Browsers
 * load scripts even when a page is opened from a file.
 */
export function loadPart(partNumber: number): Promise<string> {
  const block = blockText(`archive-part-${partNumber}`);
  if (block) return Promise.resolve(block);
  return new Promise((resolve, reject) => {
    partResolvers.set(partNumber, resolve);
    const script = document.createElement("script");
    script.addEventListener("error", () => reject(new Error(`data/${partNumber}.js is missing`)));
    script.src = `data/${partNumber}.js`;
    document.head.append(script);
  });
}

/** The scripts in the archive's folder call this function. */
Object.assign(globalThis, {
  archivePart: (partNumber: number, text: string): void => {
    partResolvers.get(partNumber)?.(text);
    partResolvers.delete(partNumber);
  },
});

const GAMES_PATH = "/api/v1/games/";

/** Return a replacement for `fetch` that answers only from the archive. */
export function makeArchiveFetch(game: string, answer: (path: string) => Promise<string | null>): typeof fetch {
  const place = `${GAMES_PATH}${encodeURIComponent(game)}`;
  return async (request, init) => {
    const address = request instanceof Request ? request.url : String(request);
    if (address.startsWith("data:")) return new Response(decodeDataAddress(address));
    const isRead = (init?.method ?? "GET") === "GET";
    const body = isRead && address.startsWith(place) ? await answer(address.slice(place.length)) : null;
    return body === null ? new Response("{}", { status: 404 }) : new Response(body);
  };
}

/** Return the text inside a `data:` address. */
function decodeDataAddress(address: string): string {
  const [head = "", dataText = ""] = [address.slice(0, address.indexOf(",")), address.slice(address.indexOf(",") + 1)];
  if (!head.endsWith(";base64")) return decodeURIComponent(dataText);
  return new TextDecoder().decode(Uint8Array.from(atob(dataText), (char) => char.charCodeAt(0)));
}
