import { createCanvas, loadImage } from '@napi-rs/canvas';

const RED = '#e02020';
const BLUE = '#2040e0';

/** A photo as a camera's sensor writes it: blue, with a red upper left quarter, and `orientation` in its notes. */
export function sensorPhoto(
  width: number,
  height: number,
  orientation?: number,
  { little = true, quality = 90 } = {},
): Buffer {
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = BLUE;
  ctx.fillRect(0, 0, width, height);
  ctx.fillStyle = RED;
  ctx.fillRect(0, 0, width / 2, height / 2);
  const jpeg = canvas.toBuffer('image/jpeg', quality);
  if (orientation === undefined) return jpeg;
  return Buffer.concat([jpeg.subarray(0, 2), notes(orientation, little), jpeg.subarray(2)]);
}

/** The segment of EXIF with a make and an orientation. */
function notes(orientation: number, little: boolean): Buffer {
  const tiff = Buffer.alloc(8 + 2 + 24 + 4);
  const u16 = (value: number, at: number) =>
    little ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at);
  const u32 = (value: number, at: number) =>
    little ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at);
  tiff.write(little ? 'II' : 'MM', 0, 'latin1');
  u16(42, 2);
  u32(8, 4);
  u16(2, 8);
  u16(0x010f, 10);
  u16(2, 12);
  u32(4, 14);
  tiff.write('abc\0', 18, 'latin1');
  u16(0x0112, 22);
  u16(3, 24);
  u32(1, 26);
  u16(orientation, 30);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(2 + 6 + tiff.length, 2);
  return Buffer.concat([head, Buffer.from('Exif\0\0', 'latin1'), tiff]);
}

/** What a reviewer sees of a stored picture: its sides, and the corner in which the red quarter is. */
export async function seen(
  file: Buffer,
): Promise<{ readonly width: number; readonly height: number; readonly red: string }> {
  const image = await loadImage(file);
  const { width, height } = image;
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  ctx.drawImage(image, 0, 0);
  const corners = {
    'upper left': [1, 1],
    'upper right': [3, 1],
    'lower left': [1, 3],
    'lower right': [3, 3],
  };
  const red = Object.entries(corners).filter(([, [x = 0, y = 0]]) => {
    const [r = 0, , b = 0] = ctx.getImageData((width * x) >> 2, (height * y) >> 2, 1, 1).data;
    return r > b;
  });
  return { width, height, red: red.map(([name]) => name).join() };
}
