import path from 'node:path';
import { dearly, type Allowed } from '../../dear';
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
/** Draws and signs for PaperDesk, which has each person's papers take turns. */
const drawing = new PageThread(script);
/** Looks at what strangers bring: they hold up no one's paper. */
const examining = new PageThread(script);

const asBuffer = (given: unknown): Buffer => {
  const bytes = given as Uint8Array;
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
};

/** Draws a document in a thread. Rejects as PageThread does; so do the next ones. */
export const drawPdf = async (task: DrawTask): Promise<Buffer> => asBuffer(await drawing.run('drawn', task));

/** Signs a drawn PDF with a key in a PKCS#12. */
export const signPdf = async (
  pdf: Uint8Array,
  by: { readonly p12: Uint8Array; readonly passphrase: string; readonly at: Date },
): Promise<Buffer> => asBuffer(await drawing.run('signed', { pdf: new Uint8Array(pdf), ...by }));

const examined = async (thread: PageThread, pdf: Uint8Array): Promise<Examined> =>
  (await thread.run('examined', { pdf: new Uint8Array(pdf) })) as Examined;

/** What a paper of ours says, before it is handed out. */
export const examineOwn = (pdf: Uint8Array): Promise<Examined> => examined(drawing, pdf);

/** What a PDF says that somebody has brought. */
export const examineBrought = (allowed: Allowed, pdf: Uint8Array): Promise<Examined> =>
  dearly('brought', allowed, () => examined(examining, pdf));
