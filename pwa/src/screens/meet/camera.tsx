import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../../ui/texts";
import { readCode } from "./reader";

/** The interval between two readings of the camera's picture (milliseconds). */
const READING_INTERVAL_MS = 200;

/**
 * The picture of the back camera. The picture is read until a code is found. `onFailed` is called if there is no
 * camera.
 */
export function CodeCamera({ onRead, onFailed }: { onRead: (text: string) => void; onFailed: () => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const isVisible = useIsPageVisible();
  const latestOnRead = useRef(onRead);
  latestOnRead.current = onRead;
  useEffect(() => {
    const element = video.current;
    if (!isVisible || !element) return undefined;
    return startCamera(element, (text) => latestOnRead.current(text), onFailed);
  }, [isVisible]);
  return <video ref={video} class="camera" muted playsInline aria-label={t("ui-scan-about")} />;
}

/**
 * Return whether the page is visible. The camera is released while the page is hidden. Otherwise iPhones return a black
 * picture afterwards.
 */
function useIsPageVisible(): boolean {
  const [isVisible, setIsVisible] = useState(document.visibilityState === "visible");
  useEffect(() => {
    const updateVisibility = (): void => setIsVisible(document.visibilityState === "visible");
    document.addEventListener("visibilitychange", updateVisibility);
    return () => document.removeEventListener("visibilitychange", updateVisibility);
  }, []);
  return isVisible;
}

/** Show the camera's picture and search it for a code. Returns a function that stops this. */
function startCamera(video: HTMLVideoElement, onRead: (text: string) => void, onFailed: () => void): () => void {
  let isCurrent = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stream: MediaStream | undefined;
  const readFrame = async (): Promise<void> => {
    const text = await readCode(video);
    if (!isCurrent) return;
    if (text) onRead(text);
    timer = setTimeout(() => void readFrame(), READING_INTERVAL_MS);
  };
  const startCamera = async (): Promise<void> => {
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
    if (!isCurrent) return stopCamera();
    video.srcObject = stream;
    await video.play();
    await readFrame();
  };
  const stopCamera = (): void => {
    isCurrent = false;
    clearTimeout(timer);
    stream?.getTracks().forEach((track) => track.stop());
  };
  startCamera().catch(() => isCurrent && onFailed());
  return stopCamera;
}
