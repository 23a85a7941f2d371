import { PageThread } from './pageThread';

/** A page of a PDF: height divided by width, and its text for screen readers. */
export interface PageFacts {
  readonly ratio: number;
  readonly text: string;
}

const thread = new PageThread();

/** The pages of a PDF, in order. Rejects as PageThread does. */
export const pagesOf = async (pdf: Buffer): Promise<PageFacts[]> =>
  (await thread.run('pagesOf', { pdf: new Uint8Array(pdf) })) as PageFacts[];

/** A page as PNG, `width` pixels wide; `number` counts from 1. Undefined if the file has no such page. Rejects as PageThread does. */
export async function drawPage(pdf: Buffer, number: number, width: number): Promise<Buffer | undefined> {
  const png = (await thread.run('drawPage', { pdf: new Uint8Array(pdf), number, width })) as
    Uint8Array | undefined;
  return png && Buffer.from(png.buffer, png.byteOffset, png.byteLength);
}
