/** Makes a file of a drawing, and shares the file or saves it. */

import { saveFile } from "../../../ui/download";

/** The length of an edge of a picture in units of the drawing. The file has as many pixels. */
export const EDGE = 1080;

/** Return a drawing as a PNG file of the given name. Raises an error if the browser cannot draw it. */
export async function pictureFile(drawing: SVGSVGElement, name: string): Promise<File> {
  const image = new Image(EDGE, EDGE);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = EDGE;
  canvas.getContext("2d")?.drawImage(image, 0, 0, EDGE, EDGE);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("no picture");
  return new File([blob], name, { type: blob.type });
}

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
