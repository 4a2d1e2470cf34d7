/** Reads codes in pictures. The module uses the browser's own barcode detector. Without one, it loads a library. */

/** The largest width and height of a picture that is read (pixels). Larger pictures are reduced first. */
const LARGEST_PICTURE_PX = 800;
const FORMAT = "qr_code";

type PictureSource = HTMLVideoElement | ImageBitmap;
type ReadPicture = (source: PictureSource) => Promise<string>;

interface Detector {
  detect(source: CanvasImageSource): Promise<readonly { readonly rawValue: string }[]>;
}

interface DetectorType {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

let reader: Promise<ReadPicture> | null = null;

/** Return the text of the code in a picture; "" if the picture has no code. */
export async function readCode(source: PictureSource): Promise<string> {
  reader ??= browserCodeReader().then((ownPicture) => ownPicture ?? libraryCodeReader());
  return (await reader)(source);
}

/**
 * Return the browser's own barcode detector; null if there is none. Some browsers have a detector that cannot read QR
 * codes.
 */
async function browserCodeReader(): Promise<ReadPicture | null> {
  const Type = (globalThis as { BarcodeDetector?: DetectorType }).BarcodeDetector;
  if (!Type) return null;
  const formats = await Type.getSupportedFormats().catch((): readonly string[] => []);
  if (!formats.includes(FORMAT)) return null;
  const detector = new Type({ formats: [FORMAT] });
  return async (source) => (await detector.detect(source))[0]?.rawValue ?? "";
}

async function libraryCodeReader(): Promise<ReadPicture> {
  const { decodeQR } = await import("qr/decode.js");
  return async (source) => {
    const picture = pixelsOf(source);
    try {
      return picture ? decodeQR(picture) : "";
    } catch {
      return ""; // The library throws an error if the picture has no code.
    }
  };
}

/** Return the pixels of the picture, reduced if the picture is large; null while the camera has no picture. */
function pixelsOf(source: PictureSource): ImageData | null {
  const [width, height] = source instanceof HTMLVideoElement ? [source.videoWidth, source.videoHeight] : [source.width, source.height];
  if (!width || !height) return null;
  const scale = Math.min(1, LARGEST_PICTURE_PX / Math.max(width, height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  pen?.drawImage(source, 0, 0, canvas.width, canvas.height);
  return pen?.getImageData(0, 0, canvas.width, canvas.height) ?? null;
}
