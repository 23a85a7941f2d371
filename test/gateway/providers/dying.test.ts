import type { Request } from '@/contract';
import { passFaceCheck } from '../../../gateway/console/person';
import { startGateway, type Bank, type TestPerson } from '../harness';
import { backPicture, consent } from '../steps';

/**
 * The gateway ends between a service's answer and the row that books it: the transaction is gone, as after a kill. Asked again, the same answer is
 * booked once.
 */

let bank: Bank;
let person: TestPerson;
beforeAll(async () => {
  bank = await startGateway({ people: true });
  await bank.db.query(
    `create function dies() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`,
  );
});
afterAll(() => bank.close());
beforeEach(async () => {
  person = await bank.credited();
  await bank.console.advanceMinutes(2);
});

/** Runs the call while nothing can be written to this table, and once more when it can. */
async function diesOnce<T>(table: string, what: 'insert' | 'update', call: () => Promise<T>): Promise<T> {
  await bank.db.query(`create trigger dying before ${what} on ${table} execute function dies()`);
  await expect(call()).rejects.toThrow();
  await bank.db.query(`drop trigger dying on ${table}`);
  return call();
}

const cards = async () => (await person.must('queryBankList', {})).list;
const titles = async () => (await person.must('personalNotices', {})).list.map(({ title }) => title);
const told = async (title: string) => (await titles()).filter((one) => one === title).length;

it('quick binding: one card, after the bank was asked again', async () => {
  const request: Request<'getSkipBankUrl'> = { bankCode: 'CCB', terminal: 'h5', agreements: ['bank-card'] };
  const { bindSeq, nonce } = await person.must('getSkipBankUrl', request);
  await person.world.send({
    method: 'POST',
    url: '/sandbox/bank/decide',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ token: bindSeq, outcome: 'agreed' }).toString(),
  });
  const { result } = await diesOnce('cards', 'insert', () =>
    person.must('qryBindCardResult', { bindSeq, nonce }),
  );
  expect([result, (await cards()).length]).toEqual(['bound', 2]);
});

it('renewal of a protocol: the same code still works, and the person is told once', async () => {
  const [card] = await cards();
  const request = { cardId: card?.cardId ?? '', agreements: ['bank-card'] };
  const { signSeq } = await person.must('renewBankCardSign', request);
  const confirm = { signSeq, code: await bank.console.codeOf(person.phone) };
  await diesOnce('cards', 'update', () => person.must('confirmBankCardSign', confirm));
  expect(await told('银行卡已重新签约')).toBe(1);
});

it('mail of the employer: the same code still works', async () => {
  await person.must('mailSendCode', { email: `lin.${person.phone}@corp1.yunling.example` });
  const verify = { code: await bank.console.codeOf(person.phone) };
  const { state } = await diesOnce('employer_mails', 'update', () => person.must('mailVerify', verify));
  expect(state).toBe('verified');
});

it('change of phone: the check and the code still work, and both phones are told once', async () => {
  const [old, newPhone] = [person.phone, `1330${person.phone.slice(4)}`];
  const checkToken = await person.check('changePhone');
  await person.must('phoneSendCode', { newPhone, checkToken });
  const change = { newPhone, checkToken, code: await bank.console.codeOf(newPhone) };
  await diesOnce('outgoing_sms', 'insert', () => person.must('phoneChange', change));
  const texts = (await bank.console.messages(old)).filter(({ text }) => text.includes('已更换登录手机号'));
  expect(texts).toHaveLength(1);
});

it('face check: the answer is asked for again, and counts once', async () => {
  await consent(person, 'face');
  await person.must('checkAimFace', { action: 'renewIdCard' });
  await diesOnce('face_checks', 'update', () => passFaceCheck(person, 'check'));
  const { checkToken } = await diesOnce('identity_checks', 'insert', () =>
    person.must('checkByFace', { action: 'renewIdCard' }),
  );
  expect(checkToken).not.toBe('');
});

it('a new ID card: the picture is read again', async () => {
  await consent(person, 'id-card');
  const read = () => person.must('idCardOcr', { side: 'back' }, [backPicture('2021-03-07', '2041-03-07')]);
  expect((await diesOnce('id_card_readings', 'insert', read)).back?.validTo).toBe('2041-03-07');
});
