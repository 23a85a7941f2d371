import * as v from 'valibot';
import { calls } from '@/contract';
import { userRefusals } from '@/contract/user';
import { generalRefusals } from '@/contract/refusals';
import { personDataRefusals } from '@/contract/person';
import { identityCheckRefusals } from '@/contract/identityCheck';
import { maskPhone } from '@/domain/person/mask';
import { openPhone } from '@/wire';
import { startGateway, type Bank, type TestPerson } from './harness';
import { goodContacts } from './steps';

let bank: Bank;
beforeAll(async () => {
  bank = await startGateway({ people: true });
});
afterAll(() => bank.close());

const show = async (person: TestPerson) =>
  person.must('showUserInfo', { checkToken: await person.check('showPerson') });

describe('personal data', () => {
  it('is masked without a check, and shown in full with one, once', async () => {
    const person = await bank.credited();
    const { name, idNo } = person.facts;
    const masked = await person.must('queryUserInfo', {});
    expect(JSON.stringify(masked)).not.toContain(idNo);
    expect(JSON.stringify(masked)).not.toContain(person.phone);
    expect(masked.custName).toBe(name.charAt(0) + '*'.repeat(name.length - 1));
    expect(masked.general[0]?.phone).toMatch(/^1\d{2}\*{4}\d{4}$/);
    const checkToken = await person.check('showPerson');
    expect(await person.must('showUserInfo', { checkToken })).toMatchObject({
      custName: name,
      idNo,
      phone: person.phone,
    });
    expect((await person.refused('showUserInfo', { checkToken })).code).toBe(
      identityCheckRefusals.checkMissing,
    );
  });

  it('takes no check of another action, and none of another person', async () => {
    const person = await bank.credited();
    const forEdit = await person.check('editPerson');
    expect((await person.refused('showUserInfo', { checkToken: forEdit })).code).toBe(
      identityCheckRefusals.checkMissing,
    );
  });

  it('is edited after a check: wrong values change nothing and use nothing up, the history has every change', async () => {
    const person = await bank.credited();
    const checkToken = await person.check('editPerson');
    const email = 'lin.xiaolan@example.com';
    const address = '云南省昆明市五华区样本路 12 号 3 单元';
    const wrong = async (more: { email?: string; address?: string }) =>
      (await person.refused('editUserInfo', { checkToken, ...more })).code;
    expect(await wrong({ email: 'lin@' })).toBe(personDataRefusals.emailWrong);
    expect(await wrong({ address: '昆明' })).toBe(personDataRefusals.addressWrong);
    expect(await wrong({ email: '<b>@example.com' })).toBe(generalRefusals.specialCharacters);
    expect(await wrong({})).toBe(personDataRefusals.nothingChanged);
    await person.must('editUserInfo', { checkToken, email, address });
    expect(await show(person)).toMatchObject({ email, address });
    const { changes } = await person.must('queryUserInfo', {});
    expect(changes.map(({ field, to }) => [field, to])).toEqual([
      ['address', '云南省昆明市****'],
      ['email', 'l***@example.com'],
    ]);
    await bank.console.advanceMinutes(1);
    expect((await bank.console.messages(person.phone))[0]?.text).toContain('邮箱、常住地址已修改');
    const rows = await bank.db.query<{ detail: string }>(
      `select detail from security_events where action = 'editedPerson'`,
    );
    expect(JSON.stringify(rows)).not.toContain('昆明');
  });

  it('replaces contacts, and refuses the own phone as one', async () => {
    const person = await bank.credited();
    const checkToken = await person.check('editPerson');
    const good = goodContacts(person);
    const own = { ...good, emergency: [{ name: '林小', relation: 'friend' as const, phone: person.phone }] };
    expect((await person.refused('editUserInfo', { checkToken, contacts: own })).code).toBe(
      userRefusals.contactWrong,
    );
    const [friend] = good.general;
    const contacts = {
      ...good,
      general: [{ name: '孙知远', phone: friend?.phone ?? '', relation: 'friend' as const }],
    };
    await person.must('editUserInfo', { checkToken, contacts });
    expect((await show(person)).general).toEqual(contacts.general);
    expect((await person.must('queryUserInfo', {})).changes[0]).toMatchObject({
      field: 'contacts',
      to: '钱**、孙**',
    });
  });

  it("has the account's phone only for a client that asks for it, sealed under the phone key", async () => {
    const person = await bank.credited();
    expect((await person.must('queryUserInfo', {})).sealedPhone).toBe('');
    const { phone, sealedPhone, ...rest } = await person.must('queryUserInfo', { type: 'pn' });
    // Another host may know the field and have nothing for it.
    for (const nothing of [null, undefined, 0, 'x'])
      expect(
        v.parse(calls.queryUserInfo.response, { ...rest, phone, sealedPhone: nothing }).sealedPhone,
      ).toBe('');
    expect(phone).toBe(maskPhone(person.phone));
    expect(openPhone(sealedPhone, bank.keys.phoneKey)).toBe(person.phone);
  });

  it('changes occupation and company without a check, and says so in the history', async () => {
    const person = await bank.credited();
    await person.must('updateOccu', { occupation: '教师', company: '样本中学' });
    expect((await person.refused('updateOccu', { occupation: '教师', company: '样本中学' })).code).toBe(
      personDataRefusals.nothingChanged,
    );
    const { occupation, company, changes } = await person.must('queryUserInfo', { type: 'pn' });
    expect([occupation, company]).toEqual(['教师', '样本中学']);
    expect(changes.map(({ field }) => field)).toEqual(['company', 'occupation']);
    for (let time = 0; time < 18; time += 1) {
      await person.must('updateOccu', { occupation: '教师', company: `样本中学 ${time}` });
    }
    expect((await person.refused('updateOccu', { occupation: '其他', company: '' })).code).toBe(
      personDataRefusals.changesUsedUp,
    );
  });

  it.each(['=HYPERLINK(1)', 'teacher'])(
    'takes no occupation that no one can choose: %s',
    async (occupation) => {
      const person = await bank.credited();
      const before = (await person.must('queryUserInfo', {})).occupation;
      const update = { platform: '1-1-8', phase: '01', version: '2.2.6' } as const;
      for (const refused of [
        await person.refused('updateOccu', { occupation, company: '样本中学' }),
        await person.refused('companyAndOccuUpdate', { ...update, occupation }),
      ])
        expect(refused.code).toBe(generalRefusals.incomplete);
      expect((await person.must('queryUserInfo', {})).occupation).toBe(before);
    },
  );

  it('answers the other names of the same queries', async () => {
    const person = await bank.credited();
    expect(await person.must('getHomeUserInfoByPhone', { stageType: '1' })).toEqual(
      await person.must('getUserInfoByPhone', { stageType: '1' }),
    );
    expect((await person.must('queryAllProprietaryProducts', {})).list).toEqual([
      { loanType: expect.any(String) as string, annualRate: '0.1440' },
    ]);
  });
});
