import type { Response } from '@/contract';
import type { IdCardSide } from '@/contract/codes';
import { validityOf } from '@/domain/person/idCard';
import type { MemberContext, Outside, UploadedFile } from '../../context';
import { checkedFor, dearly } from '../../dear';
import type { Confidence } from '../../providers/ocr';
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

/** What was read, and how sure the reader is of each field: the person is asked to check it, and it is not kept. */
interface Seen {
  readonly row: IdCardReadingRow;
  readonly confidence: Confidence<string> | undefined;
}

/** For the answer: a field of which the reader says nothing is left out. */
export function statedOf(
  confidence: Confidence<string> | undefined,
): Pick<Response<'idCardOcr'>, 'confidence'> {
  const stated = Object.entries(confidence ?? {}).flatMap(([field, value]) =>
    value === undefined ? [] : [[field, value] as const],
  );
  return stated.length === 0 ? {} : { confidence: Object.fromEntries(stated) };
}

async function recognise(
  { providers, customer, files }: Outside<MemberContext>,
  side: IdCardSide,
): Promise<Seen> {
  const picture = pictureOf(files);
  const allowed = checkedFor(customer.id);
  const read = await dearly('reading', allowed, () => providers.ocr.recogniseIdCard(picture, side));
  if (!read.ok) throw unreadPicture(read.why);
  const { confidence } = read;
  if (read.side === 'front') {
    const { name, idNo, sex } = read;
    const [nation, address] = [orUnread(read.nation), orUnread(read.address)];
    return { row: { side: 'front', reading: { name, idNo, sex, nation, address } }, confidence };
  }
  const { authority, validFrom } = read;
  const validTo = read.validTo === '长期' ? null : read.validTo;
  return { row: { side: 'back', reading: { authority, validFrom, validTo } }, confidence };
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
  const seen = await recognise(context, side);
  return (own) => keepReading(own, seen);
}

async function keepReading(
  { sql, customer, now, today }: MemberContext,
  { row, confidence }: Seen,
): Promise<Response<'idCardOcr'>> {
  const imageId = newKey();
  await addReading(sql, { ...row, imageId, customerId: customer.id, at: now });
  const stated = statedOf(confidence);
  if (row.side === 'front') return { imageId, front: row.reading, back: null, ...stated };
  const validity = validityOf(row.reading.validTo, today);
  return { imageId, front: null, back: { ...row.reading, validity }, ...stated };
}
