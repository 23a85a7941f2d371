import { decodeSpecimen, type SpecimenDocument } from '../../specimens/payload';
import type { BankCardReading, IdCardReading, OcrFailure, OcrProvider } from './definitions';
import { decode } from '../../pictures';

async function read(file: Buffer): Promise<SpecimenDocument | OcrFailure> {
  const read = await decode('code', file);
  return read.ok ? (decodeSpecimen(read.found) ?? 'no-document') : read.why;
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
