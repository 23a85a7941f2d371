import { settlementRefusals } from '@/contract/settlement';
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
  return { person, certificate };
}

const mail = (person: TestPerson, certificateId: string, email = 'a@example.com') =>
  person.call('settlementMail', { certificateId, email });

it('A certificate is sent by mail five times a day at most, to a valid address, and by its owner only', async () => {
  const { person, certificate } = await certified();
  const other = await certified();
  const { certificateId } = certificate;
  expect(await mail(other.person, certificateId)).toMatchObject({
    code: settlementRefusals.certificateUnknown,
  });
  for (const wrong of ['a', 'a@b', 'a b@example.com', '<a@example.com>', 'a@example.com,b@example.com'])
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
