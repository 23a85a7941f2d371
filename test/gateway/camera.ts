import sharp from 'sharp';

export interface Photo {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

const [width, height] = [60, 40];
const MAKER = 'Yunling Phone';
let taken = 0;

interface Shot {
  /** Which of 255 things; another one each time if it is not said. */
  readonly shows?: number;
  readonly maker?: string;
  /** Bytes after the end of the picture. */
  readonly behind?: Buffer;
}

/** A PNG whose header announces more pixels than anybody decodes. */
function bomb(): Buffer {
  const bytes = Buffer.alloc(64);
  bytes.writeUInt32BE(0x89504e47, 0);
  bytes.writeUInt32BE(0x0d0a1a0a, 4);
  bytes.writeUInt32BE(13, 8);
  bytes.write('IHDR', 12, 'latin1');
  bytes.writeUInt32BE(60_000, 16);
  bytes.writeUInt32BE(60_000, 20);
  return bytes;
}

/** A photo as a phone takes it: lying on its side, with the place and the phone in its data. */
async function photo({ shows, maker = MAKER, behind = Buffer.alloc(0) }: Shot = {}): Promise<Photo> {
  taken += 1;
  const thing = shows ?? taken;
  const background = { r: thing % 256, g: (thing * 40) % 256, b: 120 };
  const jpeg = await sharp({ create: { width, height, channels: 3, background } })
    .withExif({ IFD0: { Make: maker }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 2/1 3/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return { name: `${taken}.jpg`, type: 'image/jpeg', bytes: Buffer.concat([jpeg, behind]) };
}

/** Pictures as people send them, with their size before they are turned upright. */
export const camera = { width, height, maker: MAKER, photo, bomb };
