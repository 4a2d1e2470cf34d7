/** The text in the QR code of a Wi-Fi, with which phones join the network. */

/** Return a text with a backslash before each letter that has a meaning in the code. */
const escapeText = (text: string): string => text.replace(/[\\;,:"]/g, (letter) => `\\${letter}`);

/** Return the text of the code for a network. A network without a password is open. */
export const wifiCode = (name: string, password: string): string => (password ? `WIFI:T:WPA;S:${escapeText(name)};P:${escapeText(password)};;` : `WIFI:T:nopass;S:${escapeText(name)};;`);
