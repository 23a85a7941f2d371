import { randomInt } from 'node:crypto';
import { createCanvas } from '@napi-rs/canvas';
import { canvasFont } from '../fonts';

/** A whole number from 0 to `limit` - 1. */
export type RandomInt = (limit: number) => number;

/** Leaves out characters that look similar: 0 O D Q, 1 I L J, 2 Z, 5 S, 8 B, U V. */
export const CAPTCHA_ALPHABET = '34679ACEFGHKMNPRTWXY';
const LENGTH = 4;
const WIDTH = 240;
const HEIGHT = 88;
const INKS = ['#2c2f5b', '#575cb0', '#1b8a5f', '#9a5f10', '#a33030'] as const;

interface Captcha {
  /** Upper case; a person's answer is compared case-insensitively. */
  readonly text: string;
  /** 240 × 88 pixels, twice the size it is shown at. */
  readonly png: Buffer;
}

/** A picture code: turned characters in changing inks, with lines and dots over them. Tests pass their own `random`. */
export function drawCaptcha(random: RandomInt = (limit) => randomInt(limit)): Captcha {
  const between = (from: number, to: number) => from + random(to - from + 1);
  const ink = () => INKS[random(INKS.length)] ?? INKS[0];
  const canvas = createCanvas(WIDTH, HEIGHT);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = '#eceefa';
  ctx.fillRect(0, 0, WIDTH, HEIGHT);
  for (let i = 0; i < 70; i += 1) {
    ctx.fillStyle = `rgba(87, 92, 176, 0.${between(15, 45)})`;
    ctx.fillRect(random(WIDTH), random(HEIGHT), between(1, 4), between(1, 4));
  }

  const text = Array.from({ length: LENGTH }, () =>
    CAPTCHA_ALPHABET.charAt(random(CAPTCHA_ALPHABET.length)),
  ).join('');
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  Array.from(text).forEach((character, i) => {
    ctx.save();
    ctx.translate(38 + i * 55 + between(-5, 5), HEIGHT / 2 + between(-7, 7));
    ctx.rotate((between(-24, 24) * Math.PI) / 180);
    ctx.font = canvasFont(between(50, 60), 'bold');
    ctx.fillStyle = ink();
    ctx.fillText(character, 0, 0);
    ctx.restore();
  });

  ctx.lineWidth = 2.5;
  for (let i = 0; i < 4; i += 1) {
    ctx.strokeStyle = `${ink()}99`;
    ctx.beginPath();
    ctx.moveTo(-4, random(HEIGHT));
    ctx.bezierCurveTo(
      between(40, 90),
      random(HEIGHT),
      between(130, 190),
      random(HEIGHT),
      WIDTH + 4,
      random(HEIGHT),
    );
    ctx.stroke();
  }
  return { text, png: canvas.toBuffer('image/png') };
}
