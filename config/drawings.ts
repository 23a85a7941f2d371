import { readFileSync } from 'node:fs';
import { types, type LegacySyncFunction } from 'sass';
import { optimize } from 'svgo';

const SVG = /svg64: "data:image\/svg\+xml;base64,([A-Za-z0-9+/=]+)"/;

/** NutUI's drawing of an icon. */
export function originalOf(icon: string): string {
  const file = require.resolve(`@nutui/icons-react-taro/dist/es/icons/${icon}`);
  const [, base64] = SVG.exec(readFileSync(file, 'utf8')) ?? [];
  if (!base64) throw new Error(`${file} is written differently now`);
  return Buffer.from(base64, 'base64').toString('utf8');
}

const THEIRS = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1024 1024">';
/** Width of a drawing: half of NutUI's. A unit is a sixth of a dot on the finest screen, and most bytes of a drawing are digits. */
const UNITS = 512;
const FRAME = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${UNITS} ${UNITS}">`;

/** The same in fewer bytes, without its colour: a mask uses only the shape. */
export function shapeOf(icon: string): string {
  const theirs = originalOf(icon).replace(/ fill="#[0-9a-f]+"/gi, '');
  if (!theirs.startsWith(THEIRS)) throw new Error(`${icon} has another frame`);
  const inner = theirs.slice(THEIRS.length, theirs.lastIndexOf('</svg>'));
  // As an arc, a circle would move because of its rounded ends.
  const convertPathData = { floatPrecision: 0, makeArcs: { threshold: 0, tolerance: 0 } };
  const { data } = optimize(`${FRAME}<g transform="scale(${UNITS / 1024})">${inner}</g></svg>`, {
    multipass: true,
    floatPrecision: 0,
    plugins: [
      {
        name: 'preset-default',
        params: { overrides: { convertPathData, convertTransform: { floatPrecision: 2 } } },
      },
    ],
  });
  return data;
}

/** Units from one drawing of a sheet to the next: each is as wide as it is high, and the space keeps its neighbour out of the icon's box. */
export const STEP = 2 * UNITS;

/** Several drawings side by side in one picture: a browser makes a document for each picture, which costs more than all drawings in one picture. */
export function sheetOf(icons: readonly string[]): string {
  const drawings = icons.map((icon, at) => {
    const inner = shapeOf(icon).slice(FRAME.length, -'</svg>'.length);
    return at === 0 ? inner : `<g transform="translate(${at * STEP})">${inner}</g>`;
  });
  const width = (icons.length - 1) * STEP + UNITS;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${UNITS}">${drawings.join('')}</svg>`;
}

/** As an address that a style sheet can hold: shorter than base64, and a server can compress it. */
function addressOf(icons: readonly string[]): string {
  const svg = sheetOf(icons).replaceAll('"', "'");
  return `data:image/svg+xml,${svg.replace(/[<>#%]/g, (sign) => encodeURIComponent(sign))}`;
}

function namesOf(list: types.List): readonly string[] {
  return Array.from({ length: list.getLength() }, (_, at) => {
    const icon = list.getValue(at);
    if (!(icon instanceof types.String)) throw new Error('drawings() takes names of icons');
    return icon.getValue();
  });
}

const drawn: LegacySyncFunction = (icons) => {
  if (!(icons instanceof types.List)) throw new Error('drawings() takes a list of icons');
  return new types.String(`url("${addressOf(namesOf(icons))}")`);
};

/** For sass: `drawings(ArrowLeft Notice)` is one picture with NutUI's icons side by side, as far apart as they are wide (components/Icon). */
export const drawings = { sassOptions: { functions: { 'drawings($icons)': drawn } } };
