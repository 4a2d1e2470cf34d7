import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../../ui/texts";
import { readCode } from "./reader";

/** How often a camera's picture is read (milliseconds). */
const EVERY = 200;

/** The camera behind the phone, read until it sees a code; `onFailed` where there is none. */
export function Camera({ onRead, onFailed }: { onRead: (text: string) => void; onFailed: () => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const seen = useSeen();
  const told = useRef(onRead);
  told.current = onRead;
  useEffect(() => {
    const element = video.current;
    if (!seen || !element) return undefined;
    return watch(element, (text) => told.current(text), onFailed);
  }, [seen]);
  return <video ref={video} class="camera" muted playsInline aria-label={t("ui-scan-about")} />;
}

/** Whether somebody looks at the page: a camera is let go meanwhile, for iPhones return a black picture. */
function useSeen(): boolean {
  const [seen, setSeen] = useState(document.visibilityState === "visible");
  useEffect(() => {
    const look = (): void => setSeen(document.visibilityState === "visible");
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return seen;
}

/** Show what the camera sees and read it. Gives the way to stop. */
function watch(video: HTMLVideoElement, onRead: (text: string) => void, onFailed: () => void): () => void {
  let wanted = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stream: MediaStream | undefined;
  const look = async (): Promise<void> => {
    const text = await readCode(video);
    if (!wanted) return;
    if (text) onRead(text);
    timer = setTimeout(() => void look(), EVERY);
  };
  const start = async (): Promise<void> => {
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
    if (!wanted) return stop();
    video.srcObject = stream;
    await video.play();
    await look();
  };
  const stop = (): void => {
    wanted = false;
    clearTimeout(timer);
    stream?.getTracks().forEach((track) => track.stop());
  };
  start().catch(() => wanted && onFailed());
  return stop;
}
