/** Facts from the first bytes of a picture. */
export interface PictureHead {
  readonly kind: 'jpeg' | 'png' | 'heic' | 'other';
  /** How the camera was held: 1 to 8 of EXIF, 1 is upright. Only for JPEG; decoders of other formats turn the picture themselves. */
  readonly orientation: number;
  /** Where the byte of `orientation` is, if there is one. */
  readonly orientationAt?: number;
  /** Width times height; 0 if not found. */
  readonly pixels: number;
}

/** Enough for the camera's notes with their preview, which come before the frame with the size. */
export const HEAD_BYTES = 256 * 1024;

/** Brands of ISO 23008-12 for HEVC pictures; AVIF has others. */
const HEIC = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']);
const ORIENTATION = 0x0112;
/** SOF0 to SOF15 except for DHT, JPG and DAC. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

export function readHead(bytes: Uint8Array): PictureHead {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = (at: number, length: number): string =>
    String.fromCharCode(...bytes.subarray(at, at + length));
  try {
    if (text(0, 3) === '\xff\xd8\xff') return readJpeg(view, text);
    if (text(1, 3) === 'PNG')
      return { kind: 'png', orientation: 1, pixels: view.getUint32(16) * view.getUint32(20) };
  } catch {
    // Cut off within its head.
  }
  const kind = text(4, 4) === 'ftyp' && HEIC.has(text(8, 4)) ? 'heic' : 'other';
  return { kind, orientation: 1, pixels: 0 };
}

type Text = (at: number, length: number) => string;

function readJpeg(view: DataView, text: Text): PictureHead {
  let turn: Pick<PictureHead, 'orientation' | 'orientationAt'> = { orientation: 1 };
  let at = 2;
  while (at + 10 < view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) {
      return { kind: 'jpeg', ...turn, pixels: view.getUint16(at + 5) * view.getUint16(at + 7) };
    }
    if (marker === 0xe1 && text(at + 4, 6) === 'Exif\0\0') turn = readTurn(view, text, at + 10) ?? turn;
    // A fill byte has no length; a segment states its length.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return { kind: 'jpeg', ...turn, pixels: 0 };
}

/** Finds the orientation in the first directory of the notes, which are a TIFF file. */
function readTurn(
  view: DataView,
  text: Text,
  tiff: number,
): Pick<PictureHead, 'orientation' | 'orientationAt'> | undefined {
  const little = text(tiff, 2) === 'II';
  const directory = tiff + view.getUint32(tiff + 4, little);
  if (directory + 2 > view.byteLength) return undefined;
  const count = view.getUint16(directory, little);
  for (let entry = 0; entry < count; entry += 1) {
    const at = directory + 2 + 12 * entry;
    if (at + 12 > view.byteLength) return undefined;
    if (view.getUint16(at, little) !== ORIENTATION) continue;
    const orientationAt = at + (little ? 8 : 9);
    const orientation = view.getUint8(orientationAt);
    return orientation >= 1 && orientation <= 8 ? { orientation, orientationAt } : undefined;
  }
  return undefined;
}
