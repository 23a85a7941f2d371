import { civilDateAt, formatChinese, timeText } from '@/domain/dates/civil';
import type { Contract, Party, Section, Signature } from './contract';
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
import { drawTable } from './table';

const BODY = { size: 10.5, lineGap: 5.5 } as const;

function drawTitle(doc: Doc, { title, number }: Contract): void {
  doc.font('bold').fontSize(20).fillColor(INK.brand).text(title, { align: 'center' });
  doc.moveDown(0.3);
  doc.font('regular').fontSize(9.5).fillColor(INK.soft).text(`编号：${number}`, { align: 'center' });
  doc.y += 18;
}

function drawParties(doc: Doc, parties: readonly Party[]): void {
  for (const { role, name, details = [] } of parties) {
    const width = contentWidth(doc) - 24;
    const lines = details.map(({ label, value }) => `${label}：${value}`).join('　　');
    doc.font('regular').fontSize(9.5);
    const height = 32 + (lines === '' ? 0 : doc.heightOfString(lines, { width, lineGap: 3 }) + 6);
    keepTogether(doc, height);
    const top = doc.y;
    doc.roundedRect(MARGIN.left, top, contentWidth(doc), height, 6).fill(INK.ground);
    doc
      .font('bold')
      .fontSize(10.5)
      .fillColor(INK.dark)
      .text(`${role}：${name}`, MARGIN.left + 12, top + 9, { width });
    if (lines !== '') {
      doc.font('regular').fontSize(9.5).fillColor(INK.soft);
      doc.text(lines, MARGIN.left + 12, top + 29, { width, lineGap: 3 });
    }
    doc.x = MARGIN.left;
    doc.y = top + height + 8;
  }
  doc.y += 8;
}

const NUMERALS = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十'] as const;

/** Up to 十九; further sections get Arabic numerals. */
function numeral(index: number): string {
  if (index < 10) return NUMERALS[index] ?? '';
  return index < 19 ? `十${NUMERALS[index - 10] ?? ''}` : String(index + 1);
}

function drawSection(doc: Doc, { heading, paragraphs }: Section, index: number): void {
  // A heading never stands alone at the foot of a page.
  keepTogether(doc, 64);
  doc
    .font('bold')
    .fontSize(12)
    .fillColor(INK.brand)
    .text(`${numeral(index)}、${heading}`, MARGIN.left, doc.y);
  doc.y += 6;
  doc.font('regular').fontSize(BODY.size).fillColor(INK.dark);
  for (const paragraph of paragraphs) {
    doc.text(paragraph, { lineGap: BODY.lineGap, indent: 2 * BODY.size, paragraphGap: 2 });
  }
  doc.y += 10;
}

/** '2026年11月18日 10:05:09': evidence names the second. */
function beijingTime(at: Date): string {
  const ms = at.getTime();
  return `${formatChinese(civilDateAt(ms), 'full')} ${timeText(ms)}:${String(at.getUTCSeconds()).padStart(2, '0')}`;
}

const ACTS = {
  signed: { heading: '电子签名', done: '（已电子签署）', time: '签署时间' },
  agreed: { heading: '同意记录', done: '（已在应用内同意）', time: '同意时间' },
} as const;

/** Both sign a contract; only the person agrees to a text of the lender. */
const agreesHere = ({ act }: Signature, party: number): boolean => act !== 'agreed' || party === 0;

function drawSignature(doc: Doc, parties: readonly Party[], signature: Signature | undefined): void {
  const act = ACTS[signature?.act ?? 'signed'];
  const lines = signature
    ? [
        ...parties.map(
          ({ role, name }, index) => `${role}：${name}${agreesHere(signature, index) ? act.done : ''}`,
        ),
        `${act.time}：${beijingTime(signature.signedAt)}（北京时间）`,
        `内容摘要（SHA-256）：`,
        signature.digest,
      ]
    : ['本文件尚未签署，仅供阅读。'];
  const height = 40 + lines.length * 17;
  keepTogether(doc, height + 10);
  const top = doc.y + 6;
  doc
    .roundedRect(MARGIN.left, top, contentWidth(doc), height, 6)
    .lineWidth(1)
    .strokeColor(INK.brand)
    .stroke();
  doc
    .font('bold')
    .fontSize(11)
    .fillColor(INK.brand)
    .text(act.heading, MARGIN.left + 14, top + 11);
  doc.font('regular').fontSize(9.5).fillColor(INK.dark);
  lines.forEach((line, i) => doc.text(line, MARGIN.left + 14, top + 32 + i * 17, { lineBreak: false }));
  doc.x = MARGIN.left;
  doc.y = top + height + 12;
}

/** A real PDF (A4, pages numbered, text that can be searched and copied). The same contract gives the same bytes. */
export function contractPdf(contract: Contract, seal?: Seal): Promise<Buffer> {
  const doc = openDocument(contract);
  const done = bytesOf(doc);
  drawTitle(doc, contract);
  rule(doc, doc.y - 8, INK.brand, 1.2);
  drawParties(doc, contract.parties);
  contract.sections.forEach((section, index) => drawSection(doc, section, index));
  if (contract.table) drawTable(doc, contract.table);
  drawSignature(doc, contract.parties, contract.signature);
  drawFurniture(doc, contract);
  leaveRoom(doc, seal);
  doc.end();
  return done;
}
