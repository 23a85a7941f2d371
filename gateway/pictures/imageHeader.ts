/** Format and pixel size from the file's header, read before anything is decoded. */
export interface ImageHeader {
  readonly format: 'png' | 'jpeg' | 'webp';
  readonly width: number;
  readonly height: number;
  /** Bits of one colour of one pixel. */
  readonly depth: number;
  /** Decoded row by row, as a camera writes it: a baseline JPEG. */
  readonly inRows: boolean;
}

/** A WebP has eight bits always. */
const WEBP = { format: 'webp', depth: 8, inRows: false } as const;

function png(file: Buffer): ImageHeader | undefined {
  if (file.length < 25 || file.readUInt32BE(0) !== 0x89504e47 || file.toString('latin1', 12, 16) !== 'IHDR')
    return undefined;
  const size = { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
  return { format: 'png', ...size, depth: file[24] ?? 0, inRows: false };
}

const beginsFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** ITU T.81 annex B: scans the segments for the frame header (SOF0 to SOF15 without DHT, JPG and DAC). */
function jpeg(file: Buffer): ImageHeader | undefined {
  if (file.length < 4 || file.readUInt16BE(0) !== 0xffd8) return undefined;
  let at = 2;
  while (at + 9 <= file.length) {
    if (file[at] !== 0xff) return undefined;
    const marker = file[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (beginsFrame(marker)) {
      const size = { width: file.readUInt16BE(at + 7), height: file.readUInt16BE(at + 5) };
      return { format: 'jpeg', ...size, depth: file[at + 4] ?? 0, inRows: marker <= 0xc1 };
    }
    at += 2 + file.readUInt16BE(at + 2);
  }
  return undefined;
}

/** WebP container: lossy (VP8 ), lossless (VP8L) and extended (VP8X). */
function webp(file: Buffer): ImageHeader | undefined {
  if (
    file.length < 30 ||
    file.toString('latin1', 0, 4) !== 'RIFF' ||
    file.toString('latin1', 8, 12) !== 'WEBP'
  )
    return undefined;
  switch (file.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return {
        ...WEBP,
        width: file.readUInt16LE(26) & 0x3fff,
        height: file.readUInt16LE(28) & 0x3fff,
      };
    case 'VP8L': {
      const bits = file.readUInt32LE(21);
      return { ...WEBP, width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { ...WEBP, width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 };
    default:
      return undefined;
  }
}

/** Undefined for other formats than PNG, JPEG and WebP: SVG and similar formats never reach the decoder. */
export const imageHeader = (file: Buffer): ImageHeader | undefined => png(file) ?? jpeg(file) ?? webp(file);
