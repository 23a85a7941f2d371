import type { Response } from '@/contract';
import type { MemberContext, Outside, UploadedFile } from '../../context';
import { ocrFailureText, type OcrFailure } from '../../providers/ocr';
import { addReading, type IdCardReadingRow } from '../../queries/idCardReadings';
import { hasConsented } from '../../queries/consents';
import { Refusal } from '../../refusal';
import { newKey } from '../../secrets';
import { validityOf } from './validity';

const REFUSAL_CODES: Readonly<Record<OcrFailure, string>> = {
  'no-document': '100401',
  'wrong-document': '100401',
  'wrong-side': '100402',
  'not-an-image': '100403',
  'too-large': '100404',
  unavailable: '100407',
};

export const ocrRefusal = (why: OcrFailure): Refusal => new Refusal(REFUSAL_CODES[why], ocrFailureText[why]);

/** The one picture of an upload. */
export function pictureOf(files: readonly UploadedFile[]): Buffer {
  const file = files.find(({ field }) => field === 'file');
  if (file === undefined || file.bytes.length === 0) throw ocrRefusal('not-an-image');
  return file.bytes;
}

/** What a reading may lack on a poor picture is said, not left empty. */
const orUnread = (text: string): string => (text.trim() === '' ? '未识别' : text);

async function recognise(
  { providers, files }: Outside<MemberContext>,
  side: 'front' | 'back',
): Promise<IdCardReadingRow> {
  const read = await providers.ocr.recogniseIdCard(pictureOf(files), side);
  if (!read.ok) throw ocrRefusal(read.why);
  if (read.side === 'front') {
    const { name, idNo, sex } = read;
    const [nation, address] = [orUnread(read.nation), orUnread(read.address)];
    return { side: 'front', reading: { name, idNo, sex, nation, address } };
  }
  const { authority, validFrom, validTo } = read;
  return { side: 'back', reading: { authority, validFrom, validTo: validTo === '长期' ? null : validTo } };
}

/** Reads one side, and gives back what keeps it; the picture is dropped with the request. */
export async function readIdCard(
  context: Outside<MemberContext>,
  side: 'front' | 'back',
): Promise<(context: MemberContext) => Promise<Response<'idCardOcr'>>> {
  const { sql, customer } = context;
  if (!(await hasConsented(sql, customer.id, 'id-card', 'id-card'))) {
    throw new Refusal('100413', '请先阅读并同意身份证信息使用授权');
  }
  const row = await recognise(context, side);
  return (own) => keepReading(own, row);
}

async function keepReading(
  { sql, customer, now, today }: MemberContext,
  row: IdCardReadingRow,
): Promise<Response<'idCardOcr'>> {
  const imageId = newKey();
  await addReading(sql, { ...row, imageId, customerId: customer.id, at: now });
  return row.side === 'front'
    ? { imageId, front: row.reading, back: null }
    : { imageId, front: null, back: { ...row.reading, validity: validityOf(row.reading.validTo, today) } };
}
