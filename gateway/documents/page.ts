import PDFDocument from 'pdfkit';
import { fontFiles } from '../fonts';
import type { Contract } from './contract';

export type Doc = PDFKit.PDFDocument;

/** Points; A4 with room for header and footer. */
export const MARGIN = { top: 76, bottom: 72, left: 62, right: 62 } as const;

export const INK = {
  dark: '#1d2033',
  brand: '#2c2f5b',
  soft: '#5c6078',
  line: '#d5d8e6',
  ground: '#f3f4fa',
} as const;

/** An empty A4 document with the Chinese typeface as `regular` and `bold`; the file embeds only the glyphs in use. */
export function openDocument(document: Pick<Contract, 'title' | 'number' | 'issuedAt'>): Doc {
  const doc = new PDFDocument({
    size: 'A4',
    margins: MARGIN,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: 'zh-CN',
    displayTitle: true,
    info: {
      Title: document.title,
      Subject: document.number,
      CreationDate: document.issuedAt,
      Producer: 'yunling sandbox gateway',
      Creator: 'yunling sandbox gateway',
    },
  });
  doc.registerFont('regular', fontFiles.regular);
  doc.registerFont('bold', fontFiles.bold);
  return doc;
}

export const contentWidth = (doc: Doc) => doc.page.width - MARGIN.left - MARGIN.right;

export const bottomOf = (doc: Doc) => doc.page.height - MARGIN.bottom;

/** Starts a page unless `height` points are left on this one. */
export function keepTogether(doc: Doc, height: number): void {
  if (doc.y + height > bottomOf(doc)) doc.addPage();
}

export function rule(doc: Doc, y: number, color: string = INK.line, width = 0.7): void {
  doc
    .moveTo(MARGIN.left, y)
    .lineTo(doc.page.width - MARGIN.right, y)
    .lineWidth(width)
    .strokeColor(color)
    .stroke();
}

/** The finished file; call it before drawing. */
export function bytesOf(doc: Doc): Promise<Buffer> {
  return new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}

/** Draws the header (title, contract number) and the footer (page number) of every page; last, when the page count is known. */
export function drawFurniture(
  doc: Doc,
  { title, number, version }: Pick<Contract, 'title' | 'number' | 'version'>,
): void {
  const { start, count } = doc.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    doc.switchToPage(index);
    // pdfkit would start a new page for text in the bottom margin.
    doc.page.margins.bottom = 0;
    const width = contentWidth(doc);
    const line = { width, lineBreak: false } as const;
    doc.font('regular').fontSize(8).fillColor(INK.soft);
    doc.text(title, MARGIN.left, 42, line);
    doc.text(`编号 ${number}`, MARGIN.left, 42, { ...line, align: 'right' });
    rule(doc, 58);
    const foot = doc.page.height - 46;
    doc.text(`版本 ${version}`, MARGIN.left, foot, line);
    doc.text(`第 ${index - start + 1} 页 / 共 ${count} 页`, MARGIN.left, foot, { ...line, align: 'right' });
  }
}
