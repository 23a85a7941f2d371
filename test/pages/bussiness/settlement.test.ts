import { formatChinese } from '@/domain/dates/civil';
import { routes } from '@/navigation';
import { SettlementModel } from '@/pages/bussiness/settlement/index.model';
import { SettleHistoryModel } from '@/pages/bussiness/settlement/settleHistoryList.model';
import { SettleProveModel } from '@/pages/bussiness/settlement/settleProve.model';
import { SettleSuccessModel } from '@/pages/bussiness/settlement/settleSuccessPage.model';
import { whyNot } from '@/pages/bussiness/settlement/texts';
import { host } from '../../app/host';
import { paramsOf, top, useStage } from '../repay/stage';

const stage = useStage();

const opened = async (params: Record<string, string> = {}): Promise<SettleProveModel> => {
  const model = new SettleProveModel(new Map(Object.entries(params)));
  await model.load();
  return model;
};

describe('the settlement page', () => {
  it('says why a loan has no certificate yet, and leads to it', async () => {
    host.reset(routes.home.path, routes.settlement.path);
    const model = new SettlementModel();
    await model.load();
    expect([model.settled, model.some]).toEqual([[], false]);
    const [loan] = model.others;
    if (!loan) throw new Error('no loan');
    const drawn = formatChinese(loan.drawnOn, 'full');
    expect(whyNot(loan)).toBe(`${drawn}借，剩余本金 12,000.00 元，12 期`);
    await model.open(loan);
    expect(top()).toBe(`${routes.iouDetails.path}?loanNo=${stage.loanNo}`);
  });

  it('offers the certificate of a settled loan, and then shows that it is issued', async () => {
    const { person, loanNo } = stage;
    await person.repay(loanNo, 'payoff');
    host.reset(routes.home.path, routes.settlement.path);
    const model = new SettlementModel();
    await model.load();
    const [loan] = model.settled;
    if (!loan) throw new Error('no settled loan');
    expect([model.some, loan.issued, model.others]).toEqual([true, false, []]);
    await model.open(loan);
    expect(top()).toBe(`${routes.settleProve.path}?loanNo=${loanNo}`);
    await person.must('settlementApply', { loanNos: [loanNo] });
    await model.shown();
    expect([model.some, model.settled[0]?.issued]).toEqual([false, true]);
  });
});

describe('the application', () => {
  it('goes from the choice to the certificate and its file', async () => {
    const { person, loanNo } = stage;
    await person.repay(loanNo, 'payoff');
    host.reset(routes.home.path, routes.settlement.path, routes.settleProve.path);
    const prove = await opened();
    expect([...prove.picked]).toEqual([loanNo]);
    prove.pick(loanNo, false);
    await prove.submit();
    expect(top()).toBe(routes.settleProve.path);
    prove.pick(loanNo, true);
    await prove.submit();
    const success = new SettleSuccessModel(paramsOf(routes.settleSuccess.path));
    await success.load();
    expect(success.certificates.map((one) => one.loanNo)).toEqual([loanNo]);
    await success.open();
    const fileId = success.certificates[0]?.fileId ?? '';
    expect(top()).toBe(`${routes.pdf.path}?fileId=${fileId}`);
    const history = new SettleHistoryModel();
    await history.load();
    expect(history.issued.value?.certificates).toEqual(success.certificates);
    expect(history.issued.value?.verifyUrl).toBe(`${stage.bank.settings.publicUrl}/verify`);
  });

  it('sends the certificate to a mailbox: the signed file, as it is stored', async () => {
    const { bank, person, loanNo } = stage;
    await person.repay(loanNo, 'payoff');
    await person.must('settlementApply', { loanNos: [loanNo] });
    host.reset(routes.home.path, routes.settlement.path, routes.settleHistory.path);
    const { mail, ...history } = new SettleHistoryModel();
    await history.issued.load();
    const [certificate] = history.issued.value?.certificates ?? [];
    if (!certificate) throw new Error('no certificate');
    mail.open(certificate);
    const { email } = mail.form.fields;
    email.type('someone@nowhere');
    await mail.send();
    expect([mail.certificate, email.error]).toEqual([
      certificate,
      '邮箱格式不对，请核对，例如 name@example.com',
    ]);
    email.type(' Li.Na@QQ.com ');
    await mail.send();
    expect([mail.certificate, stage.seen.toasts]).toEqual([undefined, ['证明已发到 li***@qq.com']]);
    const [stored] = await bank.db.query<{ digest: string }>(
      'select digest from issued_pdfs where file_id = $1',
      [certificate.fileId],
    );
    const mails = (await bank.console.messages(person.phone)).filter(({ channel }) => channel === 'mail');
    expect(stored?.digest).toMatch(/^[0-9a-f]{64}$/);
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining(`SHA-256 ${stored?.digest}`)]);
  });

  it('gives the same certificate after an answer that was lost', async () => {
    const { bank, person, loanNo } = stage;
    await person.repay(loanNo, 'payoff');
    host.reset(routes.home.path, routes.settlement.path, routes.settleProve.path);
    const prove = await opened({ loanNo });
    await bank.console.faults([{ path: '/settlement/apply', fault: 'drop' }]);
    await prove.submit();
    expect(top()).toBe(routes.settleProve.path);
    expect(prove.problem).not.toBe('');
    prove.pick(loanNo, true);
    await prove.submit();
    expect(top()).toContain(routes.settleSuccess.path);
    expect((await person.must('settlementProve', {})).certificates).toHaveLength(1);
  });

  it('offers nothing for a loan that is not settled, or is foreign', async () => {
    expect([...(await opened({ loanNo: stage.loanNo })).picked]).toEqual([]);
    expect([...(await opened({ loanNo: 'foreign' })).picked]).toEqual([]);
  });

  it('shows no certificate for an address that names none of the person', async () => {
    const success = new SettleSuccessModel(new Map([['ids', 'S1,S2']]));
    await success.load();
    expect([success.issued.state, success.certificates]).toEqual(['ready', []]);
  });
});
