import { readFileSync } from 'node:fs';
import { types, type LegacySyncFunction } from 'sass';
import { optimize } from 'svgo';

const SVG = /svg64: "data:image\/svg\+xml;base64,([A-Za-z0-9+/=]+)"/;

/** NutUI's drawing of an icon. */
export function originalOf(icon: string): string {
  const file = require.resolve(`@nutui/icons-react-taro/dist/es/icons/${icon}`);
  const [, base64] = SVG.exec(readFileSync(file, 'utf8')) ?? [];
  if (!base64) throw new Error(`${file} is written in another way now`);
  return Buffer.from(base64, 'base64').toString('utf8');
}

/** The same in fewer bytes, without its colour: of a mask only the shape counts. */
export function shapeOf(icon: string): string {
  const shape = originalOf(icon).replace(/ fill="#[0-9a-f]+"/g, '');
  // The drawings are 1,024 units wide: fractions of a unit are never seen, and they are two fifths of the bytes. A circle as an arc would be moved
  // by its rounded ends.
  const convertPathData = { floatPrecision: 0, makeArcs: { threshold: 0, tolerance: 0 } };
  const { data } = optimize(shape, {
    multipass: true,
    floatPrecision: 0,
    plugins: [{ name: 'preset-default', params: { overrides: { convertPathData } } }],
  });
  return data;
}

/** As an address that a style sheet can hold: shorter than base64, and a server can compress it. */
function addressOf(icon: string): string {
  const svg = shapeOf(icon).replaceAll('"', "'");
  return `data:image/svg+xml,${svg.replace(/[<>#%]/g, (sign) => encodeURIComponent(sign))}`;
}

const drawing: LegacySyncFunction = (icon) => {
  if (!(icon instanceof types.String)) throw new Error('drawing() takes the name of an icon');
  return new types.String(`url("${addressOf(icon.getValue())}")`);
};

/** For sass: `drawing(ArrowLeft)` is the picture of NutUI's icon (components/Icon). */
export const drawings = { sassOptions: { functions: { 'drawing($icon)': drawing } } };
