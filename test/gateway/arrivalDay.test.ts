import { civilDateAt, formatChinese } from '@/domain/dates/civil';
import { readPdf } from './documents/readPdf';
import { startGateway, type Bank, type TestPerson } from './harness';
import { minutesOverMidnight } from './bank/midnight';
import { borrowerOf, decide, sent } from './transfers';

let bank: Bank;
beforeEach(async () => {
  bank = await startGateway({ people: true });
});
afterEach(() => bank.close());

const textOf = async (person: TestPerson, fileId: string): Promise<string> => {
  const { url } = await person.must('contractDownload', { fileId });
  const { rawPayload } = await bank.app.inject(url.slice(bank.settings.publicUrl.length));
  return (await readPdf(rawPayload)).pages.join('').replace(/\s/g, '');
};
const today = async (): Promise<string> => civilDateAt((await bank.console.now()).getTime());
const lastRecord = async (person: TestPerson) => {
  const { records, sums } = await person.must('queryLoanRecordInfo', { kind: 'repay' });
  const [record] = records;
  if (record === undefined) throw new Error('no repayment in the history');
  return { record, sums };
};
const repaymentOf = (person: TestPerson, repayNo: string) => person.must('queryRepaymentInfo', { repayNo });

describe('a transfer that settles the loan and is reviewed five weeks later', () => {
  it('has the day of its arrival on the certificate, in the lists, in the history and in the export', async () => {
    const { person, loanNo } = await borrowerOf(bank);
    const { amount } = await person.must('queryLoanState', { loanNo });
    await bank.console.advanceDays(5);
    const arrived = await today();
    const { offlineNo } = await sent(person, loanNo, amount);
    const submitted = (await person.must('offlineQuery', { offlineNo })).last?.submittedAt;
    await bank.console.advanceDays(35);
    expect((await decide(bank, 'accept', { offlineNo, amount })).status).toBe(200);

    expect((await person.must('settlementList', {})).loans[0]?.settledOn).toBe(arrived);
    expect((await person.must('queryProdSts', { productType: 'YQDC001' })).settledOn).toBe(arrived);
    const [certificate] = (await person.must('settlementApply', { loanNos: [loanNo] })).certificates;
    expect(certificate?.settledOn).toBe(arrived);
    const paper = await textOf(person, certificate?.fileId ?? '');
    expect(paper).toContain(`截至${formatChinese(arrived, 'full')}`);
    const checked = await bank.app.inject(`/verify?code=${certificate?.verifyCode ?? ''}`);
    expect(checked.body).toContain(`<dt>结清日期</dt><dd>${formatChinese(arrived, 'full')}</dd>`);

    const { record, sums } = await lastRecord(person);
    expect([record.on, civilDateAt(Date.parse(record.at))]).toEqual([arrived, arrived]);
    expect(sums.find(({ month }) => month === arrived.slice(0, 7))?.repaid).toBe(amount);
    const detail = await repaymentOf(person, record.no);
    expect(detail).toMatchObject({ countedOn: arrived, at: submitted });

    const { exportNo } = await person.must('dataExportAsk', { checkToken: await person.check('exportData') });
    const { url } = await person.must('dataExportLink', { exportNo, format: 'json' });
    const exported = await bank.app.inject(url.slice(bank.settings.publicUrl.length));
    expect(exported.json()).toMatchObject({ repayments: [{ countedOn: arrived }] });
  });
});

describe('a payment that the bank decides after midnight', () => {
  it('counts from the day it was paid, in the history and on the certificate', async () => {
    const { person, loanNo } = await borrowerOf(bank);
    await bank.console.advanceMinutes(minutesOverMidnight(await bank.console.now()) - 5);
    const paidOn = await today();
    await bank.console.decide(person.phone, { collect: 'hold' });
    await person.repay(loanNo, 'payoff');
    await bank.console.advanceMinutes(10);
    await bank.console.decide(person.phone, { collect: 'pay' });
    expect((await person.must('settlementList', {})).loans[0]?.settledOn).toBe(paidOn);
    expect(await today()).not.toBe(paidOn);
    const { record } = await lastRecord(person);
    expect(civilDateAt(Date.parse(record.at))).toBe(paidOn);
    expect((await repaymentOf(person, record.no)).countedOn).toBe(paidOn);
    const [certificate] = (await person.must('settlementApply', { loanNos: [loanNo] })).certificates;
    expect(certificate?.settledOn).toBe(paidOn);
  });
});
