import '../../app/screen';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createElement, type ComponentType } from 'react';
import { settlementRefusals } from '@/contract/settlement';
import { startCredit, startLoan } from '@/features/entry';
import { CREDIT_WAYS, LEAVING_WAYS, liftOf, RAISE_WAYS, WAYS, type WayName } from '@/features/blocks';
import { REFUSAL_WAYS } from '@/features/blocks/refusalWays';
import { back, routes, type RouteKey } from '@/navigation';
import { CallFailure } from '@/request';
import { startGateway, type Bank } from '../../gateway/harness';
import { host, taroModule } from '../../app/host';
import { pickUp, startApp } from '../../app/phone';
import * as make from './blocked';

const SOON = { timeout: 10_000 };
let bank: Bank;

beforeAll(async () => {
  // What is drawn is waited for.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  bank = await startGateway({ network: true, people: true });
  startApp(bank);
});
afterAll(() => bank.close());
afterEach(async () => {
  cleanup();
  await bank.console.clearFaults();
});

/** The app on the phone of somebody who is blocked in this way. */
async function become(blocked: make.Make): Promise<void> {
  const person = await bank.credited();
  await blocked(person, bank);
  await pickUp(person);
}

const top = (): string => host.addresses[host.addresses.length - 1] ?? '';
const text = (): string => document.body.textContent ?? '';

const pageAt = (key: RouteKey): ComponentType =>
  jest.requireActual<{ default: ComponentType }>(`@${routes[key].path}`).default;

/** Draws the page on top of the host's stack. */
function show(key: RouteKey): void {
  cleanup();
  // A page may ask for more than one hook of its show: all of the first drawing count.
  const shows: (() => void)[] = [];
  taroModule.default.useDidShow.mockImplementation((shown) => void shows.push(shown));
  render(createElement(pageAt(key)));
  [...shows].forEach((shown) => shown());
}

function open(key: RouteKey, query = ''): void {
  host.reset(routes.home.path, routes[key].path + query);
  show(key);
}

const tap = async (label: string): Promise<void> => {
  fireEvent.click(await waitFor(() => screen.getByText(label), SOON));
};

/** What each page shows on which a block is lifted, or explained. */
const LIFTED: Readonly<Record<(typeof WAYS)[WayName]['page'], RegExp>> = {
  onlineService: /拨打电话/,
  creditFront: /申请|去还款|额度/,
  creditResult: /审核|额度已开通|没有/,
  home: /额度/,
  loan: /借多少|额度|暂停/,
  security: /恢复借款|暂停借款/,
  withdrawnAuth: /重新授权|已撤回/,
  proofs: /凭证/,
  mySupplement: /补充资料/,
  idCardUpdate: /身份证人像面/,
  ocrTab: /身份证/,
  repay: /还/,
  loanHistory: /借还|记录|银行/,
  offlineResult: /转账|审核|线下/,
  bankCards: /招商银行|银行卡/,
  applyLogout: /注销/,
  login: /登录|退出|账号/,
  recoveryCard: /手机号/,
  tradePassword: /交易密码/,
  user: /额度|我的/,
  coupons: /券/,
  suggest: /投诉|建议/,
};

/** The page that the tap has opened is the one of this way, drawn: nothing failed, nothing is missing there. */
async function arrives(way: WayName): Promise<void> {
  const { page } = WAYS[way];
  await waitFor(() => expect(top().split('?')[0]).toBe(routes[page].path), SOON);
  show(page);
  await waitFor(() => expect(text()).toMatch(LIFTED[page]), SOON);
  expect(text()).not.toMatch(/没有找到|重新加载/);
}

const LOAN: readonly (readonly [what: string, blocked: make.Make, words: RegExp, way: WayName])[] = [
  ['has paused borrowing', make.frozen, /已暂停借款/, 'thaw'],
  ['has an expired ID card', make.idCardExpired, /身份证已过期/, 'idCard'],
  ['has not handed in a proof', make.proofLate, /消费凭证过期未交/, 'proofs'],
  ['has not handed in a document', make.documentLate, /补充资料过期未交/, 'documents'],
  ['has asked for the end of the account', make.leaving, /正在注销/, 'stay'],
  ['has withdrawn an authorisation', make.withdrawn, /重新授权/, 'consents'],
  ['was blocked by the lender', make.row('exception_code', '203025'), /不能借款/, 'service'],
  ['was disciplined', make.row('disciplinary_type', '7'), /不能借款/, 'service'],
];

describe.each(LOAN)('A person who %s', (_what, blocked, words, way) => {
  it('reads why on the loan page, and taps to where it is lifted', async () => {
    await become(blocked);
    open('loan');
    await waitFor(() => expect(text()).toMatch(words), SOON);
    await tap(WAYS[way].label);
    await arrives(way);
  });

  it('is asked on the way to the loan page, and is led there too', async () => {
    await become(blocked);
    const asked = make.sayYes();
    await startLoan();
    expect(asked).toEqual([
      { content: expect.stringMatching(words) as string, confirmText: WAYS[way].short },
    ]);
    await arrives(way);
  });
});

it.each([
  ['no line', make.noLine, '申请额度', 'creditFront'],
  ['a line that has expired', make.lineExpired, '申请额度', 'creditFront'],
  ['a line that waits to be activated', make.lineInactive, '去首页激活额度', 'home'],
] as const)('A person with %s is led to where one is got', async (_what, blocked, label, page) => {
  await become(blocked);
  open('loan');
  await tap(label);
  await waitFor(() => expect(top().split('?')[0]).toBe(routes[page].path), SOON);
});

describe.each([
  [
    'an expired ID card',
    make.both(make.noLine, make.idCardExpired),
    /身份证已过期/,
    CREDIT_WAYS.idCardExpired,
  ],
  [
    'a withdrawn authorisation',
    make.both(make.noLine, make.withdrawn),
    /撤回授权/,
    CREDIT_WAYS.authorizationRecalled,
  ],
] as const)('An application with %s', (_what, blocked, words, way) => {
  it('is stopped on its front page, with the way to where that is lifted', async () => {
    await become(blocked);
    open('creditFront');
    await waitFor(() => expect(text()).toMatch(words), SOON);
    await tap(WAYS[way].label);
    await arrives(way);
  });

  it('is stopped on the way there, with the same way', async () => {
    await become(blocked);
    const asked = make.sayYes();
    await startCredit();
    expect(asked).toMatchObject([{ confirmText: WAYS[way].short }]);
    await arrives(way);
  });
});

it.each([
  ['unpaid', make.drawn, '结清后才能注销，去还款'],
  ['openOrder', make.drawingHeld, '有结果后才能注销，查看进度'],
  ['offline', make.transferSent, '有 1 笔线下还款没有办完'],
  ['proposal', make.complained, '1 条投诉或建议还没有答复'],
] as const)('A cancellation that %s stops leads to where that is settled', async (kind, blocked, label) => {
  await become(blocked);
  open('applyLogout');
  await tap(label);
  await arrives(LEAVING_WAYS[kind]);
});

it.each([
  ['noLine', make.noLine],
  ['idCard', make.idCardExpired],
  ['overdue', make.overdue],
] as const)('A raise that %s bars leads to where that is lifted', async (bar, blocked) => {
  await become(blocked);
  open('raise');
  const way = RAISE_WAYS[bar];
  await tap(WAYS[way ?? 'service'].label);
  await waitFor(() => expect(top().split('?')[0]).toBe(routes[WAYS[way ?? 'service'].page].path), SOON);
});

it('A loan that is not settled after all leads from its certificate to its repayment', async () => {
  await become(make.settled);
  await bank.console.faults([
    { path: '/settlement/apply', fault: 'returnCode', value: `${settlementRefusals.notSettled}:还没有还清` },
  ]);
  open('settleProve');
  await tap('开具证明');
  await tap(WAYS.repay.label);
  await waitFor(() => expect(top()).toBe(routes.repay.path), SOON);
});

it('Every refusal that blocks has its button, and the page that it opens', async () => {
  await become(make.nothing);
  for (const [refusal, way] of Object.entries(REFUSAL_WAYS)) {
    // Otherwise the second tap of the same way would count as a double tap.
    await back();
    host.reset(routes.home.path, routes.about.path);
    const parts = { kind: 'business', code: '', message: '', traceNo: '', detail: '' } as const;
    const lift = liftOf(new CallFailure({ ...parts, refusal }));
    expect([refusal, lift?.label]).toEqual([refusal, WAYS[way].label]);
    await lift?.onPress();
    expect([refusal, top().split('?')[0]]).toEqual([refusal, routes[WAYS[way].page].path]);
  }
});
