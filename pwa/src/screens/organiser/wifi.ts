/** The text in the QR code of a Wi-Fi, with which phones join the network. */

/** Return a text with a backslash before each letter that has a meaning in the code. */
const escaped = (text: string): string => text.replace(/[\\;,:"]/g, (letter) => `\\${letter}`);

/** Return the text of the code for a network. A network without a password is open. */
export const wifiCode = (name: string, password: string): string => (password ? `WIFI:T:WPA;S:${escaped(name)};P:${escaped(password)};;` : `WIFI:T:nopass;S:${escaped(name)};;`);
