// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { saveTextAsFile } from "./download";

afterEach(() => void vi.unstubAllGlobals());

test("a text is saved as a file with a name, and its address is released", async () => {
  const blobs: Blob[] = [];
  const revoked = vi.fn();
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: (blob: Blob) => (blobs.push(blob), "blob:1"), revokeObjectURL: revoked }));
  const fileNames: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    fileNames.push(`${this.download} from ${this.href}`);
  });
  saveTextAsFile("witness.json", "{}");
  expect(fileNames).toEqual(["witness.json from blob:1"]);
  expect(blobs[0]?.size).toBe(2);
  await vi.waitFor(() => expect(revoked).toHaveBeenCalledWith("blob:1"));
  click.mockRestore();
});
