import { READING_SECONDS } from '@/domain/loan/costSheet';
import { randomUUID } from 'node:crypto';
import { draw } from '../../../gateway/console/person';
import { addAssetTransfer } from '../../../gateway/queries/assetTransfers';
import { addCoupon } from '../../../gateway/queries/coupons';
import { customerByPhone } from '../../../gateway/queries/customers';
import { newKey } from '../../../gateway/secrets';
import type { TestPerson } from '../harness';
import { row, type Row, type Scene } from './row';
import {
  cardId,
  contractFile,
  drawingSeq,
  dueOf,
  loanNo,
  proof,
  quoteId,
  recordNo,
  settledNo,
  signed,
} from './things';

const WISH = { amount: '3000.00', term: 12, method: 'equal-instalment' } as const;
const ADDRESS = { regionCodes: ['110000', '110100', '110101'], detail: '样本街1号', place: '' };

const customerId = async (person: TestPerson, { bank }: Scene): Promise<number> =>
  (await customerByPhone(bank.db, person.phone))?.id ?? 0;

async function couponId(person: TestPerson, scene: Scene): Promise<string> {
  const coupon = { coupon_id: newKey(), name: '样本券', value: 500, min_amount: 0, rule: '' };
  await addCoupon(scene.bank.db, await customerId(person, scene), { ...coupon, expires_on: '2099-01-01' });
  return coupon.coupon_id;
}

async function transferOfClaim(person: TestPerson, scene: Scene): Promise<string> {
  const transfer = { transfer_no: newKey(), loan_no: await loanNo(person), assignee: '样本公司' };
  await addAssetTransfer(scene.bank.db, {
    ...transfer,
    customerId: await customerId(person, scene),
    at: await scene.bank.console.now(),
  });
  return transfer.transfer_no;
}

/** The request number of a drawing that the person made. */
async function drawnRequestNo(person: TestPerson): Promise<string> {
  const { loanSeq, signSeq } = await signed(person);
  const requestNo = randomUUID();
  await person.must('limitUseLoan', { loanSeq, signSeq, pswToken: await proof(person, 'loan'), requestNo });
  return requestNo;
}

const drawing = async (change: object, person: TestPerson) => ({
  ...(await signed(person)),
  pswToken: await proof(person, 'loan'),
  requestNo: randomUUID(),
  ...change,
});
const payment = async (change: object, person: TestPerson) => ({
  quoteId: await quoteId(person),
  cardId: await cardId(person),
  pswToken: await proof(person),
  requestNo: randomUUID(),
  ...change,
});
const payNow = async (change: object, person: TestPerson) => {
  const own = await loanNo(person);
  const [means, amount] = [await payment({}, person), await dueOf(person, own)];
  const { quoteId: _quote, ...rest } = means;
  return { ...rest, loanNos: [own], amount, ...change };
};
const payBack = async (change: object, person: TestPerson) => {
  const { loanNos, ...rest } = await payNow({}, person);
  return { ...rest, loanNo: loanNos[0] ?? '', amount: '3000.00', ...change };
};

/** The drawing that a signature belongs to. */
const drawingOf = new Map<string, string>();

const openDrawing = { make: drawingSeq };
const ownCard = { make: cardId };
const running = { make: loanNo };

/** Drawings, loans and repayments. */
export const moneyRows: readonly Row[] = [
  row('loanUseTrial', 'couponId', { make: couponId, ask: (couponId) => ({ ...WISH, couponId }) }),
  row('addPvpLoanInfo', 'couponId', {
    make: couponId,
    ask: async (couponId, who) => ({
      ...WISH,
      couponId,
      purpose: 'daily',
      usageRead: 'Y',
      cardId: await cardId(who),
    }),
  }),
  row('addPvpLoanInfo', 'cardId', {
    ...ownCard,
    ask: (cardId) => ({ ...WISH, purpose: 'daily', usageRead: 'Y', cardId }),
  }),
  row('updatePvpLoanInfo', 'loanSeq', {
    ...openDrawing,
    ask: async (loanSeq, who) => ({ loanSeq, cardId: await cardId(who) }),
  }),
  row('updatePvpLoanInfo', 'cardId', {
    ...ownCard,
    ask: async (cardId, who) => ({ loanSeq: await drawingSeq(who), cardId }),
  }),
  row('queryTrialInfo', 'loanSeq', { ...openDrawing, ask: (loanSeq) => ({ loanSeq }) }),
  row('qryWillSignFiles', 'loanSeq', { ...openDrawing, ask: (loanSeq) => ({ loanSeq }) }),
  row('loanStep', 'loanSeq', { ...openDrawing, ask: (loanSeq) => ({ loanSeq, step: 'verify' }) }),
  row('dataFill', 'loanSeq', { ...openDrawing, ask: (loanSeq) => ({ loanSeq }) }),
  row('saveCustZyProcessLog', 'loanSeq', { ...openDrawing, ask: (loanSeq) => ({ loanSeq, node: 'signed' }) }),
  row('saveApplyLoanAddress', 'loanSeq', { ...openDrawing, ask: (loanSeq) => ({ ...ADDRESS, loanSeq }) }),
  row('contractPreview', 'loanSeq', {
    ...openDrawing,
    ask: async (loanSeq, who) => {
      const { files } = await who.must('qryWillSignFiles', { loanSeq: await drawingSeq(who) });
      return { templateId: files[0]?.templateId ?? '', loanSeq };
    },
  }),
  row('electrSignature', 'loanSeq', {
    ...openDrawing,
    ask: async (loanSeq, who) => {
      const own = await drawingSeq(who);
      const { files } = await who.must('qryWillSignFiles', { loanSeq: own });
      const { plannedOn } = await who.must('queryTrialInfo', { loanSeq: own });
      const templateIds = files.map(({ templateId }) => templateId);
      return { loanSeq, templateIds, costSheetSeconds: READING_SECONDS, plannedOn };
    },
  }),
  row('limitUseLoan', 'loanSeq', {
    make: async (owner) => (await signed(owner)).loanSeq,
    ask: (loanSeq, who) => drawing({ loanSeq }, who),
  }),
  row('limitUseLoan', 'signSeq', {
    make: async (owner) => {
      const { loanSeq, signSeq } = await signed(owner);
      drawingOf.set(signSeq, loanSeq);
      return signSeq;
    },
    ask: (signSeq, who, { owner }) => {
      const loanSeq = who === owner ? drawingOf.get(signSeq) : undefined;
      return drawing({ signSeq, ...(loanSeq !== undefined && { loanSeq }) }, who);
    },
  }),
  row('limitUseLoan', 'pswToken', {
    make: (owner) => proof(owner, 'loan'),
    ask: (pswToken, who) => drawing({ pswToken }, who),
  }),
  row('paymentResult', 'requestNo', {
    make: drawnRequestNo,
    ask: (requestNo) => ({ requestNo }),
    quiet: 'a request that never arrived is no error: unknown',
  }),
  row('queryLoaning', 'loanNo', { ...running, ask: (loanNo) => ({ loanNo }) }),
  row('stopLoan', 'loanNo', {
    make: async (owner, { bank }) => {
      await bank.console.decide(owner.phone, { disburse: 'hold' });
      const { loanNo } = await draw(owner, WISH);
      await bank.console.decide(owner.phone, { disburse: 'pay' });
      return loanNo;
    },
    ask: (loanNo) => ({ loanNo }),
  }),
  row('queryLoanState', 'loanNo', { ...running, ask: (loanNo) => ({ loanNo }) }),
  row('repaymentTrial', 'loanNos', { ...running, ask: (no) => ({ kind: 'due', loanNos: [no] }) }),
  row('repaymentTrial', 'couponId', {
    make: couponId,
    ask: async (couponId, who) => ({ kind: 'due', loanNos: [await loanNo(who)], couponId }),
  }),
  row('doRepayAfterTrial', 'quoteId', { make: quoteId, ask: (quoteId, who) => payment({ quoteId }, who) }),
  row('doRepayAfterTrial', 'cardId', { ...ownCard, ask: (cardId, who) => payment({ cardId }, who) }),
  row('doRepayAfterTrial', 'pswToken', {
    make: (owner) => proof(owner),
    ask: (pswToken, who) => payment({ pswToken }, who),
  }),
  row('repayNoTrial', 'loanNos', { ...running, ask: (no, who) => payNow({ loanNos: [no] }, who) }),
  row('repayNoTrial', 'cardId', { ...ownCard, ask: (cardId, who) => payNow({ cardId }, who) }),
  row('repayNoTrial', 'pswToken', {
    make: (owner) => proof(owner),
    ask: (pswToken, who) => payNow({ pswToken }, who),
  }),
  row('coolingOffPeriodRepay', 'loanNo', { ...running, ask: (loanNo, who) => payBack({ loanNo }, who) }),
  row('coolingOffPeriodRepay', 'cardId', { ...ownCard, ask: (cardId, who) => payBack({ cardId }, who) }),
  row('coolingOffPeriodRepay', 'pswToken', {
    make: (owner) => proof(owner),
    ask: (pswToken, who) => payBack({ pswToken }, who),
  }),
  row('queryRepaymentInfo', 'repayNo', {
    make: (owner) => recordNo(owner, 'repay'),
    ask: (repayNo) => ({ repayNo }),
  }),
  row('queryLoanRecordInfo', 'after', {
    make: (owner) => recordNo(owner, 'loan'),
    ask: (after) => ({ kind: 'all', after }),
    quiet: 'nothing follows a record that is not in the own history',
  }),
  row('settlementMail', 'certificateId', {
    make: async (who) => {
      const { certificates } = await who.must('settlementApply', { loanNos: [await settledNo(who)] });
      return certificates[0]?.certificateId ?? '';
    },
    ask: (certificateId) => ({ certificateId, email: 'a@example.com' }),
  }),
  row('settlementApply', 'loanNos', { make: settledNo, ask: (no) => ({ loanNos: [no] }) }),
  row('contractDownload', 'fileId', { make: contractFile, ask: (fileId) => ({ fileId }) }),
  row('contractPages', 'fileId', { make: contractFile, ask: (fileId) => ({ fileId }) }),
  row('getBase64Context', 'fileId', { make: contractFile, ask: (fileId) => ({ fileId }) }),
  row('closeLoanContractPopup', 'loanNo', { ...running, ask: (loanNo) => ({ loanNo }) }),
  row('offAssetTransfer', 'transferNo', { make: transferOfClaim, ask: (transferNo) => ({ transferNo }) }),
  row('qryBankCardSwitchConf', 'loanNos', {
    ...running,
    ask: (no) => ({ loanNos: [no] }),
    quiet: 'no card pays a loan that is not the own',
  }),
];
