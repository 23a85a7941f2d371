import path from 'node:path';
import { PageThread } from '../pages/pageThread';
import type { DrawTask } from './draw';

export type { Drawable } from './draw';

/** What a PDF says about itself. */
export interface Examined {
  /** whole: as it was signed, to the last byte. changed: it has a signature that does not hold for all of it. */
  readonly state: 'unsigned' | 'changed' | 'whole';
  /** Of who signed, in DER. */
  readonly certificate?: Uint8Array;
  /** ISO instant, as the signer has it. */
  readonly signedAt?: string;
}

const script = path.join(__dirname, 'thread.js');
/** Draws and signs. */
const drawing = new PageThread(script);
/** Looks at what strangers bring: they hold up nobody's paper. */
const examining = new PageThread(script);

const asBuffer = (given: unknown): Buffer => {
  const bytes = given as Uint8Array;
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
};

/** Draws a document in a thread. Rejects as PageThread does; so do the next two. */
export const drawPdf = async (task: DrawTask): Promise<Buffer> => asBuffer(await drawing.run('drawn', task));

/** Signs a drawn PDF with a key in a PKCS#12. */
export const signPdf = async (
  pdf: Uint8Array,
  by: { readonly p12: Uint8Array; readonly passphrase: string; readonly at: Date },
): Promise<Buffer> => asBuffer(await drawing.run('signed', { pdf: new Uint8Array(pdf), ...by }));

export const examinePdf = async (pdf: Uint8Array, own: boolean): Promise<Examined> =>
  (await (own ? drawing : examining).run('examined', { pdf: new Uint8Array(pdf) })) as Examined;
