import { LOAN_BLOCKS } from '@/contract/codes';
import { passwordRefusals } from '@/contract/password';
import { securityRefusals } from '@/contract/security';
import { identityCheckRefusals } from '@/contract/identityCheck';
import { generalRefusals } from '@/contract/refusals';
import { startGateway, type Bank, type TestPerson } from './harness';
import { phones } from './steps';

const nextPhone = phones(9100);
let bank: Bank;
let person: TestPerson;

beforeAll(async () => {
  bank = await startGateway({ people: true });
});
afterAll(() => bank.close());
beforeEach(async () => {
  person = await bank.credited();
});

const change = async (newPhone: string, checkToken: string) => {
  await person.must('phoneSendCode', { newPhone, checkToken });
  const code = await bank.console.codeOf(newPhone);
  return { newPhone, code, checkToken };
};
const titles = async (who = person) => (await who.must('personalNotices', {})).list.map(({ title }) => title);

describe('a change of phone', () => {
  it('ends the other sessions, keeps this one, and tells both phones', async () => {
    const old = person.phone;
    const newPhone = nextPhone();
    const other = bank.person(old);
    const { sql, tokenCode } = { sql: bank.db, tokenCode: person.client.tokenCode };
    // Another living session of the same person, as an older build may have left it.
    await sql.query(
      `insert into sessions (token_hash, customer_id, created_at, expires_at, device)
       select encode(sha256('other-device'), 'hex'), id, now(), now() + interval '400 days', 'iPad · 浏览器'
       from customers where phone = $1`,
      [old],
    );
    other.client.tokenCode = 'other-device';
    expect((await other.must('securityState', {})).devices).toHaveLength(2);
    const wish = await change(newPhone, await person.check('changePhone'));
    expect((await person.must('phoneChange', wish)).phone).toContain('****');
    expect(person.client.tokenCode).toBe(tokenCode);
    const moved = bank.person(newPhone);
    moved.client.tokenCode = tokenCode;
    expect((await moved.must('securityState', {})).devices).toHaveLength(1);
    expect((await other.refused('securityState', {})).code).toBe(generalRefusals.sessionOver);
    expect(await titles(moved)).toContain('手机号已更换');
    const texts = (await bank.console.messages(old)).map(({ text }) => text);
    expect(texts.some((text) => text.includes('已更换登录手机号'))).toBe(true);
  });

  it('needs its own check, and takes it once', async () => {
    const newPhone = nextPhone();
    const foreign = await person.check('editPerson');
    expect((await person.refused('phoneSendCode', { newPhone, checkToken: foreign })).code).toBe(
      identityCheckRefusals.checkMissing,
    );
    await bank.console.advanceMinutes(2);
    const checkToken = await person.check('changePhone');
    const wish = await change(newPhone, checkToken);
    await person.must('phoneChange', wish);
    expect((await person.refused('phoneChange', wish)).code).toBe(identityCheckRefusals.checkMissing);
  });

  it('keeps the check over a wrong code, and refuses a phone that belongs to someone', async () => {
    const { phone: taken } = await bank.credited();
    const checkToken = await person.check('changePhone');
    const wish = await change(taken, checkToken);
    const wrong = wish.code === '111111' ? '222222' : '111111';
    expect((await person.refused('phoneChange', { ...wish, code: wrong })).code).toBe(
      securityRefusals.codeWrong,
    );
    expect((await person.refused('phoneChange', wish)).code).toBe(securityRefusals.phoneTaken);
    const same = { newPhone: person.phone, checkToken };
    expect((await person.refused('phoneSendCode', same)).code).toBe(securityRefusals.phoneIsOld);
    await bank.console.advanceMinutes(2);
    await person.must('phoneChange', await change(nextPhone(), checkToken));
  });

  it('takes no code that was sent to another phone', async () => {
    const checkToken = await person.check('changePhone');
    const wish = await change(nextPhone(), checkToken);
    expect((await person.refused('phoneChange', { ...wish, newPhone: nextPhone() })).code).toBe(
      securityRefusals.codeMissing,
    );
  });
});

describe('frozen borrowing', () => {
  it('refuses a drawing that was prepared before, but no repayment, until it is thawed after a check', async () => {
    const { loanNo } = await person.draw();
    await person.must('freezeBorrowing', {});
    await person.must('freezeBorrowing', {});
    const union = await person.must('queryLoanUnion', { disciplinaryPhase: '1', loginLoanType: 'YQDC001' });
    expect(union).toMatchObject({
      exceptionCode: LOAN_BLOCKS.frozen,
      exceptionMsg: expect.stringContaining('暂停借款'),
    });
    await expect(person.draw()).rejects.toMatchObject({ refused: { code: LOAN_BLOCKS.frozen } });
    await person.repay(loanNo, 'due');
    expect((await person.must('securityState', {})).frozenAt).not.toBeNull();
    const paused = async () => (await person.must('queryProdSts', { productType: 'YQDC001' })).lifting;
    expect(await paused()).toBe('security');
    const foreign = await person.check('exportData');
    expect((await person.refused('thawBorrowing', { checkToken: foreign })).code).toBe(
      identityCheckRefusals.checkMissing,
    );
    await bank.console.advanceMinutes(2);
    await person.must('thawBorrowing', { checkToken: await person.check('thawBorrowing') });
    expect(await paused()).toBeNull();
    await person.draw();
    expect((await titles()).filter((title) => title.includes('借款') && title.startsWith('已'))).toEqual([
      '已恢复借款',
      '已暂停借款',
    ]);
    const { events } = await person.must('securityState', {});
    expect(events.map(({ action }) => action)).toEqual([
      'thawBorrowing',
      'freezeBorrowing',
      // By the application.
      'setPassword',
    ]);
  });
});

/** The person has logged in on another device, too. */
const addDevice = () =>
  bank.db.query(
    `insert into sessions (token_hash, customer_id, created_at, expires_at, device)
     select encode(sha256($2::bytea), 'hex'), id, now(), now() + interval '400 days', 'iPhone · 微信'
     from customers where phone = $1`,
    [person.phone, Buffer.from(`second-${person.phone}`)],
  );

describe('the limits of a day', () => {
  const happened = async (action: string, times: number) =>
    bank.db.query(
      `insert into security_events (customer_id, action, detail, at)
       select c.id, $2, '', $4::timestamptz from customers c, generate_series(1, $3::integer) where c.phone = $1`,
      [person.phone, action, times, await bank.console.now()],
    );
  const nextDay = () => bank.db.query(`update security_events set at = at - interval '2 days'`);

  it('freezing ends, and goes on the next day', async () => {
    await happened('freezeBorrowing', 10);
    expect((await person.refused('freezeBorrowing', {})).code).toBe(securityRefusals.freezesUsedUp);
    expect((await person.must('securityState', {})).frozenAt).toBeNull();
    await nextDay();
    await person.must('freezeBorrowing', {});
  });

  it('ending devices ends, and goes on the next day', async () => {
    await addDevice();
    const { devices } = await person.must('securityState', {});
    const deviceKey = devices.find(({ here }) => !here)?.deviceKey ?? '';
    await happened('endDevice', 20);
    expect((await person.refused('endDevice', { deviceKey })).code).toBe(securityRefusals.endsUsedUp);
    expect((await person.must('securityState', {})).devices).toHaveLength(2);
    await nextDay();
    await person.must('endDevice', { deviceKey });
    expect((await person.must('securityState', {})).devices).toHaveLength(1);
  });
});

describe('devices', () => {
  it('are listed, ended one by one, and only one’s own', async () => {
    await addDevice();
    const { devices } = await person.must('securityState', {});
    expect(devices.map(({ here }) => here)).toEqual([true, false]);
    const [here, there] = devices;
    const other = await bank.credited();
    const deviceKey = there?.deviceKey ?? '';
    expect((await other.refused('endDevice', { deviceKey })).code).toBe(securityRefusals.deviceUnknown);
    expect((await person.refused('endDevice', { deviceKey: here?.deviceKey ?? '' })).code).toBe(
      securityRefusals.deviceUnknown,
    );
    await person.must('endDevice', { deviceKey });
    expect((await person.must('securityState', {})).devices).toHaveLength(1);
    expect(await titles()).toContain('一台设备已退出登录');
    expect((await person.refused('endDevice', { deviceKey })).code).toBe(securityRefusals.deviceUnknown);
  });
});

describe('the trade password', () => {
  it('is changed with the old one, locked after five wrong ones, and earlier proofs are void', async () => {
    const { tradePassword: old } = person.facts;
    const next = '739154';
    const { pswToken } = await person.must('verifyPsw', { password: old, purpose: 'loan' });
    const weak = await person.refused('passwordUpdate', { oldPassword: old, password: '123456' });
    expect(weak.code).toBe(passwordRefusals.passwordWeak);
    const same = await person.refused('passwordUpdate', { oldPassword: old, password: old });
    expect(same.code).toBe(passwordRefusals.passwordSame);
    await person.must('passwordUpdate', { oldPassword: old, password: next });
    expect(await titles()).toContain('交易密码已修改');
    const used = await bank.db.query<{ used: boolean }>(
      'select used from password_proofs where psw_token = $1',
      [pswToken],
    );
    expect(used).toEqual([{ used: true }]);
    for (let left = 4; left > 0; left -= 1) {
      expect((await person.refused('updatepwd', { oldPassword: old, password: '804213' })).desc).toContain(
        `${left}次`,
      );
    }
    expect((await person.refused('updatepwd', { oldPassword: old, password: '804213' })).code).toBe(
      passwordRefusals.passwordLocked,
    );
    expect((await person.refused('passwordUpdate', { oldPassword: next, password: '804213' })).code).toBe(
      passwordRefusals.passwordLocked,
    );
  });
});
