/** The browser reads the address some time after the click: iOS takes the longest. */
const KEEP_MS = 40_000;

/** Starts a download in the browser. */
export function saveBlob(blob: Blob, fileName: string): boolean {
  if (typeof URL.createObjectURL !== 'function') return false;
  const anchor = document.createElement('a');
  anchor.href = URL.createObjectURL(blob);
  anchor.download = fileName;
  anchor.rel = 'noopener';
  document.body.appendChild(anchor);
  anchor.click();
  anchor.remove();
  setTimeout(() => URL.revokeObjectURL(anchor.href), KEEP_MS);
  return true;
}
