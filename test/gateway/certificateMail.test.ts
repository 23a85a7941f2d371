import { settlementRefusals } from '@/contract/settlement';
import { postEntry } from '../../gateway/ledger/post';
import { smsOf } from './messages/inbox';
import { startGateway, type Bank, type TestPerson } from './harness';

let bank: Bank;
beforeAll(async () => {
  bank = await startGateway({ people: true });
});
afterAll(() => bank.close());

/** A person with a certificate of the only loan. */
async function certified() {
  const person = await bank.credited();
  const { loanNo } = await person.draw();
  await person.repay(loanNo, 'payoff');
  const { certificates } = await person.must('settlementApply', { loanNos: [loanNo] });
  const [certificate] = certificates;
  if (certificate === undefined) throw new Error('no certificate');
  return { person, certificate, loanNo };
}

const DOTS = ['..@example.com', '.a@example.com', 'a.@example.com', 'a..b@example.com', 'a%0a@example.com'];

const mail = (person: TestPerson, certificateId: string, email = 'a@example.com') =>
  person.call('settlementMail', { certificateId, email });

it('A certificate is sent by mail five times a day at most, to a valid address, and by its owner only', async () => {
  const { person, certificate } = await certified();
  const other = await certified();
  const { certificateId } = certificate;
  expect(await mail(other.person, certificateId)).toMatchObject({
    code: settlementRefusals.certificateUnknown,
  });
  for (const wrong of [
    'a',
    'a@b',
    'a b@example.com',
    '<a@example.com>',
    'a@example.com,b@example.com',
    ...DOTS,
  ])
    expect(await mail(person, certificateId, wrong)).toMatchObject({ code: settlementRefusals.mailWrong });
  for (let sent = 0; sent < 5; sent += 1)
    expect(await mail(person, certificateId)).toEqual({ email: 'a***@example.com' });
  expect(await mail(person, certificateId)).toEqual({
    code: settlementRefusals.mailsUsedUp,
    desc: '证明一天最多发送5次，请24小时后再试，或者直接下载',
  });
  await bank.console.advanceMinutes(24 * 60 + 1);
  expect(await mail(person, certificateId)).toEqual({ email: 'a***@example.com' });
});

it('the mail with a certificate that is not valid any more says so', async () => {
  const { person, certificate, loanNo } = await certified();
  const { certificateId } = certificate;
  // The bank pays back a part: it is owed again.
  await bank.db.tx((sql) =>
    postEntry(sql, {
      ...{ kind: 'repayment', ref: `refund-${loanNo}`, at: new Date('2026-12-01T02:00:00Z') },
      postings: [
        { account: 'bank', amount: -1_000 },
        { account: 'principal', amount: 1_000, loanNo, term: 1 },
      ],
    }),
  );
  const sent = async () => (await smsOf(bank, person.phone))[0];
  expect(await mail(person, certificateId)).toEqual({ email: 'a***@example.com' });
  expect(await sent()).toContain('这份证明已失效');
});
