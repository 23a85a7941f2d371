import { createCanvas, loadImage } from '@napi-rs/canvas';

export interface Shot {
  /** Width of the card in the photo, in pixels. */
  readonly card: number;
  /** Degrees. */
  readonly turn?: number;
  /** The photo's size; without it the card with a margin. */
  readonly photo?: readonly [number, number];
  /** Centre of the card, as a share of the photo. */
  readonly at?: readonly [number, number];
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

/** Photographs a card as a person would: laid on a desk, turned, scaled, compressed. */
export async function photograph(card: Buffer, shot: Shot): Promise<Buffer> {
  const image = await loadImage(card);
  const height = (shot.card * image.height) / image.width;
  const [photoWidth, photoHeight] = shot.photo ?? [Math.round(shot.card * 1.25), Math.round(height * 1.6)];
  const canvas = desk(photoWidth, photoHeight);
  const ctx = canvas.getContext('2d');
  const [x, y] = shot.at ?? [0.5, 0.5];
  ctx.translate(x * photoWidth, y * photoHeight);
  ctx.rotate(((shot.turn ?? 0) * Math.PI) / 180);
  ctx.imageSmoothingQuality = 'medium';
  ctx.drawImage(image, -shot.card / 2, -height / 2, shot.card, height);
  if (shot.format === 'png') return canvas.toBuffer('image/png');
  if (shot.format === 'webp') return canvas.toBuffer('image/webp', shot.quality ?? 60);
  return canvas.toBuffer('image/jpeg', shot.quality ?? 60);
}

/** A photo with no document on it. */
export const emptyDesk = (width: number, height: number) => desk(width, height).toBuffer('image/jpeg', 80);
