import { routes } from '@/navigation';
import { LoanFrontModel } from '@/pages/loanV2/view/loanFrontPage.model';
import { startGateway, type Bank } from '../../gateway/harness';
import { host } from '../../app/host';
import { openDrawing, readAndSign, ticked } from './flow';
import { pickUp, startApp } from '../../app/phone';

let bank: Bank;

beforeAll(async () => {
  bank = await startGateway({ network: true, people: true });
  startApp(bank);
});
afterAll(() => bank.close());

/** The confirmation of a second drawing. */
async function secondDrawing(): Promise<LoanFrontModel> {
  const borrower = await bank.credited();
  await borrower.draw();
  await pickUp(borrower);
  await openDrawing('1000');
  const front = new LoanFrontModel();
  await front.load();
  return front;
}
const top = () => host.addresses[host.addresses.length - 1];

describe('the confirmation of a later drawing', () => {
  it('asks a person who has agreed to electronic signatures for the contract alone, by its own button', async () => {
    const front = await secondDrawing();
    expect(front.onlyContract?.templateId).toBe('loan');
    expect(ticked(front)).toEqual([]);
    await readAndSign(front);
    expect(top()).toBe(routes.verifyPassword.path);
  });

  it('asks for the authorisation again if it was withdrawn while the page was open', async () => {
    const front = await secondDrawing();
    await bank.db.query(`update consents set withdrawn_at = now() where scene = 'e-sign'`);
    await readAndSign(front);
    expect([top(), front.note]).toEqual([
      routes.loanFront.path,
      '需要同意的文件有变化，请看过后重新同意并确认',
    ]);
    expect(front.form.fields.consents.ids).toEqual(['loan', 'e-sign']);
    expect(ticked(front)).toEqual([]);
  });
});
