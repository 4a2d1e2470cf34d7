/** What an archive reads of its own page and of the folder beside it, and how it answers in a server's place. */

/** The text of a block of the page; "" where there is none. */
export const blockOf = (id: string): string => document.getElementById(id)?.textContent ?? "";

const waiting = new Map<number, (text: string) => void>();

/** A part: from the page itself, else from a script in the folder beside it, which browsers load from files, too. */
export function partOf(number: number): Promise<string> {
  const here = blockOf(`archive-part-${number}`);
  if (here) return Promise.resolve(here);
  return new Promise((resolve, reject) => {
    waiting.set(number, resolve);
    const script = document.createElement("script");
    script.addEventListener("error", () => reject(new Error(`data/${number}.js is missing`)));
    script.src = `data/${number}.js`;
    document.head.append(script);
  });
}

/** Called by the scripts of a folder. */
Object.assign(globalThis, {
  archivePart: (number: number, text: string): void => {
    waiting.get(number)?.(text);
    waiting.delete(number);
  },
});

const API = "/api/v1/games/";

/** What stands in the place of `fetch`: it answers from the file, and there is no other place to ask. */
export function fetchFrom(game: string, answer: (path: string) => Promise<string | null>): typeof fetch {
  const place = `${API}${encodeURIComponent(game)}`;
  return async (asked, how) => {
    const address = asked instanceof Request ? asked.url : String(asked);
    if (address.startsWith("data:")) return new Response(textOf(address));
    const reads = (how?.method ?? "GET") === "GET";
    const found = reads && address.startsWith(place) ? await answer(address.slice(place.length)) : null;
    return found === null ? new Response("{}", { status: 404 }) : new Response(found);
  };
}

/** The text in an address that holds it. */
function textOf(address: string): string {
  const [head = "", body = ""] = [address.slice(0, address.indexOf(",")), address.slice(address.indexOf(",") + 1)];
  if (!head.endsWith(";base64")) return decodeURIComponent(body);
  return new TextDecoder().decode(Uint8Array.from(atob(body), (char) => char.charCodeAt(0)));
}
