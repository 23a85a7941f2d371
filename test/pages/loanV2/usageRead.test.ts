import { routes } from '@/navigation';
import { LoanModel } from '@/pages/loanV2/view/index.model';
import { LoanUsageTipModel } from '@/pages/loanV2/view/loanUsageTip.model';
import { drafts } from '@/storage/drafts';
import { startGateway, type Bank } from '../../gateway/harness';
import { host } from '../../app/host';
import { pickUp, startApp } from '../../app/phone';
import { fillIn, signed } from './flow';

let bank: Bank;

beforeAll(async () => {
  bank = await startGateway({ network: true, people: true });
  startApp(bank);
});
afterAll(() => bank.close());

async function borrower() {
  const person = await bank.credited();
  await pickUp(person);
  return person;
}

describe('the notice of what the money may be used for', () => {
  it('is acknowledged by going on: it is on the page', async () => {
    await borrower();
    const page = await fillIn('12000');
    await page.next();
    expect(host.addresses).toEqual([routes.home.path, routes.loanFront.path]);
    const read = await bank.db.query(
      'select usage_read_at is not null as read from loan_drafts where loan_seq = $1',
      [drafts.get('loan').loanSeq],
    );
    expect(read).toEqual([{ read: true }]);
    page.dispose();
  });

  it('begins on the loan page when the uses were read on their own page, whatever the draft of before has', async () => {
    await borrower();
    (await fillIn('12000')).dispose();
    host.reset(routes.home.path, routes.loanUsageTip.path);
    await new LoanUsageTipModel().toLoan();
    expect(host.addresses).toEqual([routes.home.path, routes.loan.path]);
  });

  it('leads a drawing of before, whose uses were not read, to the page where they stand', async () => {
    const person = await borrower();
    const pad = await signed();
    const { loanSeq } = drafts.get('loan');
    await bank.db.query('update loan_drafts set usage_read_at = null where loan_seq = $1', [loanSeq]);
    await pad.pad.submit(person.facts.tradePassword);
    expect(host.addresses.at(-1)).toBe(`${routes.loan.path}?note=usage`);
    const again = new LoanModel(new Map([['note', 'usage']]));
    await again.load();
    expect(again.note).toContain('请先看过“用途须知”');
    expect(again.loan.amount.value).toBe('12000');
    again.dispose();
    expect(await bank.db.query('select loan_no from loans where loan_seq = $1', [loanSeq])).toEqual([]);
  });
});
