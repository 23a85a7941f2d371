import { randomUUID } from 'node:crypto';
import { customerByPhone } from '../../gateway/queries/customers';
import { openSession } from '../../gateway/queries/sessions';
import { prepareDrawing } from '../../gateway/console/person';
import { ENTRIES } from '../../gateway/queries/entries';
import { hashToken, newKey } from '../../gateway/secrets';
import { Refused, startGateway, type Bank, type TestPerson } from './harness';
import { atNewPhone, strangerAt } from './recoverySteps';
import { phones } from './steps';

let bank: Bank;
beforeAll(async () => {
  bank = await startGateway({ people: true, settings: { trustedProxies: ['127.0.0.1'] } });
});
afterAll(() => bank.close());

const nextPhone = phones(8900);
const WISH = { amount: '12000.00', term: 12, method: 'equal-instalment' } as const;
const AGREEMENTS = ['register', 'privacy'];

/** Tries what was made before: true if it still opens something. */
type Try = () => Promise<boolean>;
const got = (answer: unknown): boolean => !(answer instanceof Refused);

async function linkOf(kind: 'token' | 'square', phone: string): Promise<string> {
  const { json } = await bank.console.raw('POST', `links/${kind}`, { phone });
  return (json as { code: string }).code;
}
const opens = async (url: string) =>
  (await bank.app.inject({ method: 'HEAD', url: new URL(url).pathname })).statusCode === 200;

/** A second program that knows the person's token. */
function sameSession(person: TestPerson): TestPerson {
  const copy = bank.person(person.phone);
  copy.client.tokenCode = person.client.tokenCode;
  return copy;
}

/** Made in the person's session; those of `LIVES` go on with a session that a change of phone leaves. */
const MADE: Readonly<Record<string, (person: TestPerson) => Promise<Try>>> = {
  'the session': async (person) => {
    const copy = sameSession(person);
    return async () => got(await copy.call('queryZdList', {}));
  },
  'a code of the session for another terminal': async (person) => {
    const { accessCode } = await person.must('generateAccessCode', {});
    return async () => got(await bank.person(nextPhone()).call('generateTokenCode', { accessCode }));
  },
  'the address of a contract': async (person) => {
    const { agreements } = await person.must('queryContractList', {});
    const { url } = await person.must('contractDownload', { fileId: agreements[0]?.fileId ?? '' });
    return () => opens(url);
  },
  'the address of an export': async (person) => {
    const { exportNo } = await person.must('dataExportAsk', { checkToken: await person.check('exportData') });
    const { url } = await person.must('dataExportLink', { exportNo, format: 'json' });
    return () => opens(url);
  },
  'a check that was passed': async (person) => {
    const checkToken = await person.check('showPerson');
    return async () => got(await person.call('showUserInfo', { checkToken }));
  },
  'a proof of the trade password': async (person) => {
    const drawing = await prepareDrawing(person, WISH);
    return async () => got(await person.call('limitUseLoan', drawing));
  },
  'a ticket for a new trade password': async (person) => {
    const { idNo } = person.facts;
    await person.must('passwordSendCode', { idNo });
    const code = await bank.console.codeOf(person.phone);
    const { resetToken } = await person.must('passwordVerify', { idNo, code });
    return async () => got(await person.call('passwordReset', { resetToken, password: '907143' }));
  },
  'a code by SMS for a new trade password': async (person) => {
    const { idNo } = person.facts;
    await person.must('passwordSendCode', { idNo });
    const code = await bank.console.codeOf(person.phone);
    return async () => got(await person.call('passwordVerify', { idNo, code }));
  },
  'a code by SMS for a check': async (person) => {
    await person.must('checkSendCode', { action: 'editPerson' });
    const { facts, phone } = person;
    const code = await bank.console.codeOf(phone);
    return async () =>
      got(await person.call('checkByCode', { action: 'editPerson', code, idNo: facts.idNo }));
  },
  'the silent login by WeChat': async (person) => {
    const openId = randomUUID();
    const code = () => `sandbox-login-${openId}-${randomUUID()}`;
    const { userId } = await person.must('getUserIdByCode', { code: code() });
    await person.must('UniSaveWxUserInfo', { userId });
    return async () => {
      const answer = await bank.person(nextPhone()).call('silentLogin', { by: 'openId', code: code() });
      return !(answer instanceof Refused) && answer.login !== null;
    };
  },
  "a partner's access code": async (person) => {
    const accessCode = await linkOf('token', person.phone);
    return async () => got(await bank.person(nextPhone()).call('generateTokenCode', { accessCode }));
  },
  'a link of the plaza that was opened': async ({ phone }) => {
    const code = await linkOf('square', phone);
    const other = bank.person(phone);
    await other.must('squareAuthDetail', { code });
    return async () => got(await other.call('squareLogin', { code, sourceFlag: '', agreements: AGREEMENTS }));
  },
  'a recovery that was begun': async (person) => {
    const who = strangerAt(bank, person.phone, '198.51.100.7');
    const { ticket } = await atNewPhone(who, person);
    return async () => got(await who.call('recoverySendCode', { ticket, newPhone: nextPhone() }));
  },
  'a code by SMS for a login': async ({ phone }) => {
    const other = bank.person(phone);
    await other.must('sendLoginSmsVCode', { phone });
    const code = await bank.console.codeOf(phone);
    return async () =>
      got(await other.call('registerOrLogin', { phone, code, sourceFlag: '', agreements: AGREEMENTS }));
  },
};

/** The session that changes the phone goes on, and with it what only it can use. */
const LIVES = ['the session', 'the address of a contract', 'the address of an export'];

/** Not made in a session of the person: their own time ends them. */
const OUTSIDE = [
  "a partner's access code",
  'a link of the plaza that was opened',
  'a recovery that was begun',
  'a code by SMS for a login',
];

/** The person is in again, and tries with the new session what the old one has made. */
async function signOutAndIn(person: TestPerson): Promise<void> {
  await person.must('signOut', {});
  const [tokenCode, at] = [newKey(), await bank.console.now()];
  const customer = await customerByPhone(bank.db, person.phone);
  await openSession(bank.db, {
    ...{ customerId: customer?.id ?? 0, tokenHash: hashToken(tokenCode), device: '' },
    ...{ at, expiresAt: new Date(at.getTime() + 3_600_000) },
  });
  person.client.tokenCode = tokenCode;
}
async function changePhone(person: TestPerson): Promise<void> {
  const checkToken = await person.check('changePhone');
  const newPhone = nextPhone();
  await person.must('phoneSendCode', { newPhone, checkToken });
  await person.must('phoneChange', { newPhone, code: await bank.console.codeOf(newPhone), checkToken });
}
async function recover(person: TestPerson): Promise<void> {
  const who = strangerAt(bank, person.phone, '198.51.100.8');
  const { ticket } = await atNewPhone(who, person);
  const newPhone = nextPhone();
  await who.must('recoverySendCode', { ticket, newPhone });
  const code = await bank.console.codeOf(newPhone);
  await who.must('recoveryChangePhone', { ticket, newPhone, code });
}
async function cancel(person: TestPerson): Promise<void> {
  const checkToken = await person.check('cancelAccount');
  await person.must('logOff', { checkToken, reason: 'unused', note: '' });
}

describe('what can become a session or a file', () => {
  it.each(Object.keys(MADE))('opens it while the account is as it was: %s', async (name) => {
    const person = await bank.credited();
    expect(await (await MADE[name]?.(person))?.()).toBe(true);
  });

  it.each([
    ['the account is cancelled', cancel, []],
    ['the account has another phone', changePhone, LIVES],
    ['the account is recovered', recover, []],
    ['the session ends', signOutAndIn, OUTSIDE],
  ] as const)('opens nothing once %s', async (_what, ends, lives) => {
    const person = await bank.credited();
    const made = new Map<string, Try>();
    for (const [name, make] of Object.entries(MADE)) {
      // Each on its own: not what many codes in a minute lead to.
      await bank.db.query('delete from code_sends');
      made.set(name, await make(person));
    }
    await bank.db.query('delete from code_sends');
    await ends(person);
    const open: string[] = [];
    for (const [name, tries] of made) if (await tries()) open.push(name);
    expect(open).toEqual(lives);
  });

  it('is in the list, whatever table keeps a secret of it', async () => {
    const rows = await bank.db.query<{ table_name: string }>(
      `select distinct table_name from information_schema.columns
       where table_schema = current_schema() and column_name ~ '(_hash|_token|^ticket.*|secret|open_id)$'`,
    );
    const listed = ENTRIES.map(({ table }) => table);
    const secret = rows.map(({ table_name: table }) => table).filter((table) => !(table in NO_WAY));
    expect(secret.filter((table) => !listed.includes(table))).toEqual([]);
  });
});

/** Tables that keep a digest or a key of something that lets no one in. */
const NO_WAY: Readonly<Record<string, string>> = {
  square_secret: "sandbox: signs the plaza's links",
  wechat_sandbox: 'sandbox: which WeChat user a code stands for',
  card_bindings: 'leads back to a page of the app, which needs the session',
  certificates: 'says whether a paper is real, with a masked name',
  device_ids: 'names a device',
};
