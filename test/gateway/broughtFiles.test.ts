import { calls } from '@/contract';
import { generalRefusals } from '@/contract/refusals';
import { pictureRefusals } from '@/contract/flowRefusals';
import { specimenDefaults, drawDiploma } from '../../gateway/specimens';
import { soon } from '../soon';
import { Crowd } from './bank/crowd';
import type { Stopped } from './bank/upload';
import { startGateway, type Bank } from './harness';

/** Anyone who brings a PDF to have it checked has no session: their bytes are counted as they come, and take no room of people's uploads. */

const MEGABYTE = 1024 * 1024;
/** Two of them have room at one address, eight in all. */
const LONG = 5_100_000;
const PATH = '/verify/file';
const EDGE = 'edge';
const HEAD = `--${EDGE}\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n`;
const TYPE = { 'content-type': `multipart/form-data; boundary=${EDGE}` };
const BUSY = '现在办理的人较多，请稍后再试';

let bank: Bank;
let crowd: Crowd;
beforeEach(async () => {
  bank = await startGateway({ network: true, people: true });
  crowd = await Crowd.before(bank);
});
afterEach(async () => {
  crowd.leave();
  await bank.close();
});

/** A file that never ends, except for its last byte. */
const endless = (from: string, bytes: number) => ({
  path: PATH,
  from,
  headers: { ...TYPE, 'content-length': String(HEAD.length + bytes + 1) },
  body: HEAD + 'x'.repeat(bytes),
});
/** So many long files from an address, held by the gateway. */
async function holds(from: string, files: number): Promise<void> {
  for (let file = 0; file < files; file += 1) await crowd.fill(endless(from, LONG));
}

/** The status and the text of what was answered so far. */
const answered = (one: Stopped): string => Buffer.from(one.answer(), 'latin1').toString();
const isBusy = (one: Stopped): boolean =>
  answered(one).startsWith('HTTP/1.1 503') && answered(one).includes(BUSY);

async function bring(from: string, bytes: number) {
  const { statusCode, headers, body } = await bank.app.inject({
    method: 'POST',
    url: PATH,
    remoteAddress: from,
    headers: TYPE,
    payload: `${HEAD}${'x'.repeat(bytes)}\r\n--${EDGE}--\r\n`,
  });
  return { status: statusCode, again: headers['retry-after'], says: body };
}

const PAPER = { field: 'file', name: 'a.pdf', type: 'application/pdf', bytes: Buffer.alloc(4 * MEGABYTE) };
const NO_PDF = { status: 400, says: expect.stringContaining('没有读到 PDF 文件') as string };

it('an address whose files fill its room is told that it is busy; other addresses and uploads are served', async () => {
  const from = crowd.address();
  await holds(from, 2);
  const refused = crowd.begin(endless(from, LONG));
  await soon(() => expect(isBusy(refused)).toBe(true));
  expect(await bring(from, 2 * MEGABYTE)).toEqual({ status: 503, again: '5', says: BUSY });
  expect(await bring(crowd.address(), 2 * MEGABYTE)).toMatchObject(NO_PDF);
  const { name, school, year } = specimenDefaults;
  const bytes = drawDiploma({ name, school, year: Number(year) });
  const person = await bank.credited();
  await person.must('educationUpload', { kind: 'diploma' }, [{ name: 'a.jpg', type: 'image/jpeg', bytes }]);
});

it('many strangers fill the room of what is brought, and not that of uploads', async () => {
  for (let address = 0; address < 4; address += 1) await holds(crowd.address(), 2);
  const refused = crowd.begin(endless(crowd.address(), LONG));
  await soon(() => expect(isBusy(refused)).toBe(true));
  expect(await bring(crowd.address(), 2 * MEGABYTE)).toMatchObject({ status: 503, says: BUSY });
  // A person in the app still has a paper checked.
  const person = await bank.credited();
  expect(await person.call('settlementUpload', {}, [PAPER])).toMatchObject({ verdict: 'noPdf' });
  const session = person.client.tokenCode;
  const read = await crowd.upload(session, crowd.address(), 6 * MEGABYTE);
  expect(read).toBe(pictureRefusals.notAPicture);
});

it('many people who have papers checked in the app fill the room of these, and not that of uploads', async () => {
  for (let count = 0; count < 4; count += 1) {
    const session = String((await bank.credited()).client.tokenCode);
    const from = crowd.address();
    const field = `--${EDGE}\r\ncontent-disposition: form-data; name="tokenCode"\r\n\r\n${session}\r\n`;
    for (let file = 0; file < 2; file += 1) {
      const { headers, body } = endless(from, LONG);
      const length = String(Number(headers['content-length']) + field.length);
      await crowd.fill({
        ...{ path: calls.settlementUpload.path, from, body: field + body },
        headers: { ...headers, 'content-length': length },
      });
    }
  }
  const person = await bank.credited();
  expect(await person.call('settlementUpload', {}, [PAPER])).toMatchObject({ code: generalRefusals.busy });
  const read = await crowd.upload(String(person.client.tokenCode), crowd.address(), 6 * MEGABYTE);
  expect(read).toBe(pictureRefusals.notAPicture);
});

it('the room is free again when a file is answered or its sender has gone', async () => {
  const from = crowd.address();
  for (let round = 0; round < 4; round += 1) expect(await bring(from, 4 * MEGABYTE)).toMatchObject(NO_PDF);
  await holds(from, 2);
  const refused = crowd.begin(endless(from, LONG));
  await soon(() => expect(isBusy(refused)).toBe(true));
  crowd.leave();
  await soon(async () => expect(await bring(from, 4 * MEGABYTE)).toMatchObject(NO_PDF));
});

it('a file that is announced as too long, and a body that is no form, are answered before they come', async () => {
  const announced = crowd.begin({
    path: PATH,
    from: crowd.address(),
    headers: { ...TYPE, 'content-length': String(6 * MEGABYTE) },
    body: HEAD,
  });
  await soon(() => expect(answered(announced)).toContain('文件太大'));
  const json = crowd.begin({
    path: PATH,
    from: crowd.address(),
    headers: { 'content-type': 'application/json', 'content-length': String(4 * MEGABYTE) },
    body: '{"a":"',
  });
  await soon(() => expect(answered(json)).toContain('没有读到 PDF 文件'));
});
