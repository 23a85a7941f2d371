import { create } from 'qrcode';
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
} from '../page';
import { leaveRoom, type Seal } from '../seal';
import type { Certificate } from './certificate';

const QR_SIZE = 104;
const ROW_HEIGHT = 24;
const LABEL_WIDTH = 96;
const REVOKED = { ink: '#c93a3a', ground: '#fdecec' } as const;
const REVOKED_TEXT = '已失效：开具之后，这笔借款又有新的记账。本证明不再有效。';

function drawTitle(doc: Doc, { title, number, revoked }: Certificate): void {
  doc.font('bold').fontSize(26).fillColor(INK.brand).text(title, { align: 'center', characterSpacing: 6 });
  doc.moveDown(0.3);
  doc.font('regular').fontSize(9.5).fillColor(INK.soft).text(`证明编号：${number}`, { align: 'center' });
  doc.y += 14;
  rule(doc, doc.y, INK.brand, 1.2);
  doc.y += 18;
  if (!revoked) return;
  const top = doc.y;
  doc.roundedRect(MARGIN.left, top, contentWidth(doc), 32, 6).fill(REVOKED.ground);
  doc.font('bold').fontSize(11).fillColor(REVOKED.ink);
  doc.text(REVOKED_TEXT, MARGIN.left, top + 9, { width: contentWidth(doc), align: 'center' });
  doc.x = MARGIN.left;
  doc.y = top + 48;
}

function drawRows(doc: Doc, { rows }: Certificate): void {
  const width = contentWidth(doc);
  doc.y += 8;
  rule(doc, doc.y);
  for (const { label, value } of rows) {
    const top = doc.y;
    doc.rect(MARGIN.left, top, LABEL_WIDTH, ROW_HEIGHT).fill(INK.ground);
    doc.font('regular').fontSize(10).fillColor(INK.soft);
    doc.text(label, MARGIN.left + 10, top + 6, { lineBreak: false });
    doc.fillColor(INK.dark);
    doc.text(value, MARGIN.left + LABEL_WIDTH + 12, top + 6, {
      width: width - LABEL_WIDTH - 24,
      lineBreak: false,
    });
    rule(doc, top + ROW_HEIGHT);
    doc.x = MARGIN.left;
    doc.y = top + ROW_HEIGHT;
  }
  doc.y += 24;
}

/** Drawn as squares of the page: sharp at any size. */
function drawQr(doc: Doc, text: string, left: number, top: number): void {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const side = QR_SIZE / size;
  doc.fillColor(INK.dark);
  data.forEach((dark, index) => {
    if (dark === 0) return;
    doc.rect(left + (index % size) * side, top + Math.floor(index / size) * side, side, side);
  });
  doc.fill();
}

function drawIssuer(doc: Doc, { lender, issuedOn }: Certificate): void {
  doc.font('bold').fontSize(11.5).fillColor(INK.dark).text(lender, { align: 'right' });
  doc.y += 6;
  doc.font('regular').fontSize(10.5).text(issuedOn, { align: 'right' });
  doc.y += 28;
}

function drawCheck(doc: Doc, { code, address, service }: Certificate): void {
  const height = QR_SIZE + 32;
  keepTogether(doc, height);
  const top = doc.y;
  doc.roundedRect(MARGIN.left, top, contentWidth(doc), height, 8).lineWidth(1).strokeColor(INK.line).stroke();
  drawQr(doc, address, MARGIN.left + 16, top + 16);
  const left = MARGIN.left + QR_SIZE + 36;
  const width = contentWidth(doc) - QR_SIZE - 52;
  doc
    .font('bold')
    .fontSize(11)
    .fillColor(INK.brand)
    .text('扫码核验真伪', left, top + 18, { width });
  doc.font('regular').fontSize(9.5).fillColor(INK.soft);
  doc.text(`或打开 ${address.split('?')[0] ?? ''}，输入验证码：`, left, top + 38, { width, lineGap: 3 });
  doc
    .font('bold')
    .fontSize(13)
    .fillColor(INK.dark)
    .text(code, left, doc.y + 6, { width });
  doc
    .font('regular')
    .fontSize(9)
    .fillColor(INK.soft)
    .text(service, left, doc.y + 8, { width });
  doc.x = MARGIN.left;
  doc.y = top + height;
}

/** A real PDF (A4, text that can be searched and copied). The same certificate gives the same bytes. */
export function certificatePdf(certificate: Certificate, seal?: Seal): Promise<Buffer> {
  const doc = openDocument(certificate);
  const done = bytesOf(doc);
  drawTitle(doc, certificate);
  for (const paragraph of certificate.paragraphs) {
    doc.font('regular').fontSize(12).fillColor(INK.dark);
    doc.text(paragraph, { lineGap: 8, indent: 24, paragraphGap: 4 });
  }
  drawRows(doc, certificate);
  drawIssuer(doc, certificate);
  drawCheck(doc, certificate);
  drawFurniture(doc, certificate);
  leaveRoom(doc, seal);
  doc.end();
  return done;
}
