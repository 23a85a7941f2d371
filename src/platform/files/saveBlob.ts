import { freeLater } from './freeLater';

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
  freeLater(anchor.href);
  return true;
}
