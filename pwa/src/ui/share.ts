/** Sending an address: to whom the phone can send, else into the clipboard, else to be read. */

/** What became of it: it was sent, it is in the clipboard, or it has to be copied by hand. */
export type Shared = "sent" | "copied" | "shown";

/** Send an address the best way there is. Over plain HTTP there is neither sending nor a clipboard. */
export async function share(url: string, title: string): Promise<Shared> {
  if ("share" in navigator) {
    // Whoever closes the list of apps has decided not to send.
    await navigator.share({ url, title }).catch(() => undefined);
    return "sent";
  }
  try {
    await (navigator as Navigator).clipboard.writeText(url);
    return "copied";
  } catch {
    return copied(url) ? "copied" : "shown";
  }
}

/** The way of old, which works without HTTPS: select it and copy what is selected. */
function copied(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.setAttribute("readonly", "");
  field.style.position = "fixed";
  field.style.opacity = "0";
  document.body.append(field);
  field.select();
  const done = document.execCommand?.("copy") ?? false;
  field.remove();
  return done;
}
