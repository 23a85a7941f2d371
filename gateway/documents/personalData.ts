import {
  bytesOf,
  contentWidth,
  drawFurniture,
  INK,
  keepTogether,
  MARGIN,
  openDocument,
  rule,
  type Doc,
} from './page';
import { leaveRoom, type Seal } from './seal';

/** A copy of a person's data, ready to be drawn. */
export interface PersonalDataDocument {
  readonly title: string;
  readonly number: string;
  readonly issuedAt: Date;
  readonly lead: string;
  readonly sections: readonly {
    readonly heading: string;
    readonly rows: readonly (readonly [label: string, value: string])[];
  }[];
}

const VERSION = '1.0';
const LABEL_WIDTH = 132;
const PAD = 6;

function drawRow(doc: Doc, [label, value]: readonly [string, string]): void {
  const width = contentWidth(doc) - LABEL_WIDTH;
  doc.font('regular').fontSize(9.5);
  const height =
    Math.max(
      doc.heightOfString(label, { width: LABEL_WIDTH - 2 * PAD }),
      doc.heightOfString(value || ' ', { width: width - 2 * PAD }),
    ) +
    2 * PAD;
  keepTogether(doc, height);
  const top = doc.y;
  doc.fillColor(INK.soft).text(label, MARGIN.left + PAD, top + PAD, { width: LABEL_WIDTH - 2 * PAD });
  doc.fillColor(INK.dark).text(value, MARGIN.left + LABEL_WIDTH + PAD, top + PAD, { width: width - 2 * PAD });
  rule(doc, top + height);
  doc.x = MARGIN.left;
  doc.y = top + height;
}

/** A real PDF (A4, text that can be searched and copied). */
export function personalDataPdf(data: PersonalDataDocument, seal?: Seal): Promise<Buffer> {
  const doc = openDocument(data);
  const done = bytesOf(doc);
  doc.font('bold').fontSize(20).fillColor(INK.brand).text(data.title, { align: 'center' });
  doc.y += 12;
  doc.font('regular').fontSize(9.5).fillColor(INK.soft).text(data.lead, { lineGap: 3 });
  doc.y += 12;
  for (const { heading, rows } of data.sections) {
    // A heading never stands alone at the foot of a page.
    keepTogether(doc, 70);
    doc.font('bold').fontSize(12).fillColor(INK.brand).text(heading, MARGIN.left, doc.y);
    doc.y += 6;
    rule(doc, doc.y, INK.brand);
    rows.forEach((row) => drawRow(doc, row));
    doc.y += 16;
  }
  drawFurniture(doc, { ...data, version: VERSION });
  leaveRoom(doc, seal);
  doc.end();
  return done;
}
