/**
 * The sharing of an address. The address is sent to another app, copied to the clipboard, or shown as text on the
 * screen.
 */

/** The result of sharing. The address was sent, was copied to the clipboard, or must be copied by hand. */
export type ShareResult = "sent" | "copied" | "shown";

/**
 * Share an address in the best way that is available. Over plain HTTP a page can neither share nor use the clipboard.
 */
export async function shareAddress(url: string, title: string): Promise<ShareResult> {
  if ("share" in navigator) {
    // A player who closes the list of apps has decided not to send the address.
    await navigator.share({ url, title }).catch(() => undefined);
    return "sent";
  }
  return (await copyText(url)) ? "copied" : "shown";
}

/** Copy a text to the clipboard, and return whether that was possible. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await (navigator as Navigator).clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** Copy a text by selecting it, which works without HTTPS. */
function copyBySelection(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.setAttribute("readonly", "");
  field.style.position = "fixed";
  field.style.opacity = "0";
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand?.("copy") ?? false;
  field.remove();
  return isCopied;
}
