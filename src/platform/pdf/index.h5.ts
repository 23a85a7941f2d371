import type { PDFDocumentProxy, PDFPageProxy, PDFWorker } from 'pdfjs-dist';
import type { PdfFile, PdfOutcome, PdfPage, PdfPort } from './definitions';

export type { PdfFile, PdfOutcome, PdfPage, PdfPort } from './definitions';

/** A separate chunk, so that the PDF reader does not delay the page. Fails if its script does not load. */
function startWorker(): { readonly port: Worker; readonly broken: Promise<never> } {
  const port = new Worker(new URL('pdfjs-dist/legacy/build/pdf.worker', import.meta.url));
  const broken = new Promise<never>((_resolve, reject) => {
    port.onerror = () => reject(new Error('the worker of pdf.js did not start'));
  });
  return { port, broken };
}

export const pdf: PdfPort = {
  async read(bytes) {
    // Both are loaded with the first file, in parallel.
    const { port, broken } = startWorker();
    try {
      return await Promise.race([open(bytes, port), broken]);
    } catch (error) {
      port.terminate();
      if (error instanceof Error && error.name === 'InvalidPDFException') return { kind: 'notPdf' };
      throw error;
    }
  },
};

async function open(bytes: ArrayBuffer, port: Worker): Promise<PdfOutcome> {
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf');
  const worker = pdfjs.PDFWorker.fromPort({ port }) as PDFWorker;
  const task = pdfjs.getDocument({
    // pdf.js transfers the bytes to its worker: give it a copy.
    data: new Uint8Array(bytes.slice(0)),
    worker,
    // CVE-2024-4367: before 4.2 a font could run scripts through eval.
    isEvalSupported: false,
    enableXfa: false,
  });
  return {
    kind: 'file',
    file: fileOf(await task.promise, () => {
      worker.destroy();
      port.terminate();
    }),
  };
}

const fileOf = (document: PDFDocumentProxy, end: () => void): PdfFile => ({
  pageCount: document.numPages,
  page: async (number) => pageOf(await document.getPage(number)),
  release: (address) => URL.revokeObjectURL(address),
  close: () => void document.destroy().finally(end),
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
      // The intent `print` draws in one go, also while the page is hidden.
      await page.render({ canvasContext, viewport, intent: 'print' }).promise;
      const address = await addressOf(canvas);
      page.cleanup();
      // iOS keeps the memory of a canvas until its size is 0.
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
