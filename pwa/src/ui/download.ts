/** Save a text as a file with the given name and media type. */
export function saveTextAsFile(fileName: string, text: string, type = "application/json"): void {
  saveFile(fileName, new Blob([text], { type }));
}

/** Save a file under the given name. */
export function saveFile(fileName: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
