import * as cards from '../../../../gateway/messages/cardWords';
import { codeWords } from '../../../../gateway/messages/codeWords';
import * as credit from '../../../../gateway/messages/creditWords';
import * as employer from '../../../../gateway/messages/employerWords';
import * as idCard from '../../../../gateway/messages/idCardWords';
import * as leaving from '../../../../gateway/messages/leavingWords';
import type { PersonalMessage } from '../../../../gateway/messages/message';
import * as offline from '../../../../gateway/messages/offlineWords';
import * as payments from '../../../../gateway/messages/paymentWords';
import * as person from '../../../../gateway/messages/personWords';
import * as proofs from '../../../../gateway/messages/proofWords';
import * as propose from '../../../../gateway/messages/proposeWords';
import * as reminders from '../../../../gateway/messages/reminderWords';
import * as security from '../../../../gateway/messages/securityWords';
import * as supplements from '../../../../gateway/messages/supplementWords';
import type { Text } from '../sentences';

const today = '2026-11-28';
const later = '2026-12-08';
const servicePhone = '400-000-0000';
const at = new Date('2026-11-28T10:00:00+08:00');
const event = { about: 'e1', today, servicePhone };
const when = { about: 'e1', today };
const card = { bank_name: '云岭银行', card_no: '6222020000001234' };
const line = { total: 5_000_000, annualRate: '0.1440', validTo: later };
const transfer = { offlineNo: 'F1', amount: 104_242 };
const payout = { loanNo: 'L1', amount: 120_000, cardTail: '1234', firstDue: { date: later, amount: 10_479 } };
const unpaid = { loanNo: 'L1', amount: 120_000, couponUntil: later };
const repayment = {
  ...{
    repayNo: 'R1',
    kind: 'due' as const,
    amount: 10_479,
    discount: 500,
    cardTail: '1234',
    countedOn: today,
  },
  ...{ arrivedOn: today, loanNo: 'L1', principalLeft: 100_000, nextDue: later },
} as const;
const waiting = [
  {
    ...transfer,
    loanNo: 'L1',
    state: 'reviewing' as const,
    paidOn: today,
    arrivedOn: today,
    submittedAt: at,
  },
  {
    ...{ offlineNo: 'F2', loanNo: 'L2', state: 'held' as const, amount: 20_000, paidOn: today },
    ...{ arrivedOn: today, heldFor: later, submittedAt: at },
  },
];
const failed = { repayNo: 'R1', amount: 10_479, reason: 'insufficient-funds', couponUntil: later } as const;
const row = { loan_no: 'L1', amount: 2_000_000, purpose: 'renovation' };
const proposal = { propose_no: 'T1', kind: 'complaint', due_on: later } as const;
const paper = {
  supplement_no: 'S1',
  title: '收入证明',
  why: '核实收入',
  state: 'asked',
  due_on: later,
} as const;
const instalment = {
  term: 1,
  principal: 10_000,
  interest: 144,
  paidPrincipal: 0,
  paidInterest: 0,
  paidPenalty: 0,
};
const loan = {
  ...{ loanNo: 'L1', customerId: 1, amount: 120_000, annualRate: '0.1440', terms: 12, purpose: 'daily' },
  ...{
    method: 'equal-principal' as const,
    drawnOn: '2026-10-08',
    cardId: 'k1',
    principalLeft: 100_000,
    paid: 0,
  },
  ...{ discounted: 0, prepaid: 0, prepaidInterest: 0, interestFrom: '2026-10-08', settled: false },
} as const;
const debtsOn = (dueDate: string) => {
  const loans = [{ ...loan, instalments: [{ ...instalment, dueDate }] }];
  return { loans, transfers: [], besides: loans, cardTail: '1234', servicePhone, today };
};
const asked = { row, state: 'asked', dueOn: today, missing: false } as const;
const decision = { approved: false, reason: '不清楚', dueOn: later, at, today };

type Said = PersonalMessage | string | undefined;

/** One call of each function that words a message, and more where it has several. */
const SAID: Readonly<Record<string, readonly Said[]>> = {
  cardUnbound: [cards.cardUnbound(card, servicePhone, when)],
  repayCardChanged: [cards.repayCardChanged(card, 2, servicePhone, when)],
  cardSigned: [cards.cardSigned('1234', later, servicePhone, when)],
  protocolRefused: [cards.protocolRefused(card, '不清楚', when)],
  approved: [true, false].map((active) => credit.approved('A1', { ...line, active }, today)),
  denied: [credit.denied('A1', { retryDate: later, servicePhone }, today)],
  supplementAsked: [credit.supplementAsked('A1', today)],
  raised: [credit.raised('U1', { ...line, from: 4_000_000 }, today)],
  raiseDeclined: [credit.raiseDeclined('U1', { total: 4_000_000, retryDate: later }, today)],
  employerVerified: [employer.employerVerified({ company: '云岭商贸', at, today })],
  employerRefused: [employer.employerRefused({ reason: '不一致', at, today })],
  idCardDue: [idCard.idCardDue({ validTo: later, day: today, today })],
  idCardRenewed: [idCard.idCardRenewed(later, servicePhone, when)],
  leaving: [leaving.leaving(event, later)],
  leavingRevoked: [leaving.leavingRevoked(event)],
  leavingStopped: [leaving.leavingStopped(event, 'unpaid')],
  leavingDone: [leaving.leavingDone()],
  offlineReceived: [undefined, later].map((heldUntil) =>
    offline.offlineReceived({ ...transfer, heldUntil }, today),
  ),
  offlineHeld: [offline.offlineHeld({ ...transfer, until: later }, today)],
  offlineRefused: [true, false].map((settled) =>
    offline.offlineRefused({ ...transfer, reason: '金额不一致', settled }, today),
  ),
  offlineReturning: [offline.offlineReturning({ ...transfer, reason: '借款已经结清' }, today)],
  offlineReturned: [offline.offlineReturned(transfer, today)],
  paidOut: [payments.paidOut(payout, today)],
  couponBack: [payments.couponBack(later, today)],
  payoutFailed: (['insufficient-funds', 'stopped'] as const).map((reason) =>
    payments.payoutFailed({ ...unpaid, reason }, today),
  ),
  repaid: [
    payments.repaid(repayment, today),
    payments.repaid({ ...repayment, kind: 'coolingOff', principalLeft: 0, turned: 144 }, today),
    payments.repaid({ ...repayment, kind: 'coolingOff', principalLeft: 0, amount: 0, discount: 0 }, today),
    payments.repaid(
      { ...repayment, kind: 'offline', countedOn: '2026-11-20', arrivedOn: '2026-11-20' },
      today,
    ),
    payments.repaid({ ...repayment, kind: 'offline', arrivedOn: '2026-11-20', held: true }, today),
    payments.repaid({ ...repayment, kind: 'offline', arrivedOn: '2026-11-20', nextDue: '2026-11-20' }, today),
  ],
  repayFailed: [
    payments.repayFailed(
      { ...failed, transfers: waiting, owed: { kind: 'overdue', days: 1, total: 104_300, penalty: 58 } },
      today,
    ),
    payments.repayFailed({ ...failed, owed: { kind: 'today', total: 104_242 } }, today),
    payments.repayFailed({ ...failed, owed: { kind: 'coolingOffOver', lastDay: today, total: 1 } }, today),
  ],
  consentWithdrawn: [person.consentWithdrawn(event, '征信授权书')],
  consentGiven: [person.consentGiven(event, '征信授权书')],
  exportReady: [person.exportReady(event)],
  personEdited: [person.personEdited(event, '常住地址')],
  proofReminder: [true, false].map((missing) => proofs.proofReminder({ ...asked, missing }, today)),
  proofApproved: [proofs.proofApproved({ row, today })],
  proofRefused: [proofs.proofRefused({ row, today }, { reason: '不清楚', dueOn: later })],
  proposeReceived: [0, 1].map((times) => propose.proposeReceived(proposal, { times, today })),
  proposeAnswered: [propose.proposeAnswered(proposal, { times: 0, today, words: '答复' })],
  dueToday: [reminders.dueToday(debtsOn(today))],
  dueSoon: ['1234', undefined].map((cardTail) => reminders.dueSoon({ ...debtsOn(later), cardTail }, later)),
  overdue: [reminders.overdue(debtsOn('2026-11-08'))],
  passwordReset: [security.passwordReset('e1', servicePhone, today)],
  passwordChanged: [security.passwordChanged(servicePhone, when)],
  phoneChangedText: [security.phoneChangedText('13800138000', '13900139000')],
  phoneChangeWarning: [security.phoneChangeWarning('13800138000')],
  phoneChanged: [security.phoneChanged({ before: '13800138000', after: '13900139000' }, servicePhone, when)],
  deviceEnded: [security.deviceEnded('iPhone', servicePhone, when)],
  borrowingFrozen: [security.borrowingFrozen(servicePhone, when)],
  borrowingThawed: [security.borrowingThawed(servicePhone, when)],
  documentAsked: [supplements.documentAsked(paper, today)],
  documentReminder: [
    supplements.documentReminder({ ...paper, due_on: today }, today),
    supplements.documentReminder({ ...paper, due_on: '2026-11-20' }, today),
  ],
  documentDecided: [true, false].map((approved) =>
    supplements.documentDecided(paper, { ...decision, approved }),
  ),
  codes: [
    codeWords.login('123456'),
    codeWords.action('123456', '注销账号'),
    codeWords.employerMail('123456'),
  ],
};

const modules = [
  ...[cards, credit, employer, idCard, leaving, offline, payments, person],
  ...[proofs, propose, reminders, security, supplements],
];

/** Functions that word a message and are not called above. */
export const unsaid = (): string[] =>
  modules
    .flatMap((words) => Object.entries(words))
    .filter(([name, value]) => typeof value === 'function' && !(name in SAID))
    .map(([name]) => name);

/** Calls that said nothing. */
export const silent = (): string[] =>
  Object.entries(SAID)
    .filter(([, said]) => said.some((one) => one === undefined || one === ''))
    .map(([name]) => name);

/** Messages and SMS: title, list line, text and SMS. */
export const messageTexts = (): Text[] =>
  Object.entries(SAID).flatMap(([place, said]) =>
    said.flatMap((one) => {
      if (one === undefined) return [];
      const texts = typeof one === 'string' ? [one] : [one.title, one.summary, one.body, one.sms];
      return texts.map((text) => ({ place, text }));
    }),
  );
