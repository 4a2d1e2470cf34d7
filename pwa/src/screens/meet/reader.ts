/** Reads codes from pictures: by the browser itself where it can, else by a library that is fetched then. */

/** A picture is made no larger than this before it is read (pixels). */
const LARGEST = 800;
const FORMAT = "qr_code";

type Source = HTMLVideoElement | ImageBitmap;
type Read = (source: Source) => Promise<string>;

interface Detector {
  detect(source: CanvasImageSource): Promise<readonly { readonly rawValue: string }[]>;
}

interface DetectorType {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

let reader: Promise<Read> | null = null;

/** What a code in this picture says; "" without one. */
export async function readCode(source: Source): Promise<string> {
  reader ??= native().then((own) => own ?? library());
  return (await reader)(source);
}

/** The browser's own; some have it by name and read no such codes. */
async function native(): Promise<Read | null> {
  const Type = (globalThis as { BarcodeDetector?: DetectorType }).BarcodeDetector;
  if (!Type) return null;
  const formats = await Type.getSupportedFormats().catch((): readonly string[] => []);
  if (!formats.includes(FORMAT)) return null;
  const detector = new Type({ formats: [FORMAT] });
  return async (source) => (await detector.detect(source))[0]?.rawValue ?? "";
}

async function library(): Promise<Read> {
  const { decodeQR } = await import("qr/decode.js");
  return async (source) => {
    const picture = drawn(source);
    try {
      return picture ? decodeQR(picture) : "";
    } catch {
      return ""; // it throws where it finds none
    }
  };
}

/** The picture's points, made smaller where it is large; null before a camera has any. */
function drawn(source: Source): ImageData | null {
  const [width, height] = source instanceof HTMLVideoElement ? [source.videoWidth, source.videoHeight] : [source.width, source.height];
  if (!width || !height) return null;
  const scale = Math.min(1, LARGEST / Math.max(width, height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  pen?.drawImage(source, 0, 0, canvas.width, canvas.height);
  return pen?.getImageData(0, 0, canvas.width, canvas.height) ?? null;
}
