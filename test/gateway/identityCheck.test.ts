import { checked } from './checked';
import { startGateway, type Bank, type TestPerson } from './harness';

let bank: Bank;
beforeAll(async () => {
  bank = await startGateway({ people: true });
});
afterAll(() => bank.close());

async function codeFor(person: TestPerson, action: 'showPerson' | 'exportData'): Promise<string> {
  await person.must('checkSendCode', { action });
  return bank.console.codeOf(person.phone);
}
const bySms = { action: 'showPerson', method: 'sms' } as const;

describe('the identity check', () => {
  it('offers what suffices for the action', async () => {
    const person = await bank.credited();
    expect((await person.must('checkBegin', { action: 'showPerson' })).methods).toEqual(['sms', 'idCard']);
    expect((await person.must('checkBegin', { action: 'cancelAccount' })).methods).toEqual(['idCard']);
    const code = await codeFor(person, 'exportData');
    const weak = { action: 'exportData', method: 'sms', code } as const;
    expect((await person.refused('checkProve', weak)).code).toBe('102702');
  });

  it('tells wrong, missing and expired codes, and takes one once', async () => {
    const person = await bank.credited();
    expect((await person.refused('checkProve', { ...bySms, code: '000000' })).code).toBe('102705');
    const code = await codeFor(person, 'showPerson');
    const wrong = code === '111111' ? '222222' : '111111';
    expect((await person.refused('checkProve', { ...bySms, code: wrong })).code).toBe('102708');
    expect((await person.refused('checkProve', { action: 'editPerson', method: 'sms', code })).code).toBe(
      '102705',
    );
    await person.must('checkProve', { ...bySms, code });
    expect((await person.refused('checkProve', { ...bySms, code })).code).toBe('102705');
    const late = await codeFor(person, 'showPerson');
    await bank.console.advanceMinutes(6);
    expect((await person.refused('checkProve', { ...bySms, code: late })).code).toBe('102706');
  });

  it('counts wrong persons', async () => {
    const person = await bank.credited();
    const code = await codeFor(person, 'exportData');
    const ask = {
      action: 'exportData',
      method: 'idCard',
      code,
      name: '林小',
      idNo: person.facts.idNo,
    } as const;
    let last = '';
    for (let time = 0; time < 8 && last !== '102704'; time += 1) {
      last = (await person.refused('checkProve', ask)).code;
    }
    expect(last).toBe('102704');
  });

  it('is good once, for ten minutes, in its session, for its person', async () => {
    const [person, other] = [await bank.credited(), await bank.credited()];
    const checkToken = await checked(person, 'showPerson');
    expect((await other.refused('showUserInfo', { checkToken })).code).toBe('102701');
    await bank.console.advanceMinutes(11);
    expect((await person.refused('showUserInfo', { checkToken })).code).toBe('102701');
    // A third code within an hour would ask for a picture first.
    await bank.console.advanceMinutes(61);
    const next = await checked(person, 'showPerson');
    await person.register();
    expect((await person.refused('showUserInfo', { checkToken: next })).code).toBe('102701');
  });
});
