import { identityCheckRefusals } from '@/contract/identityCheck';
import type { ProfileName } from '../../../gateway/profile/names';
import { startGateway, type Bank, type TestPerson } from '../harness';

const banks = new Map<ProfileName, Bank>();
const bankOf = (profile: ProfileName): Bank => banks.get(profile) as Bank;
beforeAll(async () => {
  for (const profile of ['own', 'spec'] as const)
    banks.set(profile, await startGateway({ people: true, settings: { profile } }));
});
afterAll(async () => {
  for (const bank of banks.values()) await bank.close();
});

/** The number of a face check of the scene 'check' that ended so. */
async function faceCheck(person: TestPerson, outcome: 'passed' | 'failed'): Promise<string> {
  const nonce = 'nonce-of-a-face-check';
  const { bizToken } = await person.must('getH5Token', { scene: 'check', terminal: 'h5', nonce });
  await person.world.send({
    method: 'POST',
    url: '/sandbox/face/decide',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ token: bizToken, outcome }).toString(),
  });
  await person.must('getAuthResult', { bizToken, nonce });
  return bizToken;
}

const leave = (person: TestPerson, checkToken: string) =>
  person.call('logOff', { checkToken, reason: 'unused', note: '' });
const refused = expect.objectContaining({ code: identityCheckRefusals.checkMissing }) as unknown;
const accepted = expect.objectContaining({ dueOn: expect.any(String) as unknown }) as unknown;

describe('the number of a face check as the proof of identity', () => {
  it.each<[ProfileName, 'passed' | 'failed', unknown]>([
    ['own', 'passed', refused],
    ['spec', 'failed', refused],
    ['spec', 'passed', accepted],
  ])('on the profile %s, %s', async (profile, outcome, expected) => {
    const person = await bankOf(profile).credited();
    expect(await leave(person, await faceCheck(person, outcome))).toEqual(expected);
  });

  it('belongs to one person only', async () => {
    const bank = bankOf('spec');
    const bizToken = await faceCheck(await bank.credited(), 'passed');
    expect(await leave(await bank.credited(), bizToken)).toEqual(refused);
  });
});
