import { decodeSpecimen, type SpecimenDocument } from '../../specimens/payload';
import type { BankCardReading, IdCardReading, OcrFailure, OcrProvider } from './definitions';
import { imageHeader } from './imageHeader';
import { readerProcess } from './readerProcess';

const MAX_BYTES = 10 * 1024 * 1024;
/** A decoded pixel takes four bytes: 50 million pixels are 200 MB, the memory limit for one request. */
const MAX_PIXELS = 50_000_000;

const ask = readerProcess();

async function read(file: Buffer): Promise<SpecimenDocument | OcrFailure> {
  const header = imageHeader(file);
  if (header === undefined || header.width === 0 || header.height === 0) return 'not-an-image';
  if (file.length > MAX_BYTES || header.width * header.height > MAX_PIXELS) return 'too-large';
  const answer = await ask(file);
  if (answer.kind === 'busy') return 'unavailable';
  // The header is valid but the rest is not: a damaged upload.
  if (answer.kind === 'crashed' || answer.text === 'not-an-image') return 'not-an-image';
  return decodeSpecimen(answer.text) ?? 'no-document';
}

/** Reads the specimens' code from the pixels; every other picture is `no-document`. */
export const sandboxOcr: OcrProvider = {
  async recogniseIdCard(file, expected): Promise<IdCardReading> {
    const found = await read(file);
    if (typeof found === 'string') return { ok: false, why: found };
    if (found.kind === 'bank-card') return { ok: false, why: 'wrong-document' };
    const reading: IdCardReading =
      found.kind === 'id-front'
        ? { ok: true, side: 'front', ...found.fields }
        : { ok: true, side: 'back', ...found.fields };
    return expected === undefined || reading.side === expected ? reading : { ok: false, why: 'wrong-side' };
  },

  async recogniseBankCard(file): Promise<BankCardReading> {
    const found = await read(file);
    if (typeof found === 'string') return { ok: false, why: found };
    return found.kind === 'bank-card' ? { ok: true, ...found.fields } : { ok: false, why: 'wrong-document' };
  },
};
