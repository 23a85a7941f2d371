import { pictureRefusals } from '@/contract/flowRefusals';
import sharp from 'sharp';
import { Refused } from '../../gateway/console/person';
import { dearWorks } from '../../gateway/dear';
import { MOST_PER_DAY } from '../../gateway/handlers/picture/dayLimit';
import { customerByPhone } from '../../gateway/queries/customers';
import { noteUpload, type UploadKind } from '../../gateway/queries/pictureUploads';
import { camera, type Photo } from './camera';
import { startGateway, type Bank, type TestPerson } from './harness';
import { cardId, provedLoan, supplementNo } from './ids/things';

let bank: Bank;
let person: TestPerson;
let customerId: number;
beforeAll(async () => {
  bank = await startGateway({ people: true });
  person = await bank.credited();
  customerId = (await customerByPhone(bank.db, person.phone))?.id ?? 0;
});
afterAll(() => bank.close());

/** Pictures that were decoded until now. */
const decoded = () => dearWorks().find(({ kind }) => kind === 'picture')?.begun;

const scene = () => ({ bank, owner: person, stranger: person });
const UPLOADS: Readonly<Record<UploadKind, (photo: Photo) => Promise<unknown>>> = {
  education: (photo) => person.call('educationUpload', { kind: 'diploma' }, [photo]),
  proof: async (photo) => person.call('proofUpload', { loanNo: await provedLoan(person) }, [photo]),
  supplement: async (photo) =>
    person.call('supplementUpload', { supplementNo: await supplementNo(person, scene()) }, [photo]),
  proposal: (photo) => person.call('proposeUpload', {}, [photo]),
  voucher: (photo) => person.call('offlineVoucher', {}, [photo]),
  cardProtocol: async (photo) => person.call('uploadBankProtocol', { cardId: await cardId(person) }, [photo]),
};

it.each(Object.keys(UPLOADS) as UploadKind[])(
  'of pictures for %s a person stores so many in 24 hours, and is told when there is room again',
  async (kind) => {
    const upload = UPLOADS[kind];
    const last = await camera.photo();
    const first = await bank.console.now();
    for (let n = 1; n < MOST_PER_DAY[kind]; n += 1) await noteUpload(bank.db, customerId, kind, first);
    expect(await upload(last)).not.toBeInstanceOf(Refused);
    const before = decoded();
    const refused = (await upload(await camera.photo())) as Refused;
    expect(decoded()).toBe(before);
    expect(refused.code).toBe(pictureRefusals.picturesUsedUp);
    const opens = new Date(Math.ceil(first.getTime() / 60_000) * 60_000 + 86_400_000);
    const time = new Intl.DateTimeFormat('zh-CN', {
      ...{ timeZone: 'Asia/Shanghai', month: 'long', day: 'numeric' },
      ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    });
    const when = time.format(opens).replace('日', '日 ').replace(/\s+/, ' ');
    expect(refused.desc).toBe(`24小时内最多上传 ${MOST_PER_DAY[kind]} 张，还剩 0 张，${when} 起可以再传`);
  },
);

it('what is decoded counts, also if it is refused or deleted; what is not decoded does not', async () => {
  const another = await bank.credited();
  const id = (await customerByPhone(bank.db, another.phone))?.id ?? 0;
  const counted = async () =>
    (await bank.db.query("select 1 from picture_uploads where customer_id = $1 and kind = 'proposal'", [id]))
      .length;
  const photo = await camera.photo();
  const send = (one: Photo) => another.call('proposeUpload', {}, [one]);
  const stored = (await send(photo)) as { picture: { fileId: string } };
  const before = decoded();
  expect(await send(photo)).toEqual(stored);
  await send({ ...photo, bytes: Buffer.from('no picture') });
  expect([await counted(), decoded()]).toEqual([1, before]);
  expect(await send({ ...photo, bytes: photo.bytes.subarray(0, -30) })).toMatchObject({
    code: pictureRefusals.notAPicture,
  });
  expect(await counted()).toBe(2);
  await another.must('proposeDelete', { fileId: stored.picture.fileId });
  await send(photo);
  expect(await counted()).toBe(3);
});

it('damaged pictures sent at the same time are decoded no more often than the day allows', async () => {
  const another = await bank.credited();
  const id = (await customerByPhone(bank.db, another.phone))?.id ?? 0;
  const at = await bank.console.now();
  for (let n = 1; n < MOST_PER_DAY.proposal; n += 1) await noteUpload(bank.db, id, 'proposal', at);
  const { bytes, ...photo } = await camera.photo();
  const damaged = { ...photo, bytes: bytes.subarray(0, -30) };
  const answers = await Promise.all([1, 2, 3].map(() => another.call('proposeUpload', {}, [damaged])));
  const codes = answers.map((answer) => answer instanceof Refused && answer.code);
  expect(codes.sort()).toEqual(
    [pictureRefusals.notAPicture, pictureRefusals.picturesUsedUp, pictureRefusals.picturesUsedUp].sort(),
  );
});

it.each([
  ['a PNG in 16 bits', 4000, 2100, (png: sharp.Sharp) => png.toColourspace('rgb16').png()],
  ['a large PNG', 4100, 4000, (png: sharp.Sharp) => png.png()],
  ['a large progressive JPEG', 4100, 4000, (jpeg: sharp.Sharp) => jpeg.jpeg({ progressive: true })],
] as const)('%s takes too long: refused by its header', async (_what, width, height, write) => {
  const another = await bank.credited();
  const drawing = sharp({ create: { width, height, channels: 3, background: '#345678' } });
  const before = decoded();
  const sent = { name: 'a', type: 'image/png', bytes: await write(drawing).toBuffer() };
  expect(await another.call('proposeUpload', {}, [sent])).toMatchObject({
    code: pictureRefusals.pictureTooLarge,
  });
  expect(decoded()).toBe(before);
});

it('a day later there is room again', async () => {
  const upload = UPLOADS.education;
  expect(await upload(await camera.photo())).toMatchObject({ code: pictureRefusals.picturesUsedUp });
  await bank.console.advanceMinutes(24 * 60 + 1);
  expect(await upload(await camera.photo())).not.toBeInstanceOf(Refused);
});
