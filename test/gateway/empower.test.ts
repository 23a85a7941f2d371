import { empowerRefusals } from '@/contract/empower';
import type { Authorisation } from '@/contract/codes';
import { findTemplate } from '../../gateway/documents';
import { startGateway, type Bank, type TestPerson } from './harness';

let bank: Bank;
beforeAll(async () => {
  bank = await startGateway({ people: true });
});
afterAll(() => bank.close());

const stateOf = async (person: TestPerson, id: Authorisation) =>
  (await person.must('empowerState', {})).list.find((one) => one.id === id);
const union = { disciplinaryPhase: '1', loginLoanType: 'YQDC001' } as const;
const popups = { loanType: 'YQDC001', minVersion: '226' } as const;
const versionOf = (id: string) => findTemplate(id)?.version ?? '';
const creditState = { loanType: 'YQDC001', nodes: '2,3,4,5,6' } as const;
const texts = async ({ phone }: TestPerson) => (await bank.console.messages(phone)).map(({ text }) => text);
/** What the person agreed to before: these people come with a credit line, not with every consent. */
const agree = (person: TestPerson, scene: 'credit' | 'face', ids: string[]) =>
  person.must('updateAppContractRecord', { scene, templateIds: ids });

describe('the ledger of consents', () => {
  it('shows each agreement with version, place and time, newest first', async () => {
    const person = await bank.credited();
    await agree(person, 'credit', ['personal-info']);
    const { records } = await person.must('empowerState', {});
    expect(records[0]).toMatchObject({
      templateId: 'personal-info',
      title: '个人信息查询授权书',
      version: versionOf('personal-info'),
      scene: 'credit',
      withdrawnAt: null,
    });
    expect(records.map(({ templateId }) => templateId)).toEqual(
      expect.arrayContaining(['register', 'privacy', 'face', 'id-card']),
    );
    const times = records.map(({ at }) => at);
    expect(times).toEqual([...times].sort().reverse());
  });

  it('withdraws the query of personal data: no drawing, told, and back after agreeing again', async () => {
    const person = await bank.credited();
    await agree(person, 'credit', ['personal-info']);
    expect(await person.must('empowerWithdraw', { id: 'personal-info' })).toEqual({ recallStatus: '2' });
    expect((await person.must('queryLoanUnion', union)).empowerState.recallStatus).toBe('2');
    expect((await person.must('queryCreditState', creditState)).recallStatus).toBe('2');
    await expect(person.draw()).rejects.toThrow();
    await bank.console.advanceMinutes(1);
    expect((await texts(person))[0]).toContain('已撤回《个人信息查询授权书》');
    expect(await stateOf(person, 'personal-info')).toMatchObject({
      given: 'N',
      offered: versionOf('personal-info'),
    });
    expect((await person.refused('empowerWithdraw', { id: 'personal-info' })).code).toBe(
      empowerRefusals.nothingToWithdraw,
    );
    const old = await person.refused('empowerRevoke', { id: 'personal-info', version: '2020.01' });
    expect(old.code).toBe(empowerRefusals.textChanged);
    expect(
      await person.must('empowerRevoke', { id: 'personal-info', version: versionOf('personal-info') }),
    ).toEqual({ recallStatus: '0' });
    expect((await person.draw()).loanNo).not.toBe('');
  });

  it('keeps the credit report while there is a line or a debt, and the card while there is a debt', async () => {
    const person = await bank.credited();
    await agree(person, 'credit', ['credit-report']);
    expect((await stateOf(person, 'credit-report'))?.barred).toContain('额度');
    expect((await person.refused('empowerWithdraw', { id: 'credit-report' })).code).toBe(
      empowerRefusals.stillNeeded,
    );
    await person.draw();
    expect((await person.refused('empowerWithdraw', { id: 'bank-card' })).code).toBe(
      empowerRefusals.stillNeeded,
    );
  });

  it('asks for the face again after its withdrawal', async () => {
    const person = await bank.credited();
    const start = { scene: 'credit', terminal: 'h5', nonce: 'n'.repeat(32) } as const;
    expect(await person.must('empowerWithdraw', { id: 'face' })).toEqual({ recallStatus: '0' });
    expect((await person.refused('getH5Token', start)).desc).toContain('人脸信息使用授权');
    expect((await person.refused('empowerRevoke', { id: 'face', version: versionOf('face') })).code).toBe(
      empowerRefusals.givenElsewhere,
    );
    await agree(person, 'face', ['face']);
    expect((await person.must('getH5Token', start)).url).toContain('http');
  });

  it('asks for the electronic signature again after its withdrawal', async () => {
    const person = await bank.credited();
    await person.draw();
    const { list } = await person.must('queryBankList', {});
    const { loanSeq } = await person.must('addPvpLoanInfo', {
      ...{ amount: '500.00', term: 3, method: 'equal-instalment', purpose: 'daily', usageRead: 'Y' },
      cardId: list[0]?.cardId ?? '',
    } as const);
    const asked = async () =>
      (await person.must('qryWillSignFiles', { loanSeq })).files.map(({ templateId }) => templateId);
    expect(await asked()).toEqual(['loan', 'cost-sheet']);
    await person.must('empowerWithdraw', { id: 'e-sign' });
    expect(await asked()).toEqual(['loan', 'cost-sheet', 'e-sign']);
  });

  it('of promotions: none is sent or shown any more, and the switch says the same', async () => {
    const person = await bank.credited();
    const ask = {
      loginState: '1',
      page: '01',
      loanType: 'YQDC001',
      minVersion: '226',
      channel: '1-1-8',
      tokenCode: person.client.tokenCode,
    } as const;
    const templates = async () =>
      (await person.must('operationList', ask)).positionDtoList.map(({ template }) => template);
    const before = await templates();
    expect(before.some((one) => !['4', '5', '6'].includes(one))).toBe(true);
    await person.must('empowerWithdraw', { id: 'marketing' });
    expect((await templates()).every((one) => ['4', '5', '6'].includes(one))).toBe(true);
    expect(
      (await person.must('newHomePopup', popups)).list.filter(({ promotion }) => promotion === 'Y'),
    ).toEqual([]);
    const { list } = await person.must('noticeSwitches', {});
    expect(list.find(({ kind }) => kind === 'promotion')?.on).toBe('N');
    await person.must('switchNotice', { kind: 'promotion', on: 'Y' });
    expect(await stateOf(person, 'marketing')).toMatchObject({ given: 'Y' });
    expect(await templates()).toEqual(before);
  });

  it('is changed ten times a day at most, and belongs to one person', async () => {
    const [person, other] = [await bank.credited(), await bank.credited()];
    for (let time = 0; time < 10; time += 1) {
      await agree(person, 'face', ['face']);
      await person.must('empowerWithdraw', { id: 'face' });
      await bank.console.advanceMinutes(1);
    }
    await agree(person, 'face', ['face']);
    expect((await person.refused('empowerWithdraw', { id: 'face' })).code).toBe(
      empowerRefusals.tooManyChanges,
    );
    expect(await stateOf(other, 'face')).toMatchObject({ given: 'Y' });
  });
});

describe('notifications', () => {
  it('that are switched off send no SMS, but stay in the message centre', async () => {
    const person = await bank.credited();
    await person.must('switchNotice', { kind: 'money', on: 'N' });
    await person.draw();
    await bank.console.advanceMinutes(1);
    const { list } = await person.must('personalNotices', {});
    const told = list.find(({ title }) => title.includes('放款'));
    expect(told).toBeDefined();
    expect((await texts(person)).filter((text) => text.includes('已放款到'))).toEqual([]);
    const quiet = await bank.credited();
    await quiet.draw();
    await bank.console.advanceMinutes(1);
    expect((await texts(quiet)).filter((text) => text.includes('已放款到'))).not.toEqual([]);
  });
});
