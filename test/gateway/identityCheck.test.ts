import { identityCheckRefusals } from '@/contract/identityCheck';
import type { SensitiveAction } from '@/contract/codes';
import { spendCheck } from '../../gateway/handlers/identityCheck/spend';
import { livingSession } from '../../gateway/queries/sessions';
import { readClock } from '../../gateway/queries/clock';
import { hashToken } from '../../gateway/secrets';
import type { MemberContext } from '../../gateway/context';
import { startGateway, type Bank, type TestPerson } from './harness';

let bank: Bank;
let person: TestPerson;

beforeAll(async () => {
  bank = await startGateway({ people: true });
});
afterAll(() => bank.close());
beforeEach(async () => {
  person = await bank.credited();
});

const codeFor = async (who: TestPerson, action: SensitiveAction): Promise<string> => {
  await who.must('checkSendCode', { action });
  return bank.console.codeOf(who.phone);
};
/** Does the action's part of a call, as its handler would. */
async function spend(who: TestPerson, action: SensitiveAction, checkToken: string): Promise<void> {
  await bank.db.tx(async (sql) => {
    const now = await readClock(sql);
    const tokenHash = hashToken(who.client.tokenCode);
    const customer = await livingSession(sql, tokenHash, now);
    const context = { sql, now, tokenHash, customer, settings: { profile: 'own' } };
    await spendCheck(context as unknown as MemberContext, action, checkToken);
  });
}
const events = async () =>
  bank.db.query<{ action: string; detail: string }>(
    'select e.action, e.detail from security_events e join customers c on c.id = e.customer_id where c.phone = $1 and e.action <> $2',
    // Written by the application.
    [person.phone, 'setPassword'],
  );

describe('an identity check', () => {
  it('by code and ID number is good once, and written down', async () => {
    const token = await person.check('unbindCard');
    await spend(person, 'unbindCard', token);
    expect(await events()).toEqual([{ action: 'unbindCard', detail: 'checked by sms' }]);
    await expect(spend(person, 'unbindCard', token)).rejects.toMatchObject({
      code: identityCheckRefusals.checkMissing,
    });
    expect(await events()).toHaveLength(1);
  });

  it('is not good for another action, another person, a later session, or after ten minutes', async () => {
    const token = await person.check('exportData');
    await expect(spend(person, 'cancelAccount', token)).rejects.toMatchObject({
      code: identityCheckRefusals.checkMissing,
    });
    const other = await bank.credited();
    await expect(spend(other, 'exportData', token)).rejects.toMatchObject({
      code: identityCheckRefusals.checkMissing,
    });
    await bank.console.advanceMinutes(61);
    await expect(spend(person, 'exportData', token)).rejects.toMatchObject({
      code: identityCheckRefusals.checkMissing,
    });
    const again = await person.check('exportData');
    await bank.console.advanceMinutes(2);
    await person.register();
    await expect(spend(person, 'exportData', again)).rejects.toMatchObject({
      code: identityCheckRefusals.checkMissing,
    });
  });

  it('refuses wrong, expired, reused and foreign codes, and a code for another action', async () => {
    const idNo = person.facts.idNo;
    const action = 'showPerson';
    const refused = async (code: string, wanted: SensitiveAction = action) =>
      (await person.refused('checkByCode', { action: wanted, code, idNo })).code;
    expect(await refused('123456')).toBe(identityCheckRefusals.codeMissing);
    const code = await codeFor(person, action);
    expect(await refused(code, 'editPerson')).toBe(identityCheckRefusals.codeMissing);
    const wrong = code === '000000' ? '000001' : '000000';
    expect(await refused(wrong)).toBe(identityCheckRefusals.codeWrong);
    await person.must('checkByCode', { action, code, idNo });
    expect(await refused(code)).toBe(identityCheckRefusals.codeMissing);
    await bank.console.advanceMinutes(2);
    const late = await codeFor(person, action);
    await bank.console.advanceMinutes(6);
    expect(await refused(late)).toBe(identityCheckRefusals.codeExpired);
  });

  it('locks the ID number after five wrong ones, also for a right one', async () => {
    const action = 'showPerson';
    const code = await codeFor(person, action);
    const foreign = (await bank.credited()).facts.idNo;
    for (let time = 0; time < 5; time += 1) {
      expect((await person.refused('checkByCode', { action, code, idNo: foreign })).code).toBe(
        identityCheckRefusals.idNumberWrong,
      );
    }
    const idNo = person.facts.idNo;
    expect((await person.refused('checkByCode', { action, code, idNo })).code).toBe(
      identityCheckRefusals.idNumberTriesUsedUp,
    );
  });

  it('locks after five wrong codes within a day, also for a right one of a new code', async () => {
    const { idNo } = person.facts;
    const action = 'showPerson';
    const right = await codeFor(person, action);
    const code = right === '000000' ? '000001' : '000000';
    for (let left = 4; left > 0; left -= 1) {
      const { desc } = await person.refused('checkByCode', { action, code, idNo });
      expect(desc).toContain(`${left}次`);
    }
    expect((await person.refused('checkByCode', { action, code, idNo })).code).toBe(
      identityCheckRefusals.codeTriesUsedUp,
    );
    await bank.console.advanceMinutes(2);
    expect((await person.refused('checkSendCode', { action })).code).toBe(
      identityCheckRefusals.checkTriesUsedUp,
    );
    expect((await person.refused('checkByCode', { action, code: right, idNo })).code).toBe(
      identityCheckRefusals.checkTriesUsedUp,
    );
  });

  it('by face needs a face check of the last ten minutes, each once', async () => {
    const action = 'thawBorrowing';
    const refused = async () => (await person.refused('checkByFace', { action })).code;
    expect(await refused()).toBe(identityCheckRefusals.faceMissing);
    await person.must('checkAimFace', { action });
    expect(await refused()).toBe(identityCheckRefusals.faceMissing);
    await bank.db.query(
      `insert into face_checks (biz_token, customer_id, scene, terminal, nonce, outcome, result, created_at)
       select 'face-' || id, id, 'check', 'h5', 'n', 'passed', 'passed', $2::timestamptz from customers where phone = $1`,
      [person.phone, await readClock(bank.db)],
    );
    // A face for one action proves nothing for another one.
    expect((await person.refused('checkByFace', { action: 'renewIdCard' })).code).toBe(
      identityCheckRefusals.faceMissing,
    );
    const { checkToken } = await person.must('checkByFace', { action });
    expect(await refused()).toBe(identityCheckRefusals.faceMissing);
    await spend(person, action, checkToken);
    expect(await events()).toEqual([{ action, detail: 'checked by face' }]);
  });

  it('of a person without an ID card on file takes the code alone, and no face', async () => {
    const guest = await bank.register('13900020001');
    const action = 'cancelAccount';
    expect(await guest.must('checkMethods', { action })).toMatchObject({
      methods: ['sms'],
      identified: false,
    });
    expect((await guest.refused('checkByFace', { action })).code).toBe(identityCheckRefusals.methodWrong);
    await bank.console.advanceMinutes(2);
    const code = await codeFor(guest, action);
    expect((await guest.must('checkByCode', { action, code })).checkToken).not.toBe('');
  });
});
