import { calls } from '@/contract';
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { encodeCall } from '../../gateway/console/person/encode';
import { educationContents } from '../../gateway/queries/educations';
import { customerByPhone } from '../../gateway/queries/customers';
import { startGateway, type Bank, type TestPerson } from './harness';

/** Of a picture of 7 MB. */
const [width, height] = [1560, 1500];
/** Noise: nothing makes it smaller. */
const noise = (size: { readonly width: number; readonly height: number }): Promise<Buffer> =>
  sharp(randomBytes(size.width * size.height * 3), { raw: { ...size, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();

let bank: Bank;
let sender: TestPerson;
let other: TestPerson;
let picture: Buffer;
beforeAll(async () => {
  bank = await startGateway();
  [sender, other] = [await bank.register('13800000701'), await bank.register('13800000702')];
  picture = await noise({ width, height });
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

it('the whole picture is kept, and a new one replaces it completely', async () => {
  const customer = await customerByPhone(bank.db, sender.phone);
  const kept = async () =>
    (await educationContents(bank.db, customer?.id ?? 0))[0]?.content ?? Buffer.alloc(0);
  expect(await sharp(await kept()).metadata()).toMatchObject({ width, height });
  await sharp(await kept(), { failOn: 'warning' }).stats();
  const small = { width: 300, height: 200 };
  const { file } = await sender.must('educationUpload', { kind: 'diploma' }, [
    { name: 'b.png', type: 'image/png', bytes: await noise(small) },
  ]);
  expect(await sharp(await kept()).metadata()).toMatchObject(small);
  const [pieces] = await bank.db.query<{ bytes: number }>(
    'select sum(length(content)) as bytes from education_file_pieces',
  );
  expect(pieces?.bytes).toBe(file.bytes);
});
