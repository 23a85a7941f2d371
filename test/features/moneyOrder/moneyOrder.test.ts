import { loanCalls } from '@/contract/loan';
import { passwordCalls } from '@/contract/password';
import { repayCalls } from '@/contract/repay';
import { MoneyOrder } from '@/features/moneyOrder';
import { call } from '@/request';
import { drafts } from '@/storage/drafts';
import { makeWorld, no, ok, type Reply, type World } from '../../request/world';

const NO_REQUEST = { requestNo: '', requestFor: '', sent: false } as const;
const order = new MoneyOrder({
  flow: 'repay',
  definition: repayCalls.doRepayAfterTrial,
  eventType: 'pay',
  paid: () => drafts.drop('repay'),
  failed: NO_REQUEST,
  refused: NO_REQUEST,
  words: { notVerified: '密码没有验证', notAsked: '没有问到', sent: '已提交' },
});
const resultOf = (state: string): Reply =>
  ok({
    state,
    kind: 'repay',
    no: '',
    amount: '1.00',
    reason: '',
    cardTail: '',
    bankName: '',
    nextDueDate: null,
    nextDueAmount: null,
  });
const LOST: Reply = { failure: 'timeout' };

let world: World;
/** The gateway's answer about an order. */
let fate: Reply;
/** The gateway's answer to a payment. */
let paid: Reply;

beforeEach(() => {
  drafts.drop('repay');
  fate = resultOf('unknown');
  paid = ok({ repayNo: 'R1', state: 'processing' });
  world = makeWorld(({ path }) => {
    if (path === loanCalls.paymentResult.path) return fate;
    if (path === passwordCalls.verifyPsw.path) return ok({ pswToken: 'P1' });
    return path === repayCalls.doRepayAfterTrial.path ? paid : ok({});
  });
});

const payments = () => world.seen.filter(({ path }) => path === repayCalls.doRepayAfterTrial.path);
const pay = (quoteId: string, stillWanted = true) =>
  order.send(
    '135790',
    {
      subject: quoteId,
      send: (proof) => call(repayCalls.doRepayAfterTrial, { quoteId, cardId: 'C1', ...proof }),
    },
    () => stillWanted,
  );

describe('an order', () => {
  it('with a lost answer is under way, and never reported as failed', async () => {
    paid = LOST;
    const outcome = await pay('Q1');
    expect(outcome).toEqual({ kind: 'sent', requestNo: drafts.get('repay').requestNo });
    expect(order.underWay).toBe(drafts.get('repay').requestNo);
  });

  it('that was refused is over, and says why by name', async () => {
    paid = no(repayCalls.doRepayAfterTrial.refusals.quotePaid, '已还');
    expect(await pay('Q1')).toMatchObject({ kind: 'refused', refusal: 'quotePaid', message: '已还' });
    expect([order.underWay, drafts.get('repay').requestNo]).toEqual([undefined, '']);
  });

  it('is not sent when the person has left', async () => {
    expect(await pay('Q1', false)).toEqual({ kind: 'ended' });
    expect(payments()).toEqual([]);
  });

  it.each([
    ['no answer comes', LOST, { kind: 'password', message: '没有问到' }],
    ['the earlier one was carried out', resultOf('paid'), { kind: 'sent' }],
    ['the earlier one is with the bank', resultOf('processing'), { kind: 'sent' }],
  ])('of another subject is not sent when %s', async (_what, answer, outcome) => {
    const earlier = order.goesOut('Q1');
    order.neverArrived(earlier);
    fate = answer;
    expect(await pay('Q2')).toMatchObject(outcome);
    expect([payments(), drafts.get('repay').requestNo]).toEqual([[], earlier]);
  });
});

describe('the open question', () => {
  it.each([
    ['sent', 'unknown', true],
    ['sent', 'processing', true],
    ['sent', 'paid', false],
    ['sent', 'failed', false],
    ['said never to have arrived', 'unknown', false],
    ['said never to have arrived', 'processing', true],
    // It came late: the person must be told.
    ['said never to have arrived', 'paid', true],
    ['said never to have arrived', 'failed', false],
  ])('of an order %s that is %s: %s', async (known, state, open) => {
    const requestNo = order.goesOut('Q1');
    if (known !== 'sent') order.neverArrived(requestNo);
    fate = resultOf(state);
    expect(await order.openQuestion()).toBe(open ? requestNo : undefined);
  });

  it('stays open while no answer comes, and does not exist without a number', async () => {
    expect(await order.openQuestion()).toBeUndefined();
    const requestNo = order.goesOut('Q1');
    fate = LOST;
    expect(await order.openQuestion()).toBe(requestNo);
    order.neverArrived(requestNo);
    expect(await order.openQuestion()).toBe(requestNo);
    expect(drafts.get('repay').requestNo).toBe(requestNo);
  });
});
