/** Makes a file of a drawing, and shares the file or saves it. */

import { saveFile } from "../../../ui/download";

/** The length of an edge of a picture in units of the drawing. The file has as many pixels. */
export const EDGE = 1080;

/** The fonts of the app, which the drawing names as variables. */
const FONT_VARIABLES = ["--display", "--text"];

/** Return a drawing as a PNG file of the given name. Raises an error if the browser cannot draw it. */
export async function pictureFile(drawing: SVGSVGElement, fileName: string): Promise<File> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const style = document.createElementNS("http://www.w3.org/2000/svg", "style");
  // Without a network the file has a font of the device.
  style.textContent = fontVariables() + (await fontFaces().catch(() => ""));
  copy.prepend(style);
  const image = new Image(EDGE, EDGE);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = EDGE;
  canvas.getContext("2d")?.drawImage(image, 0, 0, EDGE, EDGE);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("no picture");
  return new File([blob], fileName, { type: blob.type });
}

function fontVariables(): string {
  const style = getComputedStyle(document.documentElement);
  return `:root{${FONT_VARIABLES.map((name) => `${name}:${style.getPropertyValue(name)}`).join(";")}}`;
}

/** Return the fonts of the page as style rules. A picture cannot load files, so the rules contain the fonts. */
async function fontFaces(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter((rule) => rule instanceof CSSFontFaceRule);
  return (await Promise.all(rules.map(embeddedFont))).join("");
}

async function embeddedFont({ style, parentStyleSheet }: CSSFontFaceRule): Promise<string> {
  const [, address = ""] = /url\(["']?([^"')]+)/.exec(style.getPropertyValue("src")) ?? [];
  const answer = await fetch(new URL(address, parentStyleSheet?.href ?? location.href));
  if (!answer.ok) throw new Error(address);
  const font = await dataAddress(await answer.blob());
  return `@font-face{font-family:${style.getPropertyValue("font-family")};font-weight:${style.getPropertyValue("font-weight")};src:url(${font})}`;
}

const dataAddress = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result)));
    reader.addEventListener("error", () => reject(reader.error));
    reader.readAsDataURL(blob);
  });

/** Send a file to another app if the browser can; otherwise save it. */
export async function shareFile(file: File): Promise<void> {
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return;
    } catch (error) {
      // A player who closes the list of apps has decided not to send the picture.
      if ((error as Error).name === "AbortError") return;
    }
  }
  saveFile(file.name, file);
}
