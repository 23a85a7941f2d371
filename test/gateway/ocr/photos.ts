import { createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import sharp, { type Sharp } from 'sharp';

export interface Shot {
  /** Width of the card in the photo, in pixels. */
  readonly card: number;
  /** Degrees. */
  readonly turn?: number;
  /** Seen from the side: how far the card's lines and edges lean, as a share. */
  readonly lean?: number;
  /** The photo's size; without it the card with a margin. */
  readonly photo?: readonly [number, number];
  /** Centre of the card, as a share of the photo. */
  readonly at?: readonly [number, number];
  /** Share of the light that is left. */
  readonly light?: number;
  /** Standard deviation in pixels. */
  readonly blur?: number;
  /** A reflection: its centre and radius as shares of the card. */
  readonly reflection?: readonly [number, number, number];
  readonly format?: 'png' | 'jpeg' | 'webp';
  readonly quality?: number;
}

/** A reproducible desk surface: gradients, stripes and specks with hard edges, to make reading harder. */
function desk(width: number, height: number) {
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  const ground = ctx.createLinearGradient(0, 0, width, height);
  ground.addColorStop(0, '#c9b79c');
  ground.addColorStop(1, '#6d563c');
  ctx.fillStyle = ground;
  ctx.fillRect(0, 0, width, height);
  let seed = 20260801;
  const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
  for (let i = 0; i < 500; i += 1) {
    const shade = Math.floor(random() * 200);
    ctx.fillStyle = `rgba(${shade}, ${shade}, ${Math.floor(random() * 200)}, ${0.2 + random() * 0.6})`;
    ctx.fillRect(
      random() * width,
      random() * height,
      2 + random() * width * 0.06,
      2 + random() * height * 0.02,
    );
  }
  return canvas;
}

function reflect(ctx: SKRSContext2D, [x, y, radius]: readonly [number, number, number]): void {
  const light = ctx.createRadialGradient(x, y, 0, x, y, radius);
  light.addColorStop(0, '#ffffff');
  light.addColorStop(0.8, '#ffffff');
  light.addColorStop(1, 'rgba(255, 255, 255, 0)');
  ctx.fillStyle = light;
  ctx.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
}

function written({ format = 'jpeg', quality = 60 }: Shot, picture: Sharp): Promise<Buffer> {
  if (format === 'png') return picture.png().toBuffer();
  return format === 'webp' ? picture.webp({ quality }).toBuffer() : picture.jpeg({ quality }).toBuffer();
}

/** Photographs a card as a person would: laid on a desk, turned, seen from the side, in little light, moved, compressed. */
export async function photograph(card: Buffer, shot: Shot): Promise<Buffer> {
  const { card: width, turn = 0, lean = 0, at: [x, y] = [0.5, 0.5] } = shot;
  const image = await loadImage(card);
  const height = (width * image.height) / image.width;
  const [photoWidth, photoHeight] = shot.photo ?? [Math.round(width * 1.25), Math.round(height * 1.6)];
  const canvas = desk(photoWidth, photoHeight);
  const ctx = canvas.getContext('2d');
  ctx.translate(x * photoWidth, y * photoHeight);
  ctx.rotate((turn * Math.PI) / 180);
  ctx.transform(1, lean / 3, lean, 1, 0, 0);
  ctx.imageSmoothingQuality = 'medium';
  ctx.drawImage(image, -width / 2, -height / 2, width, height);
  if (shot.reflection !== undefined) {
    const [across, down, radius] = shot.reflection;
    reflect(ctx, [(across - 0.5) * width, (down - 0.5) * height, radius * width]);
  }
  let picture = sharp(canvas.toBuffer('image/png')).linear(shot.light ?? 1, 0);
  if (shot.blur !== undefined) picture = picture.blur(shot.blur);
  return written(shot, picture);
}

/** A photo with no document on it. */
export const emptyDesk = (width: number, height: number) => desk(width, height).toBuffer('image/jpeg', 80);
