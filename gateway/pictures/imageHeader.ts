/** Format and pixel size from the file's header, read before anything is decoded. */
interface ImageHeader {
  readonly format: 'png' | 'jpeg' | 'webp';
  readonly width: number;
  readonly height: number;
}

function png(file: Buffer): ImageHeader | undefined {
  if (file.length < 24 || file.readUInt32BE(0) !== 0x89504e47 || file.toString('latin1', 12, 16) !== 'IHDR')
    return undefined;
  return { format: 'png', width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}

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
    const frame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (frame) return { format: 'jpeg', width: file.readUInt16BE(at + 7), height: file.readUInt16BE(at + 5) };
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
        format: 'webp',
        width: file.readUInt16LE(26) & 0x3fff,
        height: file.readUInt16LE(28) & 0x3fff,
      };
    case 'VP8L': {
      const bits = file.readUInt32LE(21);
      return { format: 'webp', width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { format: 'webp', width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 };
    default:
      return undefined;
  }
}

/** Undefined for other formats than PNG, JPEG and WebP: SVG and similar formats never reach the decoder. */
export const imageHeader = (file: Buffer): ImageHeader | undefined => png(file) ?? jpeg(file) ?? webp(file);
