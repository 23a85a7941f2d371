import type { Response } from '@/contract';
import type { IdCardSide } from '@/contract/codes';
import { validityOf } from '@/domain/person/idCard';
import type { MemberContext, Outside, UploadedFile } from '../../context';
import { checkedFor, dearly } from '../../dear';
import { addReading, type IdCardReadingRow } from '../../queries/idCardReadings';
import { hasConsented } from '../../queries/consents';
import { refuseIdentity } from '../../refusals/person';
import { unreadPicture } from '../../refusals/pictures';
import { newKey } from '../../secrets';

/** The one picture of an upload. */
export function pictureOf(files: readonly UploadedFile[]): Buffer {
  const file = files.find(({ field }) => field === 'file');
  if (file === undefined || file.bytes.length === 0) throw unreadPicture('not-an-image');
  return file.bytes;
}

/** A field that could not be read from a poor picture shows 未识别 instead of an empty text. */
const orUnread = (text: string): string => (text.trim() === '' ? '未识别' : text);

async function recognise(
  { providers, customer, files }: Outside<MemberContext>,
  side: IdCardSide,
): Promise<IdCardReadingRow> {
  const picture = pictureOf(files);
  const allowed = checkedFor(customer.id);
  const read = await dearly('reading', allowed, () => providers.ocr.recogniseIdCard(picture, side));
  if (!read.ok) throw unreadPicture(read.why);
  if (read.side === 'front') {
    const { name, idNo, sex } = read;
    const [nation, address] = [orUnread(read.nation), orUnread(read.address)];
    return { side: 'front', reading: { name, idNo, sex, nation, address } };
  }
  const { authority, validFrom, validTo } = read;
  return { side: 'back', reading: { authority, validFrom, validTo: validTo === '长期' ? null : validTo } };
}

/** Reads one side and returns the work that stores the reading; the picture is dropped with the request. */
export async function readIdCard(
  context: Outside<MemberContext>,
  side: IdCardSide,
): Promise<(context: MemberContext) => Promise<Response<'idCardOcr'>>> {
  const { sql, customer } = context;
  if (!(await hasConsented(sql, customer.id, 'id-card', 'id-card'))) {
    throw refuseIdentity('idCardConsentMissing');
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
