import { calls } from '@/contract';
import { generalRefusals } from '@/contract/refusals';
import { pictureRefusals } from '@/contract/flowRefusals';
import { readLimits } from '../../gateway/limits';
import { drawDiploma, specimenDefaults } from '../../gateway/specimens';
import { soon } from '../soon';
import { Crowd, JSON_CALL, JSON_START } from './bank/crowd';
import { startGateway, type Bank, type TestPerson } from './harness';

const KILOBYTE = 1024;
/** What one address, and one session, may hold; less than SOME is left beside FILL. */
const SHARE = 4096 * KILOBYTE;
const FILL = SHARE - 128 * KILOBYTE;
const SOME = 200 * KILOBYTE;
const FILLERS = 4;
const CROWD = 100;
const BUSY = generalRefusals.busy;
/** The whole file was read, and then it was not a picture. */
const READ = pictureRefusals.notAPicture;
const DONE = '200';

let bank: Bank;
let crowd: Crowd;
let people: TestPerson[];
/** Sessions of those who crowd, and of somebody else. */
let fillers: string[];
let other: string;
let arrived = 0;
beforeAll(async () => {
  const limits = {
    ...readLimits({}),
    bytes: FILLERS * FILL + 128 * KILOBYTE,
    bytesPerAddress: SHARE,
    bytesPerSession: SHARE,
    stallMs: 5000,
  };
  bank = await startGateway({ network: true, people: true, settings: { limits } });
  people = [];
  while (people.length <= FILLERS) people.push(await bank.credited());
  const sessions = people.map(({ client }) => String(client.tokenCode));
  [other, ...fillers] = sessions as [string, ...string[]];
  crowd = await Crowd.before(bank);
  bank.app.server.on('request', () => (arrived += 1));
});
afterEach(async () => {
  crowd.leave();
  for (const session of [other, ...fillers])
    await soon(async () => expect(await crowd.upload(session, crowd.address(), FILL)).toBe(READ));
});
afterAll(() => bank.close());

/** An upload of this session from this address finds no room. */
const expectFull = async (session: string, from: string) =>
  expect(await crowd.upload(session, from, SOME)).toBe(BUSY);

it.each([
  [
    'announce an upload',
    { path: calls.educationUpload.path, length: { 'content-length': String(FILL) } },
    '--edge\r\ncontent-disposition: form-data; name="tokenCode"\r\n\r\nnobo',
  ],
  [
    'begin a call without a length',
    { path: JSON_CALL, length: { 'transfer-encoding': 'chunked' } },
    `${JSON_START.length.toString(16)}\r\n${JSON_START}\r\n`,
  ],
])('a hundred connections that %s and send a few bytes shut no one out', async (_what, call, body) => {
  const type = call.path === JSON_CALL ? 'application/json' : 'multipart/form-data; boundary=edge';
  const addresses = Array.from({ length: FILLERS }, () => crowd.address());
  const before = arrived;
  for (let index = 0; index < CROWD; index += 1) {
    const from = addresses[index % FILLERS] as string;
    crowd.begin({ path: call.path, from, headers: { 'content-type': type, ...call.length }, body });
  }
  await soon(() => expect(arrived - before).toBe(CROWD));
  for (const from of [crowd.address(), ...addresses]) {
    expect(await crowd.call(from, SOME)).toBe(DONE);
    expect(await crowd.upload(other, from, SOME)).toBe(READ);
  }
  const { name, school, year } = specimenDefaults;
  const picture = drawDiploma({ name, school, year: Number(year) });
  const [person] = people as [TestPerson];
  await person.must('educationUpload', { kind: 'diploma' }, [
    { name: 'a.png', type: 'image/png', bytes: picture },
  ]);
});

it('four addresses that fill the room for uploads stop no call without files, not even their own', async () => {
  const addresses = fillers.map(() => crowd.address());
  for (const [index, session] of fillers.entries())
    await crowd.hold(session, addresses[index] as string, FILL);
  const elsewhere = crowd.address();
  await expectFull(other, elsewhere);
  for (const from of [elsewhere, ...addresses]) expect(await crowd.call(from, SOME)).toBe(DONE);
  const [person] = people as [TestPerson];
  expect((await person.must('queryBankList', {})).list.length).toBeGreaterThan(0);
});

it('an address at its limit stops no other address', async () => {
  const [one = '', two = '', three = ''] = fillers;
  const from = crowd.address();
  await crowd.hold(one, from, FILL / 2);
  await crowd.hold(two, from, FILL / 2);
  await expectFull(three, from);
  expect(await crowd.upload(three, crowd.address(), FILL)).toBe(READ);
});

it('a session at its limit stops no other session, and gets no more room at another address', async () => {
  const [one = '', two = ''] = fillers;
  const from = crowd.address();
  await crowd.hold(one, from, FILL / 2);
  await crowd.hold(one, crowd.address(), FILL / 2);
  await expectFull(one, crowd.address());
  expect(await crowd.upload(two, from, FILL / 2)).toBe(READ);
});

describe('room is free again', () => {
  it('when its sender ends the connection', async () => {
    const [one = '', two = ''] = fillers;
    const from = crowd.address();
    const held = await crowd.hold(one, from, FILL);
    await expectFull(two, from);
    held.end();
    await soon(async () => expect(await crowd.upload(two, from, FILL)).toBe(READ));
  });

  it('when its sender goes silent and is closed', async () => {
    const [one = '', two = ''] = fillers;
    const from = crowd.address();
    const held = await crowd.hold(one, from, FILL, true);
    await held.closed;
    expect(held.answer()).toBe('');
    await soon(async () => expect(await crowd.upload(two, from, FILL)).toBe(READ));
  });

  it('when the upload is answered, also on a connection that stays open', async () => {
    const [one = ''] = fillers;
    const from = crowd.address();
    for (let round = 0; round < 3; round += 1) expect(await crowd.upload(one, from, FILL)).toBe(READ);
  });

  it('when there was not enough: who is refused holds nothing, though the rest still comes', async () => {
    const [one = '', two = '', three = ''] = fillers;
    const from = crowd.address();
    const first = await crowd.hold(one, from, FILL);
    await expectFull(three, from);
    const refused = await crowd.hold(two, from, FILL);
    expect(refused.answer()).toContain(`"${BUSY}"`);
    first.end();
    await soon(async () => expect(await crowd.upload(three, from, FILL)).toBe(READ));
    expect(refused.answer().match(/HTTP\/1\.1/g)).toHaveLength(1);
  });
});

it('calls without files have their own room: an address at its limit stops no other', async () => {
  const from = crowd.address();
  const long = 250 * KILOBYTE;
  const body = JSON_START + 'x'.repeat(long - JSON_START.length);
  const headers = { 'content-type': 'application/json', 'content-length': String(long + 1) };
  for (let index = 0; index < 40; index += 1) crowd.begin({ path: JSON_CALL, from, headers, body });
  await soon(async () => expect(await crowd.call(from, SOME)).toBe(BUSY));
  expect(await crowd.call(crowd.address(), SOME)).toBe(DONE);
  expect(await crowd.upload(other, from, SOME)).toBe(READ);
});
