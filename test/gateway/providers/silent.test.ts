import { employerMailRefusals } from '@/contract/employerMail';
import { cardRefusals } from '@/contract/card';
import { personRefusals, pictureRefusals } from '@/contract/flowRefusals';
import { securityRefusals } from '@/contract/security';
import { bindQuickly, passFaceCheck, type Picture } from '../../../gateway/console/person';
import { stubEnv, unstubAllEnvs } from '../../stubs';
import { startGateway, type Bank, type TestPerson } from '../harness';
import { backPicture, consent } from '../steps';
import { startService } from './service';

/**
 * Services that say nothing: the person hears that nothing was done, the next try works, and nothing is there twice. The time-out is shortened,
 * which is all that differs from a minute of silence.
 */

let bank: Bank;
let person: TestPerson;
let service: Awaited<ReturnType<typeof startService>>;
beforeAll(async () => {
  [bank, service] = await Promise.all([startGateway({ people: true }), startService()]);
  service.fallSilent();
});
afterAll(() => Promise.all([bank.close(), service.close()]));
beforeEach(async () => {
  person = await bank.credited();
  await bank.console.advanceMinutes(2);
});
afterEach(() => {
  unstubAllEnvs();
});

function silence(name: 'SMS' | 'BANK' | 'FACE' | 'OCR'): void {
  stubEnv(`PROVIDER_${name}_URL`, service.endpoint.url);
  stubEnv(`PROVIDER_${name}_TIMEOUT_MS`, '50');
}

const cards = async () => (await person.must('queryBankList', {})).list;
const rowsOf = async (table: string): Promise<number> => {
  const rows = await bank.db.query(
    `select 1 from ${table} t join customers c on c.id = t.customer_id where c.phone = $1`,
    [person.phone],
  );
  return rows.length;
};

describe('a silent bank', () => {
  it('opens no page for quick binding; the next try binds one card', async () => {
    silence('BANK');
    const request = { bankCode: 'CCB', terminal: 'h5' as const, agreements: ['bank-card'] };
    expect((await person.refused('getSkipBankUrl', request)).code).toBe(cardRefusals.bankPageUnavailable);
    expect(await rowsOf('card_bindings')).toBe(0);
    unstubAllEnvs();
    await bindQuickly(person, 'CCB');
    expect(await cards()).toHaveLength(2);
  });

  it('does not end a binding that it has begun: it waits, and its answer binds once', async () => {
    const request = { bankCode: 'CCB', terminal: 'h5' as const, agreements: ['bank-card'] };
    const { bindSeq, nonce } = await person.must('getSkipBankUrl', request);
    const { status } = await person.world.send({
      method: 'POST',
      url: '/sandbox/bank/decide',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ token: bindSeq, outcome: 'agreed' }).toString(),
    });
    expect(status).toBe(303);
    silence('BANK');
    const waits = await person.must('qryBindCardResult', { bindSeq, nonce });
    expect([waits.result, waits.card]).toEqual(['pending', null]);
    unstubAllEnvs();
    const ask = () => person.must('qryBindCardResult', { bindSeq, nonce });
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.map(({ result }) => result)).toEqual(['bound', 'bound', 'bound']);
    expect(await cards()).toHaveLength(2);
  });

  it('renews no protocol and uses up no code; the next try does', async () => {
    const [card] = await cards();
    const request = { cardId: card?.cardId ?? '', agreements: ['bank-card'] };
    silence('BANK');
    const before = (await bank.console.messages(person.phone)).length;
    expect((await person.refused('renewBankCardSign', request)).code).toBe(cardRefusals.bankSilent);
    expect(await bank.console.messages(person.phone)).toHaveLength(before);
    unstubAllEnvs();
    // No minute to wait: nothing was sent.
    const { signSeq } = await person.must('renewBankCardSign', request);
    const confirm = { signSeq, code: await bank.console.codeOf(person.phone) };
    const twice = await Promise.all([1, 2].map(() => person.call('confirmBankCardSign', confirm)));
    expect(twice.filter((answer) => 'card' in answer)).toHaveLength(1);
    expect(await cards()).toHaveLength(1);
  });
});

describe('a silent sender', () => {
  it('of mail: says so, and the next code comes at once', async () => {
    const email = `lin.${person.phone}@corp1.yunling.example`;
    silence('SMS');
    expect((await person.refused('mailSendCode', { email })).code).toBe(employerMailRefusals.codeNotSent);
    unstubAllEnvs();
    await person.must('mailSendCode', { email });
    const verify = { code: await bank.console.codeOf(person.phone) };
    const twice = await Promise.all([1, 2].map(() => person.call('mailVerify', verify)));
    expect(twice.filter((answer) => 'state' in answer)).toHaveLength(1);
    expect(await rowsOf('employer_mails')).toBe(1);
  });

  it('of the code to a new phone: says so, keeps the check, and the next code comes at once', async () => {
    const checkToken = await person.check('changePhone');
    const newPhone = `1330${person.phone.slice(4)}`;
    silence('SMS');
    expect((await person.refused('phoneSendCode', { newPhone, checkToken })).code).toBe(
      securityRefusals.codeNotSent,
    );
    unstubAllEnvs();
    await person.must('phoneSendCode', { newPhone, checkToken });
    const change = { newPhone, checkToken, code: await bank.console.codeOf(newPhone) };
    silence('SMS');
    const twice = await Promise.all([1, 2].map(() => person.call('phoneChange', change)));
    expect(twice.filter((answer) => 'phone' in answer)).toHaveLength(1);
  });
});

describe('a silent face service', () => {
  it('opens no page, counts no try, and the next check works', async () => {
    await consent(person, 'face');
    const request = { scene: 'check', terminal: 'h5', nonce: 'nonce-1' } as const;
    silence('FACE');
    expect((await person.refused('getH5Token', request)).code).toBe(personRefusals.faceUnavailable);
    unstubAllEnvs();
    await person.must('checkAimFace', { action: 'renewIdCard' });
    await passFaceCheck(person, 'check');
    const once = await Promise.all([1, 2].map(() => person.call('checkByFace', { action: 'renewIdCard' })));
    expect(once.filter((answer) => 'checkToken' in answer)).toHaveLength(1);
  });
});

describe('a silent recognition service', () => {
  it('reads no new ID card and keeps no picture; the next try does', async () => {
    await consent(person, 'id-card');
    const back: Picture = backPicture('2021-03-07', '2041-03-07');
    const before = await rowsOf('id_card_readings');
    silence('OCR');
    expect(await person.call('idCardOcr', { side: 'back' }, [back])).toMatchObject({
      code: pictureRefusals.readingUnavailable,
    });
    expect(await rowsOf('id_card_readings')).toBe(before);
    unstubAllEnvs();
    expect(await person.call('idCardOcr', { side: 'back' }, [back])).toHaveProperty('imageId');
  });
});
