import { identityRefusals } from '@/contract/identity';
import { personRefusals } from '@/contract/flowRefusals';
import { startGateway, type Bank, type TestPerson } from './harness';
import { confirmFront, consent, idNumber, phones, readFront, walkFaceCheck } from './steps';

let bank: Bank;
const phone = phones();
beforeAll(async () => {
  bank = await startGateway();
});
afterAll(() => bank.close());

const name = '林晓岚';

describe('the face check', () => {
  const open = { scene: 'credit', terminal: 'h5', nonce: 'nonce-1' } as const;

  async function identified(): Promise<TestPerson> {
    const person = await bank.register(phone());
    await confirmFront(person);
    await consent(person, 'face');
    return person;
  }

  it('needs the ID card and its own consent first', async () => {
    const person = await bank.register(phone());
    expect((await person.refused('getH5Token', open)).code).toBe(personRefusals.idCardMissing);
    await confirmFront(person);
    expect((await person.refused('getH5Token', open)).code).toBe(identityRefusals.faceConsentMissing);
    await consent(person, 'face');
    const { bizToken, url } = await person.must('getH5Token', open);
    expect(url).toContain(bizToken);
  });

  it.each([
    ['passed', 5],
    ['failed', 4],
    ['cancelled', 5],
  ] as const)('reports that it was %s', async (outcome, remainingTries) => {
    const person = await identified();
    const bizToken = await walkFaceCheck(person, outcome);
    expect(await person.must('getAuthResult', { bizToken, nonce: 'nonce-1' })).toMatchObject({
      result: outcome,
      remainingTries,
    });
  });

  it('waits for the person, and expires after half an hour', async () => {
    const person = await identified();
    const bizToken = await walkFaceCheck(person);
    expect((await person.must('getAuthResult', { bizToken, nonce: 'nonce-1' })).result).toBe('pending');
    await bank.console.advanceMinutes(31);
    expect((await person.must('getAuthResult', { bizToken, nonce: 'nonce-1' })).result).toBe('cancelled');
  });

  it('asks the provider, not the page: a preset decision counts, and does not change later', async () => {
    const person = await identified();
    await bank.console.decide(person.phone, { face: 'fail' });
    const bizToken = await walkFaceCheck(person, 'passed');
    expect((await person.must('getAuthResult', { bizToken, nonce: 'nonce-1' })).result).toBe('failed');
    await bank.console.decide(person.phone, { face: 'pass' });
    expect((await person.must('getAuthResult', { bizToken, nonce: 'nonce-1' })).result).toBe('failed');
  });

  it('is closed for the day after five failures', async () => {
    const person = await identified();
    for (const left of [4, 3, 2, 1, 0]) {
      const bizToken = await walkFaceCheck(person, 'failed');
      expect((await person.must('getAuthResult', { bizToken, nonce: 'nonce-1' })).remainingTries).toBe(left);
    }
    expect((await person.refused('getH5Token', open)).code).toBe(personRefusals.faceTriesUsedUp);
    await bank.console.advanceDays(1);
    await person.must('getH5Token', open);
  });

  it('is open once at a time: a new start closes the one before', async () => {
    const person = await identified();
    const first = await walkFaceCheck(person);
    const second = await walkFaceCheck(person, 'passed');
    expect((await person.must('getAuthResult', { bizToken: first, nonce: 'nonce-1' })).result).toBe(
      'cancelled',
    );
    expect((await person.must('getAuthResult', { bizToken: second, nonce: 'nonce-1' })).result).toBe(
      'passed',
    );
  });

  it('is not shown to another person', async () => {
    const [one, other] = [await identified(), await identified()];
    const bizToken = await walkFaceCheck(one, 'passed');
    expect((await other.refused('getAuthResult', { bizToken, nonce: 'nonce-1' })).code).toBe(
      personRefusals.faceCheckUnknown,
    );
  });

  it('belongs to the nonce it was started with, and is decided once even if that nonce comes back again', async () => {
    const person = await identified();
    const bizToken = await walkFaceCheck(person, 'passed');
    expect((await person.refused('getAuthResult', { bizToken, nonce: 'nonce-2' })).code).toBe(
      personRefusals.faceCheckUnknown,
    );
    const answer = await person.must('getAuthResult', { bizToken, nonce: 'nonce-1' });
    expect(answer.result).toBe('passed');
    expect(await person.must('getAuthResult', { bizToken, nonce: 'nonce-1' })).toEqual(answer);
  });

  it('does not pass for an identity that was replaced in the meantime', async () => {
    const person = await identified();
    const bizToken = await walkFaceCheck(person, 'passed');
    await confirmFront(person, { name, idNo: idNumber('1991-04-08', '041') });
    expect((await person.must('getAuthResult', { bizToken, nonce: 'nonce-1' })).result).toBe('cancelled');
  });

  it('makes the identity unchangeable once it has passed', async () => {
    const person = await identified();
    const bizToken = await walkFaceCheck(person, 'passed');
    await person.must('getAuthResult', { bizToken, nonce: 'nonce-1' });
    const card = { name, idNo: idNumber('1991-04-08', '042') };
    const imageId = await readFront(person, card);
    const other = { side: 'front', imageId, ...card } as const;
    expect((await person.refused('ocrVerify', other)).code).toBe(identityRefusals.identityFixed);
    await confirmFront(person);
  });
});
