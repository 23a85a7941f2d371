import { randomUUID } from 'node:crypto';
import { maskName } from '@/domain/person/mask';
import { idDigestBy } from '../../gateway/idDigest';
import { sweep } from '../../gateway/retention/sweep';
import { giveEmployment } from '../../gateway/console/person/employment';
import { startGateway, type Bank, type TestPerson } from './harness';
import { goodContacts } from './steps';
import { borrowerOf, decide, picture, upload } from './transfers';

let bank: Bank;
beforeEach(async () => {
  bank = await startGateway({ people: true });
});
afterEach(() => bank.close());

/** What others in the sandbox remember is theirs: the bank, the SMS service, the face service, and the console's wishes for a phone. */
const OF_OTHERS = ['bank_orders', 'messages', 'decisions', 'employees', 'square_people', 'wechat_sandbox'];
/** Apart from everything else, for the years that the law asks: who the borrower was, and the contracts and certificates themselves. */
const APART = ['kept_identities', 'papers', 'paper_files'];

async function tables(without: readonly string[] = [...OF_OTHERS, ...APART]): Promise<string[]> {
  const rows = await bank.db.query<{ table_name: string }>(
    `select table_name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE' order by table_name`,
  );
  return rows.map(({ table_name }) => table_name).filter((name) => !without.includes(name));
}

/** Tables in which any of the words is in any column, also in binary content. */
async function whereFound(words: readonly string[], without?: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const table of await tables(without)) {
    for (const word of words) {
      const rows = await bank.db.query(
        `select 1 from ${table} t where strpos(t::text, $1) > 0 or strpos(t::text, encode($1::bytea, 'hex')) > 0 limit 1`,
        [word],
      );
      if (rows.length > 0) found.push(`${table}: ${words.indexOf(word)}`);
    }
  }
  return found;
}

/** Name, ID number, phone and every card number of the person, as they are in the database now. */
async function wordsOf({ phone, facts }: TestPerson): Promise<string[]> {
  const cards = await bank.db.query<{ card_no: string }>(
    'select card_no from cards where customer_id = (select id from customers where phone = $1)',
    [phone],
  );
  return [facts.name, facts.idNo, phone, ...cards.map(({ card_no }) => card_no)];
}

/** What the app reports by itself, and what a person writes. */
async function report(person: TestPerson): Promise<void> {
  const { phone } = person;
  await person.must('saveToken', {
    ...{ dxTokenCode: 'const-1', buzType: '00', buzNo: '', userPhone: phone, oaid: '', deviceType: 'H5' },
    ...{ context: '', channel: '1-1-8', version: '2.2.6' },
  });
  await person.must('trackInsertRecord', {
    ...{ eventType: 'submit', pageModule: 'credit', eventResult: 'success', appVer: '2.2.6' },
    ...{ terminalType: 'kzxh5', osType: 'iOS', platform: '1-1-8', loanType: 'YQDC001', channelId: '' },
    ...{ custId: '', phone },
  });
  await person.must('proposeSave', {
    ...{ typeId: 'cost', content: `请打 ${phone} 联系我`, fileIds: [], traceNo: '' },
    requestNo: randomUUID(),
  });
}

/** The same person with another phone, in the same session. */
async function changePhone(person: TestPerson): Promise<TestPerson> {
  const checkToken = await person.check('changePhone');
  const newPhone = '13377770098';
  await person.must('phoneSendCode', { newPhone, checkToken });
  await person.must('phoneChange', { newPhone, code: await bank.console.codeOf(newPhone), checkToken });
  const moved = bank.person(newPhone);
  moved.client.tokenCode = person.client.tokenCode;
  Object.assign(moved, { facts: person.facts });
  return moved;
}

async function leave(person: TestPerson): Promise<void> {
  const checkToken = await person.check('cancelAccount');
  await person.must('logOff', { checkToken, reason: 'unused', note: `我叫${person.facts.name}` });
  await bank.console.advanceDays(8);
}

/** A person who borrowed and paid back, and the code of the certificate of it. */
async function settled(): Promise<{ person: TestPerson; code: string }> {
  const person = await bank.credited();
  const { loanNo } = await person.draw();
  await person.repay(loanNo, 'payoff');
  await person.must('settlementApply', { loanNos: [loanNo] });
  const [row] = await bank.db.query<{ code: string }>('select code from certificates where loan_no = $1', [
    loanNo,
  ]);
  if (row === undefined) throw new Error('no certificate');
  return { person, code: row.code };
}

describe('after an account has ended', () => {
  it('no table names the person who borrowed: no name, ID number, phone or card number', async () => {
    const { person } = await settled();
    await report(person);
    const words = await wordsOf(person);
    expect(words).toHaveLength(4);
    // The search does find the words while the account exists.
    const before = ['customers: 0', 'customers: 2', 'device_reports: 2', 'tracks: 2', 'proposals: 2'];
    expect(await whereFound(words)).toEqual(expect.arrayContaining(before));
    await leave(person);
    expect(await whereFound(words)).toEqual([]);
    const kept = await bank.db.query<{ name: string }>('select name from kept_identities');
    expect(kept).toEqual([{ name: person.facts.name }]);
  });

  it('of the papers only contracts and certificates of loans stay, until the law no longer asks for them', async () => {
    const kept = async ({ phone, facts }: TestPerson) => {
      const rows = await bank.db.query<{ template_id: string; at: string }>(
        `select f.template_id, p.kept_until::text as at from papers p join files f using (file_id)
         where strpos(p.facts, $1) > 0 or strpos(p.facts, $2) > 0 order by 1`,
        [facts.name, phone],
      );
      return rows.map(({ template_id }) => template_id);
    };
    const { person } = await settled();
    const other = await bank.credited();
    const ofLoan = ['cost-sheet', 'e-sign', 'loan', 'settlement-certificate'];
    expect(await kept(person)).toEqual(expect.arrayContaining(['bank-card', ...ofLoan]));
    expect((await kept(other)).length).toBeGreaterThan(0);
    await leave(person);
    await leave(other);
    expect([await kept(person), await kept(other)]).toEqual([ofLoan, []]);
    await bank.db.query(`update papers set kept_until = now()::date - 2`);
    await sweep(bank.db);
    expect(await kept(person)).toEqual([]);
  });

  it('after the last end no table at all has anything that was put in: openId, former phone and pictures neither', async () => {
    const { person, loanNo } = await borrowerOf(bank);
    const openId = randomUUID().replaceAll('-', '');
    const { userId } = await person.must('getUserIdByCode', { code: `sandbox-login-${openId}-1` });
    await person.must('UniSaveWxUserInfo', { userId });
    const named = `${person.facts.name}的转账凭证.png`;
    await upload(person, { ...picture(), name: named });
    const { today, waiting } = await person.must('offlineQuery', {});
    const fileIds = waiting.map(({ fileId }) => fileId);
    const request = { loanNo, amount: '100.00', paidOn: today, fileIds, requestNo: randomUUID() };
    const { offlineNo } = await person.must('offlineSubmit', request);
    expect((await decide(bank, 'accept', { offlineNo, amount: '100.00' })).status).toBe(200);
    await person.repay(loanNo, 'payoff');
    await report(person);
    const [shown] = await bank.db.query<{ digest: string }>('select digest from vouchers');
    const digest = idDigestBy(() => bank.keys)(person.facts.idNo);
    const former = person.phone;
    const moved = await changePhone(person);
    const words = [...(await wordsOf(moved)), former, openId, named, shown?.digest ?? '', digest];
    const before = await whereFound(words);
    for (const place of [
      'wechat_users: 5',
      'device_reports: 4',
      'tracks: 4',
      'vouchers: 6',
      'vouchers: 7',
      'customers: 8',
    ])
      expect(before).toContain(place);
    await leave(moved);
    expect(
      (await whereFound(words)).filter(
        (place) => !/^(vouchers: 7|outgoing_sms: 4|wechat_users: 5|lasting_facts: 8)$/.test(place),
      ),
    ).toEqual([]);
    await bank.console.advanceDays(91);
    await sweep(bank.db);
    expect(await whereFound(words)).toEqual(['lasting_facts: 8', 'vouchers: 7']);
    await bank.console.advanceDays(10 * 366);
    await sweep(bank.db);
    expect(await whereFound(words, OF_OTHERS)).toEqual([]);
    const left = await bank.db.query(
      'select from voucher_pieces where not exists (select from vouchers f where f.file_id = upload_id)',
    );
    expect(left).toEqual([]);
  });

  it('nothing stays of what the person has told: contacts, mailbox, employer, address, device', async () => {
    const { person } = await settled();
    const told = {
      mailbox: 'lin.former@unique-employer.example.com',
      employer: 'unique-employer',
      company: '独一样本科技有限公司',
      email: 'lin.private@example.com',
      address: '云南省昆明市五华区独一路18号',
      device: 'iPhone 独一 · 微信',
    };
    const { general, emergency } = goodContacts(person);
    const contacts = {
      general: general.map((one) => ({ ...one, name: '独样甲' })),
      emergency: emergency.map((one) => ({ ...one, name: '独样乙' })),
    };
    await person.must('editUserInfo', {
      checkToken: await person.check('editPerson'),
      ...{ email: told.email, address: told.address, contacts },
    });
    await giveEmployment(person, told.company);
    await person.must('mailSendCode', { email: told.mailbox });
    await person.must('mailVerify', { code: await bank.console.codeOf(person.phone) });
    await bank.db.query(
      `insert into sessions (token_hash, customer_id, created_at, expires_at, device)
       select 'second', id, now(), now() + interval '400 days', $2 from customers where phone = $1`,
      [person.phone, told.device],
    );
    const { devices } = await person.must('securityState', {});
    await person.must('endDevice', { deviceKey: devices.find(({ here }) => !here)?.deviceKey ?? '' });
    const words = [...Object.values(told), '独样甲', '独样乙'];
    const before = (await whereFound(words)).map((place) => Number(place.split(': ')[1]));
    expect(new Set(before).size).toBe(words.length);
    await leave(person);
    expect(await whereFound(words, OF_OTHERS)).toEqual([]);
  });

  it('a certificate on paper can still be checked, with the masked name', async () => {
    const { person, code } = await settled();
    const shown = async () => (await bank.app.inject(`/verify?code=${code}`)).body;
    const name = maskName(person.facts.name);
    expect(await shown()).toContain(name);
    await leave(person);
    expect(await shown()).toContain(name);
  });
});
