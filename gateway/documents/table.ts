import type { Column, Table } from './contract';
import { bottomOf, contentWidth, INK, keepTogether, MARGIN, rule, type Doc } from './page';

const SIZE = 9;
const PAD = { x: 6, y: 5 } as const;

interface RowStyle {
  readonly font: 'regular' | 'bold';
  readonly ground?: string;
  readonly color?: string;
}

function widths(doc: Doc, columns: readonly Column[]): number[] {
  const all = columns.reduce((sum, { share = 1 }) => sum + share, 0);
  return columns.map(({ share = 1 }) => (contentWidth(doc) * share) / all);
}

/** Draws a table; a row never breaks across pages, and the header row is repeated on every page. */
export function drawTable(doc: Doc, { caption, columns, rows, total }: Table): void {
  const columnWidths = widths(doc, columns);
  const inner = (i: number) => (columnWidths[i] ?? 0) - 2 * PAD.x;

  const heightOf = (cells: readonly string[], { font }: RowStyle) => {
    doc.font(font).fontSize(SIZE);
    return Math.max(...cells.map((cell, i) => doc.heightOfString(cell, { width: inner(i) }))) + 2 * PAD.y;
  };
  const drawRow = (cells: readonly string[], style: RowStyle) => {
    const height = heightOf(cells, style);
    const top = doc.y;
    if (style.ground !== undefined) {
      doc.rect(MARGIN.left, top, contentWidth(doc), height).fill(style.ground);
    }
    doc
      .font(style.font)
      .fontSize(SIZE)
      .fillColor(style.color ?? INK.dark);
    let x: number = MARGIN.left;
    cells.forEach((cell, i) => {
      doc.text(cell, x + PAD.x, top + PAD.y, { width: inner(i), align: columns[i]?.align ?? 'left' });
      x += columnWidths[i] ?? 0;
    });
    rule(doc, top + height);
    doc.x = MARGIN.left;
    doc.y = top + height;
  };

  const headings = columns.map(({ heading }) => heading);
  const head: RowStyle = { font: 'bold', ground: INK.brand, color: '#ffffff' };
  const body: RowStyle = { font: 'regular' };
  const drawHead = () => drawRow(headings, head);

  keepTogether(doc, 90);
  doc
    .font('bold')
    .fontSize(11.5)
    .fillColor(INK.brand)
    .text(caption, MARGIN.left, doc.y + 6);
  doc.y += 6;
  drawHead();
  for (const [cells, style] of [
    ...rows.map((row) => [row, body] as const),
    ...(total ? [[total, { font: 'bold', ground: INK.ground }] as const] : []),
  ]) {
    if (doc.y + heightOf(cells, style) > bottomOf(doc)) {
      doc.addPage();
      drawHead();
    }
    drawRow(cells, style);
  }
  doc.y += 14;
}
