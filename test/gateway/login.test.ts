import { generalRefusals } from '@/contract/refusals';
import { codeLoginRefusals, loginRefusals } from '@/contract/login';
import { noteSend } from '../../gateway/queries/codeSends';
import { hashToken } from '../../gateway/secrets';
import { findTemplate } from '../../gateway/documents';
import { startGateway, type Bank, type TestPerson } from './harness';
import { strangerAt } from './recoverySteps';
import { phones } from './steps';
import { stubEnv, unstubAllEnvs } from '../stubs';

let bank: Bank;
const phone = phones(7000);

beforeAll(async () => {
  bank = await startGateway();
});
afterAll(() => bank.close());
afterEach(() => {
  unstubAllEnvs();
});

const AGREEMENTS = ['register', 'privacy'];
const login = (person: TestPerson, code: string) => ({
  phone: person.phone,
  code,
  sourceFlag: 'XQD002',
  agreements: AGREEMENTS,
});
const send = (person: TestPerson) => person.must('sendLoginSmsVCode', { phone: person.phone });
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');

describe('a login code', () => {
  it('registers an unknown phone, and logs the same person in the next time', async () => {
    const person = bank.person(phone());
    await send(person);
    const first = await person.must(
      'registerOrLogin',
      login(person, await bank.console.codeOf(person.phone)),
    );
    expect(first).toMatchObject({ isNew: 'Y', userInfo: { idNo: '', isCredit: 'N', isLoan: 'N' } });
    await bank.console.advanceMinutes(2);
    await send(person);
    const second = await person.must(
      'registerOrLogin',
      login(person, await bank.console.codeOf(person.phone)),
    );
    expect(second).toMatchObject({ isNew: 'N', userInfo: { custId: first.userInfo.custId } });
  });

  it('is an agreement to the texts of its day: each version is written down once', async () => {
    const person = bank.person(phone());
    const comeIn = async () => {
      await send(person);
      await person.must('registerOrLogin', login(person, await bank.console.codeOf(person.phone)));
      // After two codes within an hour a picture is asked for.
      await bank.console.advanceMinutes(61);
    };
    const agreed = async () =>
      (
        await bank.db.query<{ version: string }>(
          `select version from consents c join customers u on u.id = c.customer_id
           where u.phone = $1 and scene = 'login' and template_id = 'privacy' order by c.id`,
          [person.phone],
        )
      ).map(({ version }) => version);
    await comeIn();
    await comeIn();
    const now = findTemplate('privacy')?.version;
    expect(await agreed()).toEqual([now]);
    await bank.db.query(`update consents set version = '2025.12' where scene = 'login'`);
    await comeIn();
    expect(await agreed()).toEqual(['2025.12', now]);
  });

  it('is valid once', async () => {
    const person = bank.person(phone());
    await send(person);
    const request = login(person, await bank.console.codeOf(person.phone));
    await person.must('registerOrLogin', request);
    expect((await person.refused('registerOrLogin', request)).code).toBe(codeLoginRefusals.codeMissing);
  });

  it('is valid for five minutes', async () => {
    const person = bank.person(phone());
    await send(person);
    const code = await bank.console.codeOf(person.phone);
    await bank.console.advanceMinutes(5);
    expect((await person.refused('registerOrLogin', login(person, code))).desc).toBe(
      '验证码已过期，请重新获取',
    );
  });

  it('counts wrong tries, says how many are left, and expires after five', async () => {
    const person = bank.person(phone());
    await send(person);
    const code = await bank.console.codeOf(person.phone);
    const said = [];
    for (let tries = 0; tries < 5; tries += 1) {
      said.push((await person.refused('registerOrLogin', login(person, wrongOf(code)))).desc);
    }
    expect(said).toEqual([
      '验证码不正确，还可以试4次',
      '验证码不正确，还可以试3次',
      '验证码不正确，还可以试2次',
      '验证码不正确，还可以试1次',
      '验证码输错次数过多，请重新获取',
    ]);
    expect((await person.refused('registerOrLogin', login(person, code))).code).toBe(
      codeLoginRefusals.codeTriesUsedUp,
    );
  });

  it('is replaced by a newer one, also by a voice code', async () => {
    const person = bank.person(phone());
    await send(person);
    const old = await bank.console.codeOf(person.phone);
    await bank.console.advanceMinutes(1);
    await person.must('sendLoginVoiceVCode', { phone: person.phone });
    const [message] = await bank.console.messages(person.phone);
    expect(message).toMatchObject({ channel: 'voice' });
    if (message?.code !== old) {
      expect((await person.refused('registerOrLogin', login(person, old))).code).toBe(
        codeLoginRefusals.codeWrong,
      );
    }
    await person.must('registerOrLogin', login(person, message?.code ?? ''));
  });

  it('is sent once a minute, and after two an hour only for a solved picture', async () => {
    const person = bank.person(phone());
    await send(person);
    expect((await person.refused('sendLoginSmsVCode', { phone: person.phone })).code).toBe(
      loginRefusals.codeTooSoon,
    );
    await bank.console.advanceMinutes(1);
    await send(person);
    await bank.console.advanceMinutes(1);
    expect(await person.must('queryLoginPic', { phone: person.phone })).toEqual({ needPic: 'Y' });
    expect((await person.refused('sendLoginSmsVCode', { phone: person.phone })).code).toBe(
      loginRefusals.pictureNeeded,
    );
    const picToken = await solvePicture(person);
    await person.must('sendLoginSmsVCode', { phone: person.phone, picToken });
    await bank.console.advanceMinutes(1);
    const again = await person.refused('sendLoginSmsVCode', { phone: person.phone, picToken });
    expect(again.code).toBe(loginRefusals.pictureNeeded);
  });

  it('needs a picture for an hour once an address has asked for very many, for that address only', async () => {
    const address = '203.0.113.7';
    const at = await bank.console.now();
    const ask = (from: string) => send(strangerAt(bank, phone(), from));
    for (let count = 1; count < 100; count += 1) {
      await noteSend(bank.db, {
        kind: 'account',
        phone: phone(),
        holder: '',
        source: hashToken(address),
        at,
      });
    }
    await ask(address);
    const next = strangerAt(bank, phone(), address);
    expect(await next.must('queryLoginPic', { phone: next.phone })).toEqual({ needPic: 'Y' });
    expect((await next.refused('sendLoginSmsVCode', { phone: next.phone })).code).toBe(
      loginRefusals.pictureNeeded,
    );
    await ask('203.0.113.8');
    await next.must('sendLoginSmsVCode', { phone: next.phone, picToken: await solvePicture(next) });
    await bank.console.advanceMinutes(61);
    await ask(address);
  });

  it('needs no picture for this machine itself, however many it asks for', async () => {
    const at = await bank.console.now();
    for (let count = 0; count < 100; count += 1) {
      await noteSend(bank.db, { kind: 'account', phone: phone(), holder: '', source: '', at });
    }
    await send(bank.person(phone()));
  });

  it('that was not sent is reported, and uses up neither the minute nor the code', async () => {
    const person = bank.person(phone());
    // Nothing listens there.
    stubEnv('PROVIDER_SMS_URL', 'http://127.0.0.1:9');
    const refused = await person.refused('sendLoginSmsVCode', { phone: person.phone });
    expect(refused).toEqual({ code: loginRefusals.codeNotSent, desc: '短信没有发出去，请稍后再试' });
    unstubAllEnvs();
    await send(person);
    expect(await bank.console.codeOf(person.phone)).toMatch(/^\d{6}$/);
  });

  it('needs both agreements', async () => {
    const person = bank.person(phone());
    await send(person);
    const request = login(person, await bank.console.codeOf(person.phone));
    expect((await person.refused('registerOrLogin', { ...request, agreements: ['register'] })).code).toBe(
      codeLoginRefusals.agreementMissing,
    );
  });
});

/** Only the database knows what the picture shows: sends a wrong answer first, then the right one. */
async function solvePicture(person: TestPerson): Promise<string> {
  const wrong = await person.must('generatePicVCode', { phone: person.phone });
  expect(wrong.image).toMatch(/^data:image\/png;base64,/);
  const refused = await person.refused('verifyPicVCode', {
    phone: person.phone,
    picId: wrong.picId,
    picCode: '!!!!',
  });
  expect(refused.code).toBe(loginRefusals.pictureWrong);
  const { picId } = await person.must('generatePicVCode', { phone: person.phone });
  const rows = await bank.db.query<{ answer: string }>('select answer from picture_codes where pic_id = $1', [
    picId,
  ]);
  const picCode = (rows[0]?.answer ?? '').toUpperCase();
  return (await person.must('verifyPicVCode', { phone: person.phone, picId, picCode })).picToken;
}

describe('a session', () => {
  it('ends when the person signs out, with the expired code', async () => {
    const person = await bank.register(phone());
    await person.must('signOut', {});
    expect((await person.refused('queryBankList', {})).code).toBe(generalRefusals.sessionOver);
  });

  it('ends when the person logs in on another device', async () => {
    const person = await bank.register(phone());
    await bank.console.advanceMinutes(2);
    const other = await bank.register(person.phone);
    expect((await person.refused('queryBankList', {})).code).toBe(generalRefusals.otherDevice);
    expect((await other.must('queryBankList', {})).list).toEqual([]);
  });

  it('expires after ninety days', async () => {
    const person = await bank.register(phone());
    await bank.console.advanceDays(91);
    expect((await person.refused('queryBankList', {})).code).toBe(generalRefusals.sessionOver);
  });
});
