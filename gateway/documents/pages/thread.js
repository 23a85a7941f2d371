/** Plain JavaScript: the thread starts from it without a compiler. */
const { createCanvas, DOMMatrix, Path2D } = require('@napi-rs/canvas');

// pdf.js looks for a browser's types when it is loaded, and else for another canvas library.
Object.assign(globalThis, { DOMMatrix, Path2D });
const { getDocument } = require('pdfjs-dist/legacy/build/pdf');
const sharp = require('sharp');

/** Enough for text and its smooth edges; a page is then a fifth of one in all colours. */
const COLOURS = 16;

/** pdf.js draws on a browser's canvas: this is ours. The memory of a canvas is not the collector's, it is freed with its size. */
const canvases = {
  create(width, height) {
    const canvas = createCanvas(Math.round(width), Math.round(height));
    return { canvas, context: canvas.getContext('2d') };
  },
  reset({ canvas }, width, height) {
    canvas.width = Math.round(width);
    canvas.height = Math.round(height);
  },
  destroy({ canvas }) {
    canvas.width = canvas.height = 0;
  },
};

async function opened(pdf, work) {
  const task = getDocument({
    // pdf.js keeps the bytes.
    data: new Uint8Array(pdf),
    canvasFactory: canvases,
    disableFontFace: true,
    useSystemFonts: false,
    // CVE-2024-4367: before 4.2 a font could run scripts through eval.
    isEvalSupported: false,
    verbosity: 0,
  });
  try {
    return await work(await task.promise);
  } finally {
    await task.destroy();
  }
}

async function factsOf(page) {
  const { width, height } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
  return { ratio: height / width, text };
}

const pngOf = (canvas) =>
  sharp(canvas.data(), { raw: { width: canvas.width, height: canvas.height, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, colours: COLOURS, dither: 0, effort: 1, compressionLevel: 9 })
    .toBuffer();

const pagesOf = ({ pdf }) =>
  opened(pdf, async (document) => {
    const pages = [];
    for (let number = 1; number <= document.numPages; number += 1)
      pages.push(await factsOf(await document.getPage(number)));
    return pages;
  });

const drawPage = ({ pdf, number, width }) =>
  opened(pdf, async (document) => {
    if (number > document.numPages) return undefined;
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
    const drawn = canvases.create(viewport.width, viewport.height);
    try {
      await page.render({ canvasContext: drawn.context, viewport, intent: 'print' }).promise;
      return await pngOf(drawn.canvas);
    } finally {
      canvases.destroy(drawn);
    }
  });

module.exports = { pagesOf, drawPage };
