import { createCanvas } from '@napi-rs/canvas';
import { isTooLarge, jpegName, whyUnread } from '@/platform/picture/failure';
import { readHead } from '@/platform/picture/head';
import { sensorPhoto, seen } from './photos';

const brand = (name: string) => Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${name}`)]);

describe('the head of a picture', () => {
  it.each([
    [1, true],
    [6, true],
    [8, false],
    [3, false],
  ])('tells the orientation %s, in either order of bytes', (orientation, little) => {
    const file = sensorPhoto(40, 30, orientation, { little });
    expect(readHead(file)).toMatchObject({ kind: 'jpeg', orientation, pixels: 1200 });
  });

  it('tells where the orientation is, so that it can be taken out', async () => {
    for (const little of [true, false]) {
      const file = sensorPhoto(80, 40, 6, { little });
      expect(await seen(file)).toEqual({ width: 40, height: 80, red: 'upper right' });
      file[readHead(file).orientationAt ?? 0] = 1;
      expect(await seen(file)).toEqual({ width: 80, height: 40, red: 'upper left' });
    }
  });

  it('is upright without notes, and with notes that make no sense', () => {
    expect(readHead(sensorPhoto(40, 30))).toEqual({ kind: 'jpeg', orientation: 1, pixels: 1200 });
    expect(readHead(sensorPhoto(40, 30, 0))).toEqual({ kind: 'jpeg', orientation: 1, pixels: 1200 });
    expect(readHead(sensorPhoto(40, 30, 9))).toMatchObject({ orientation: 1, pixels: 1200 });
  });

  it('may be cut off at any place', () => {
    const file = sensorPhoto(40, 30, 6);
    const sizes = Array.from(file, (_, length) => readHead(file.subarray(0, length)).pixels);
    expect(new Set(sizes)).toEqual(new Set([0, 1200]));
  });

  it('tells a PNG with its size, HEIC by its brand, and nothing of what is no picture', () => {
    const png = createCanvas(30, 20).toBuffer('image/png');
    expect(readHead(png)).toEqual({ kind: 'png', orientation: 1, pixels: 600 });
    expect(['heic', 'mif1', 'hevc', 'avif'].map((name) => readHead(brand(name)).kind)).toEqual([
      'heic',
      'heic',
      'heic',
      'other',
    ]);
    expect(readHead(Buffer.from('hello'))).toEqual({ kind: 'other', orientation: 1, pixels: 0 });
    expect(readHead(Buffer.alloc(0)).kind).toBe('other');
  });
});

describe('a picture that is not decoded', () => {
  const head = (kind: 'jpeg' | 'heic', pixels: number) => ({ kind, orientation: 1, pixels });

  it('is HEIC, too large for this phone, or broken', () => {
    expect([
      whyUnread(head('heic', 0)),
      whyUnread(head('jpeg', 108e6)),
      whyUnread(head('jpeg', 12e6)),
    ]).toEqual(['heic', 'large', 'unreadable']);
  });

  it('is not tried with more pixels than any phone takes', () => {
    expect([108e6, 200e6, 3.6e9].map((pixels) => isTooLarge(head('jpeg', pixels)))).toEqual([
      false,
      false,
      true,
    ]);
  });
});

it('a JPEG is named as one', () => {
  expect(['IMG_1.HEIC', 'a.b.png', 'photo', '.png', ''].map(jpegName)).toEqual([
    'IMG_1.jpg',
    'a.b.jpg',
    'photo.jpg',
    'photo.jpg',
    'photo.jpg',
  ]);
});
