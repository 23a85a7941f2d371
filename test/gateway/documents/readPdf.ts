import { getDocument } from 'pdfjs-dist/legacy/build/pdf';

export interface ReadPdf {
  readonly info: Readonly<Record<string, unknown>>;
  /** Text of each page, lines joined in file order, without spaces: a search for Chinese words ignores line breaks. */
  readonly pages: readonly string[];
}

/** Reads a PDF as a viewer's search would. */
export async function readPdf(file: Buffer): Promise<ReadPdf> {
  const pdf = await getDocument({ data: new Uint8Array(file), useSystemFonts: false, verbosity: 0 }).promise;
  try {
    const pages: string[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      pages.push(
        items
          .map((item) => ('str' in item ? item.str : ''))
          .join('')
          .replace(/\s/g, ''),
      );
    }
    const { info } = await pdf.getMetadata();
    return { info: { ...info }, pages };
  } finally {
    await pdf.destroy();
  }
}
