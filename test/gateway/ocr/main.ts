import { makeOcrProvider } from '../../../gateway/providers/ocr';
import { ALBUM } from './album';
import { judged, type Judged } from './verdicts';

/** Less than what was measured, since processors round differently. */
const FLOOR = { readPhotos: 34, right: 158, wrong: 0 } as const;

const counted = (all: readonly Judged[], verdict: string): number =>
  all.flatMap(({ fields }) => Object.values(fields)).filter((one) => one === verdict).length;

function lineOf(title: string, { refused, fields, askedInVain }: Judged, seconds: number): string {
  const misread = Object.entries(fields).flatMap(([field, verdict]) =>
    verdict === 'right' ? [] : [`${field} ${verdict}`],
  );
  const asked = askedInVain.map((field) => `${field} right, asked to check`);
  const said =
    refused === undefined
      ? [`${Object.keys(fields).length} fields`, ...misread, ...asked]
      : [`refused: ${refused}`];
  return `${title.padEnd(50)} ${seconds.toFixed(1)} s  ${said.join(', ')}`;
}

/** Reads all photos of the album as the gateway does, and prints what became of each field. */
async function main(): Promise<void> {
  const ocr = makeOcrProvider({ kind: 'sandbox' });
  const all: Judged[] = [];
  for (const photo of ALBUM) {
    const began = performance.now();
    const one = await judged(ocr, photo);
    all.push(one);
    console.log(lineOf(photo.title, one, (performance.now() - began) / 1000));
  }
  const read = all.filter(({ refused }) => refused === undefined).length;
  const [right, doubtful, wrong] = ['right', 'doubtful', 'wrong'].map((verdict) => counted(all, verdict));
  console.log(`\nphotos ${ALBUM.length}: read ${read}, refused ${ALBUM.length - read}`);
  console.log(`fields: right ${right}, doubtful ${doubtful}, wrong ${wrong}`);
  const held = read >= FLOOR.readPhotos && Number(right) >= FLOOR.right && Number(wrong) <= FLOOR.wrong;
  if (!held) console.log(`less than the floor: ${JSON.stringify(FLOOR)}`);
  process.exit(held ? 0 : 1);
}

void main();
