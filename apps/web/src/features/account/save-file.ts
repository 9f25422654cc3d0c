/** Time for which a file can be read after its link was pressed, in milliseconds. */
const readableMs = 60_000;

/** Saves a file under a name, as a link with `download` does. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), readableMs);
}
