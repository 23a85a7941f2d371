import { popupRefusals } from '@/contract/popup';
import { generalRefusals } from '@/contract/refusals';
import { startGateway, type Bank, type TestPerson } from './harness';
import { phones } from './steps';

let bank: Bank;
const nextPhone = phones(500);
beforeAll(async () => {
  bank = await startGateway();
});
afterAll(() => bank.close());

const QUERY = { loanType: 'YQDC001', minVersion: '226' } as const;

const show = (...ids: string[]) =>
  bank.db.query('update popups set is_show = popup_id = any ($1::text[])', [ids]);

const idsFor = async (person: TestPerson) =>
  (await person.must('newHomePopup', QUERY)).list.map(({ popupId }) => popupId);

describe('popups for a visitor', () => {
  it('are the switched-on ones that are not for members, in order', async () => {
    const visitor = bank.person(nextPhone());
    const ask = async () =>
      (await visitor.must('homePopup', { ...QUERY, channel: '1-1-8' })).list.map(({ popupId }) => popupId);
    await show('op-early');
    expect(await ask()).toEqual([]);
    await show('op-cost', 'op-safe', 'op-early');
    expect(await ask()).toEqual(['op-safe', 'op-cost']);
  });
});

describe('popups for a logged-in person', () => {
  let person: TestPerson;
  beforeEach(async () => {
    await show('op-safe', 'op-cost', 'op-early');
    person = await bank.register(nextPhone());
  });

  it('come as often as their rules say', async () => {
    expect(await idsFor(person)).toEqual(['op-safe', 'op-cost', 'op-early']);
    for (const popupId of ['op-safe', 'op-cost', 'op-early']) await person.must('saveShowMark', { popupId });
    expect(await idsFor(person)).toEqual(['op-early']);
    await bank.console.advanceDays(1);
    await person.must('popupOperate', { popupId: 'op-early', operate: 'open' });
    expect(await idsFor(person)).toEqual(['op-cost', 'op-early']);
  });

  it('come again tomorrow when they are put off, and then count as shown', async () => {
    await person.must('saveShowMark', { popupId: 'op-safe' });
    await person.must('updateHomePopup', { popupId: 'op-safe' });
    expect(await idsFor(person)).not.toContain('op-safe');
    await bank.console.advanceDays(1);
    expect(await idsFor(person)).toContain('op-safe');
    await person.must('saveShowMark', { popupId: 'op-safe' });
    await bank.console.advanceDays(1);
    expect(await idsFor(person)).not.toContain('op-safe');
  });

  it('never come again once they are closed, whatever an older page reports', async () => {
    await person.must('closeShowup', { popupId: 'op-early' });
    await person.must('saveShowMark', { popupId: 'op-early' });
    await person.must('updateHomePopup', { popupId: 'op-early' });
    await bank.console.advanceDays(3);
    expect(await idsFor(person)).not.toContain('op-early');
  });

  it('closed by one person still come to another', async () => {
    await person.must('closeShowup', { popupId: 'op-safe' });
    expect(await idsFor(await bank.register(nextPhone()))).toContain('op-safe');
  });

  it.each(['saveShowMark', 'closeShowup', 'updateHomePopup'] as const)(
    '%s of a popup that does not exist is refused',
    async (name) =>
      expect((await person.refused(name, { popupId: 'nothing' })).code).toBe(generalRefusals.incomplete),
  );

  it('popupOperate of a popup that does not exist is refused', async () =>
    expect((await person.refused('popupOperate', { popupId: 'nothing', operate: 'close' })).code).toBe(
      generalRefusals.incomplete,
    ));
});

describe('popups about a loan', () => {
  let person: TestPerson;
  let loanNo: string;
  beforeAll(async () => {
    person = await bank.person(nextPhone()).becomeCredited();
    loanNo = (await person.draw()).loanNo;
    await show('loanContract', 'assetTransfer');
  });

  it('announce the contract once, and lead to it', async () => {
    const [popup, ...others] = (await person.must('newHomePopup', QUERY)).list;
    expect(others).toEqual([]);
    expect(popup).toMatchObject({
      popupId: `loanContract:${loanNo}`,
      kind: 'loanContract',
      jumpUrl: `/pages/repay/repayIoudetails?loanNo=${loanNo}`,
    });
    expect(popup?.content).not.toMatch(/[{}]/);
    await person.must('closeLoanContractPopup', { loanNo });
    expect(await idsFor(person)).toEqual([]);
  });

  it('announce a transfer until it is read', async () => {
    await bank.db.query(
      `insert into asset_transfers (transfer_no, customer_id, loan_no, assignee, at)
       select 'T1', customer_id, loan_no, '远山资产管理有限公司', now() from loans where loan_no = $1`,
      [loanNo],
    );
    const [popup] = (await person.must('newHomePopup', QUERY)).list;
    expect(popup).toMatchObject({ popupId: 'assetTransfer:T1', rule: 'visit' });
    expect(popup?.content).toContain('远山资产管理有限公司');
    await person.must('saveShowMark', { popupId: 'assetTransfer:T1' });
    expect(await idsFor(person)).toEqual(['assetTransfer:T1']);
    await person.must('offAssetTransfer', { transferNo: 'T1' });
    await person.must('offAssetTransfer', { transferNo: 'T1' });
    expect(await idsFor(person)).toEqual([]);
  });

  it('cannot be closed by another person', async () => {
    const stranger = await bank.register(nextPhone());
    expect((await stranger.refused('closeLoanContractPopup', { loanNo })).code).toBe(
      popupRefusals.loanUnknown,
    );
    expect((await stranger.refused('offAssetTransfer', { transferNo: 'T1' })).code).toBe(
      popupRefusals.transferUnknown,
    );
  });
});
