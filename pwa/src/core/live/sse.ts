/** Parser for server-sent events (WHATWG HTML 9.2.6) in chunks of text. */

/** An event of a stream, with its name and its data as text. */
export interface ServerEvent {
  readonly event: string;
  readonly data: string;
}

/**
 * Return a parser for the text of a stream. The parser receives a chunk of text and returns the events that this chunk
 * completes. The parser keeps the unfinished rest for the next chunk.
 */
export function sseParser(): (chunk: string) => ServerEvent[] {
  let remainder = "";
  let event = "";
  let data: string[] = [];
  return (chunk) => {
    const lines = (remainder + chunk).split(/\r\n|\n|\r(?!$)/);
    remainder = lines.pop() ?? "";
    const events: ServerEvent[] = [];
    for (const line of lines) {
      if (line === "") {
        if (data.length) events.push({ event: event || "message", data: data.join("\n") });
        event = "";
        data = [];
        continue;
      }
      const colon = line.indexOf(":");
      const fieldName = colon < 0 ? line : line.slice(0, colon);
      const fieldValue = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "");
      if (fieldName === "event") event = fieldValue;
      if (fieldName === "data") data.push(fieldValue);
    }
    return events;
  };
}
