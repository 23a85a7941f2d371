import { startGateway, type Bank, type TestPerson } from '../harness';
import { confirmFront, consent } from '../steps';
import { faceDecision } from '../faceDecision';

let bank: Bank;
let person: TestPerson;
beforeAll(async () => {
  bank = await startGateway();
  person = await bank.register('13100000001');
  await confirmFront(person);
  await consent(person, 'face');
});
afterAll(() => bank.close());

async function open() {
  const { bizToken, url } = await person.must('getH5Token', {
    scene: 'credit',
    terminal: 'h5',
    nonce: 'n-1',
  });
  expect(url).toBe(`${bank.settings.publicUrl}/sandbox/face/${bizToken}`);
  return bizToken;
}

const decide = (token: string, outcome: string) => bank.app.inject(faceDecision(token, outcome));

describe('the face page over stored checks', () => {
  it('shows whose check it is, masked', async () => {
    const page = await bank.app.inject(`/sandbox/face/${await open()}`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('131 **** 0001');
    expect(page.body).not.toContain(person.facts.name);
  });

  it.each(['passed', 'failed', 'cancelled'] as const)(
    '%s goes back to the callback page with everything it needs, and decides',
    async (outcome) => {
      const token = await open();
      const answer = await decide(token, outcome);
      expect(answer.statusCode).toBe(303);
      const back = new URL(String(answer.headers.location), bank.settings.publicUrl);
      expect(back.origin).toBe(bank.settings.publicUrl);
      expect(back.pathname).toBe('/callback/face/mockEndUni.html');
      expect(Object.fromEntries(back.searchParams)).toMatchObject({
        nonce: 'n-1',
        bizToken: token,
        terminal: 'h5',
        scene: 'credit',
      });
      expect(await person.must('getAuthResult', { bizToken: token, nonce: 'n-1' })).toMatchObject({
        result: outcome,
      });
    },
  );

  it('is closed after the choice, and after half an hour without a choice', async () => {
    const token = await open();
    await decide(token, 'failed');
    expect((await bank.app.inject(`/sandbox/face/${token}`)).statusCode).toBe(404);
    const left = await open();
    await bank.console.advanceMinutes(31);
    expect((await bank.app.inject(`/sandbox/face/${left}`)).statusCode).toBe(404);
    expect((await decide(left, 'passed')).statusCode).toBe(404);
  });

  it.each(['noOne', '__proto__'])('%s has no check', async (token) => {
    expect((await bank.app.inject(`/sandbox/face/${token}`)).statusCode).toBe(404);
  });
});
