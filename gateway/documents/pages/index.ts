import { dearly, type Allowed } from '../../dear';
import { PageThread } from './pageThread';

/** A page of a PDF: height divided by width, and its text for screen readers. */
export interface PageFacts {
  readonly ratio: number;
  readonly text: string;
}

const thread = new PageThread();

const asked = (allowed: Allowed, name: string, task: object): Promise<unknown> =>
  dearly('page', allowed, () => thread.run(name, task));

/** The pages of a PDF, in order. Rejects as PageThread does. */
export const pagesOf = async (allowed: Allowed, pdf: Buffer): Promise<PageFacts[]> =>
  (await asked(allowed, 'pagesOf', { pdf: new Uint8Array(pdf) })) as PageFacts[];

/** A page as PNG, `width` pixels wide; `number` counts from 1. Undefined if the file has no such page. Rejects as PageThread does. */
export async function drawPage(
  allowed: Allowed,
  pdf: Buffer,
  { number, width }: { readonly number: number; readonly width: number },
): Promise<Buffer | undefined> {
  const task = { pdf: new Uint8Array(pdf), number, width };
  const png = (await asked(allowed, 'drawPage', task)) as Uint8Array | undefined;
  return png && Buffer.from(png.buffer, png.byteOffset, png.byteLength);
}
