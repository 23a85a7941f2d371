import { leadOf, tasksOf } from '@/domain/home/tasks';
import { homeStatusOf } from '@/domain/home/homeStatus';
import { RATE, REPAY, STATUS } from './homeStatuses';

const TODAY = '2026-11-21';
const NONE = { ...STATUS, today: TODAY };
const transfer = { offlineNo: 'F1', loanNo: 'L1', amount: '1042.42', paidOn: '2026-11-20' };
const transfers = [{ ...transfer, state: 'reviewing' as const, heldUntil: null }];
const held = { ...transfer, offlineNo: 'F2', state: 'held' as const, heldUntil: '2026-12-18' };
const document = { kind: 'supplement' as const, no: 'S1', title: '收入证明', dueOn: '2026-12-01' };

describe('what home says besides the debt', () => {
  it.each([
    ['nothing to a person with nothing to do', {}, []],
    [
      'a transfer under review',
      { transfers },
      [['您有一笔 1,042.42 元的转账正在核对，请不要重复还款', '一般1个工作日内有结果，会发短信给您']],
    ],
    [
      'a transfer that was found, with the day on which it is booked',
      { transfers: [held] },
      [
        [
          '您有一笔 1,042.42 元的转账已到账，12月18日自动入账，请不要重复还款',
          '到那天不用再操作，入账后会告诉您',
        ],
      ],
    ],
    [
      'transfers of both kinds, told apart',
      { transfers: [held, ...transfers] },
      [
        [
          '您有一笔 1,042.42 元的转账正在核对，另有一笔 1,042.42 元的转账已到账，12月18日自动入账，请不要重复还款',
          '一般1个工作日内有结果，会发短信给您',
        ],
      ],
    ],
    [
      'a running cancellation with its last day',
      { leavingUntil: '2026-11-27' },
      [['账号正在注销', '11月27日前（含当天）可以撤销，还剩 6 天']],
    ],
    [
      'a document with its days left',
      { documents: [document] },
      [['请提交收入证明', '12月1日前（含当天）提交，还剩 10 天']],
    ],
    [
      'the last day of a document',
      { documents: [{ ...document, kind: 'proof' as const, title: '', dueOn: TODAY }] },
      [['请提交消费凭证', '11月21日前（含当天）提交，今天是最后一天']],
    ],
    [
      'a document that is missing',
      { documents: [{ ...document, dueOn: '2026-11-20' }] },
      [['收入证明过期未交', '应在11月20日前提交，补交前不能再借款']],
    ],
    [
      'an ID card that expires soon',
      { idCard: { validTo: '2027-01-20', validity: 'soon' as const } },
      [['身份证快到期了', '有效期至2027年1月20日，还剩 60 天，换领新证后请更新']],
    ],
    [
      'an ID card that has expired',
      { idCard: { validTo: '2026-11-20', validity: 'expired' as const } },
      [['身份证已过期', '有效期到11月20日为止，更新前不能再借款']],
    ],
  ])('is %s', (_what, facts, said) => {
    expect(tasksOf({ ...NONE, ...facts }).map(({ title, note }) => [title, note])).toEqual(said);
  });

  it('comes in the order of home: transfer, cancellation, documents, ID card', () => {
    const idCard = { validTo: '2026-11-20', validity: 'expired' as const };
    const late = { ...document, no: 'S2', dueOn: '2026-11-20' };
    const documents = [document, late];
    const all = tasksOf({ ...NONE, transfers, documents, idCard, leavingUntil: '2026-11-27' });
    expect(all.map(({ way }) => way)).toEqual([
      { to: 'transfer', offlineNo: 'F1' },
      { to: 'leaving' },
      { to: 'supplement', supplementNo: 'S2' },
      { to: 'supplement', supplementNo: 'S1' },
      { to: 'idCard' },
    ]);
  });

  it('is not the one task of home if it is a transfer that only waits for its day', () => {
    expect(leadOf(tasksOf({ ...NONE, transfers: [held] }))).toBeUndefined();
    expect(leadOf(tasksOf({ ...NONE, transfers: [held], documents: [document] }))?.way.to).toBe('supplement');
  });
});

it('an overdue debt is told together with the transfer that may pay it', () => {
  const status = { ...STATUS, userStatus: 'creditRepay' as const, overdueDays: 5, transfers };
  const facts = { status, repay: REPAY, repayComes: false, rate: RATE, rateComes: false };
  expect(homeStatusOf(facts).note).toBe('您有一笔 1,042.42 元的转账正在核对，请不要重复还款');
});
