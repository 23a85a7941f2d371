import { calls } from '@/contract';
import { randomBytes } from 'node:crypto';
import { encodeCall } from '../../gateway/console/person/encode';
import { drawDiploma, specimenDefaults } from '../../gateway/specimens';
import { educationContents } from '../../gateway/queries/educations';
import { customerByPhone } from '../../gateway/queries/customers';
import { startGateway, type Bank, type TestPerson } from './harness';

const MEGABYTE = 1024 * 1024;

let bank: Bank;
let sender: TestPerson;
let other: TestPerson;
let picture: Buffer;
beforeAll(async () => {
  bank = await startGateway();
  [sender, other] = [await bank.register('13800000701'), await bank.register('13800000702')];
  const { name, school, year } = specimenDefaults;
  // A PNG may be followed by any bytes.
  picture = Buffer.concat([drawDiploma({ name, school, year: Number(year) }), randomBytes(7 * MEGABYTE)]);
});
afterAll(() => bank.close());

/** The whole upload request as bytes, built before the measurement starts. */
async function encoded() {
  const { access_token } = await sender.must('oauthToken', {
    grant_type: 'client_credentials',
    scope: 'select',
    client_id: bank.keys.clientId,
    client_secret: bank.keys.clientSecret,
  });
  const params = { tokenCode: sender.client.tokenCode, kind: 'diploma' };
  const file = { name: 'a.png', type: 'image/png', bytes: picture };
  const { method, url, headers, payload } = await encodeCall(
    calls.educationUpload,
    params,
    [file],
    bank.keys,
  );
  return {
    method,
    url,
    headers: { ...headers, authorization: `Bearer ${access_token}` },
    payload: payload ?? '',
  };
}

it('while a picture of 7 MB is kept, others are answered', async () => {
  const upload = await encoded();
  let kept = false;
  const answer = bank.app.inject(upload).then((given) => {
    kept = true;
    return given;
  });
  let answered = 0;
  while (!kept) {
    await other.must('queryBankList', {});
    answered += 1;
  }
  expect((await answer).json()).toMatchObject({ RESPONSE: { RETURN_CODE: '000000' } });
  // Judged by order, not by time: written in one piece, the picture let only one or two of the calls through.
  expect(answered).toBeGreaterThan(4);
});

it('the picture is kept byte for byte, and a new one replaces it completely', async () => {
  const customer = await customerByPhone(bank.db, sender.phone);
  const [file] = await educationContents(bank.db, customer?.id ?? 0);
  expect(file?.content.equals(picture)).toBe(true);
  const small = picture.subarray(0, MEGABYTE);
  await sender.must('educationUpload', { kind: 'diploma' }, [
    { name: 'b.png', type: 'image/png', bytes: small },
  ]);
  expect((await educationContents(bank.db, customer?.id ?? 0))[0]?.content.equals(small)).toBe(true);
  const [pieces] = await bank.db.query<{ bytes: number }>(
    'select sum(length(content)) as bytes from education_file_pieces',
  );
  expect(pieces?.bytes).toBe(small.length);
});
