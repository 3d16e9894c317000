/** How long the browser may take to begin saving, in milliseconds; phones first ask where to save. */
const kept = 5 * 60 * 1000;

/** Passes a file to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  // Some browsers follow only links that are in the document.
  document.body.append(link);
  link.click();
  link.remove();
  window.setTimeout(() => {
    URL.revokeObjectURL(address);
  }, kept);
}
