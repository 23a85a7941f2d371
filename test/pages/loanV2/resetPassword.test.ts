import { routes } from '@/navigation';
import { ResetPasswordModel } from '@/pages/loanV2/view/resetPasswordPage.model';
import { VerifyPasswordModel } from '@/pages/loanV2/view/verifyPasswordPage.model';
import { drafts } from '@/storage/drafts';
import { startGateway, type Bank, type TestPerson } from '../../gateway/harness';
import { host } from '../../app/host';
import { pickUp, startApp } from '../../app/phone';
import { signed } from './flow';

let bank: Bank;
let person: TestPerson;

beforeAll(async () => {
  bank = await startGateway({ network: true, people: true });
  startApp(bank);
  person = await bank.credited();
  await pickUp(person);
});
afterAll(() => bank.close());

const top = () => host.addresses[host.addresses.length - 1] ?? '';

it('a trade password forgotten in the loan flow is reset, and the drawing goes on', async () => {
  const pad = await signed('1000');
  const before = drafts.get('loan').signSeq;
  await pad.load();
  await pad.forgotten();
  expect(top()).toBe(routes.resetPassword.path);

  const page = new ResetPasswordModel();
  const { idNo, code } = page.form.fields;
  await page.verify();
  expect([page.form.problem, idNo.error === '']).toEqual(['', false]);
  idNo.type(person.facts.idNo);
  await code.send();
  code.type('000000');
  await page.verify();
  expect([page.stage, code.error]).toEqual(['identity', expect.stringContaining('验证码不正确') as string]);
  code.type(await bank.console.codeOf(person.phone));
  await page.verify();
  expect(page.stage).toBe('password');
  await page.pad.fill('703918');
  expect(page.pad.error).toBe('');
  page.dispose();

  expect(drafts.get('loan').signSeq).toBe(before);
  const again = new VerifyPasswordModel();
  await again.pad.submit('703918');
  expect(top()).toContain(routes.loanSuccess.path);
  again.dispose();
});
