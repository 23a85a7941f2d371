import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import type { PdfFile, PdfPage, PdfPort } from './definitions';

export type { PdfFile, PdfOutcome, PdfPage, PdfPort } from './definitions';

/** pdf.js and its worker, fetched when the first file is read. The worker is an asset of the build beside the scripts. */
async function engine() {
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf');
  const worker = new URL('pdfjs-dist/legacy/build/pdf.worker.min.js', import.meta.url);
  pdfjs.GlobalWorkerOptions.workerSrc = worker.href;
  return pdfjs;
}

export const pdf: PdfPort = {
  async read(bytes) {
    const pdfjs = await engine();
    const task = pdfjs.getDocument({
      // pdf.js takes the bytes away from whoever had them.
      data: new Uint8Array(bytes.slice(0)),
      // CVE-2024-4367: before 4.2 a font could run scripts through eval.
      isEvalSupported: false,
      enableXfa: false,
    });
    try {
      return { kind: 'file', file: fileOf(await task.promise) };
    } catch (error) {
      await task.destroy();
      if (error instanceof Error && error.name === 'InvalidPDFException') return { kind: 'notPdf' };
      throw error;
    }
  },
};

const fileOf = (document: PDFDocumentProxy): PdfFile => ({
  pageCount: document.numPages,
  page: async (number) => pageOf(await document.getPage(number)),
  release: (address) => URL.revokeObjectURL(address),
  close: () => void document.destroy(),
});

function pageOf(page: PDFPageProxy): PdfPage {
  const { width, height } = page.getViewport({ scale: 1 });
  return {
    ratio: height / width,
    async text() {
      const { items } = await page.getTextContent();
      return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    },
    async draw(pixels) {
      const viewport = page.getViewport({ scale: pixels / width });
      const canvas = window.document.createElement('canvas');
      canvas.width = Math.round(viewport.width);
      canvas.height = Math.round(viewport.height);
      const canvasContext = canvas.getContext('2d');
      if (!canvasContext) throw new Error('no canvas');
      await page.render({ canvasContext, viewport, intent: 'print' }).promise;
      const address = await addressOf(canvas);
      page.cleanup();
      // iOS keeps the memory of a canvas until it is made small.
      canvas.width = canvas.height = 0;
      return address;
    },
  };
}

const addressOf = (canvas: HTMLCanvasElement): Promise<string> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(URL.createObjectURL(blob));
      else reject(new Error('no picture'));
    }, 'image/png');
  });
