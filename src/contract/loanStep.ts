import * as v from 'valibot';
import { LOAN_STEPS, PURPOSES, REPAYMENT_METHODS } from './codes';
import { defineCalls } from './define';
import { code, count, done, flag, key, oneOf, orElse, orNull, someOf, text } from './fields';
import { yuan } from './flowFields';
import { popup } from './popup';
import { take } from './refusals';
import { paymentRefusals } from './flowRefusals';

const stepOf = v.object({ loanSeq: key, step: v.picklist(LOAN_STEPS) });

/** An opened drawing with all its choices. */
const opened = v.object({
  loanSeq: key,
  /** The page that it has reached. */
  step: oneOf(LOAN_STEPS, 'front'),
  loanType: code,
  amount: yuan,
  term: count,
  method: v.picklist(REPAYMENT_METHODS),
  purpose: v.picklist(PURPOSES),
  cardId: key,
  couponId: code,
});

/** The steps of a drawing. The spec names these calls but no fields; folders are chosen by us. */
export const loanStepCalls = defineCalls({
  /** Whether there is a popup before a drawing; then queryLoanPopup has it. */
  preLoanPopCheck: {
    verb: 'POST',
    path: '/loan/preLoanPopCheck',
    body: 'sealed',
    auth: 'member',
    request: v.object({ loanType: text(32) }),
    response: v.object({ isPop: flag }),
  },
  /** Popups that are due before a drawing, the most pressing first; marked like those of the home page. */
  queryLoanPopup: {
    verb: 'POST',
    path: '/loan/queryLoanPopup',
    body: 'sealed',
    auth: 'member',
    request: v.object({ loanType: text(32) }),
    response: v.object({ list: someOf(popup) }),
  },
  /** The newest drawing that is opened, not submitted, and can still be signed today; null if there is none. Lets the person continue on another device. */
  qryLoanStep: {
    verb: 'POST',
    path: '/loan/qryLoanStep',
    body: 'sealed',
    auth: 'member',
    request: v.object({}),
    response: v.object({ drawing: orElse(orNull(opened), null) }),
  },
  /** The opened drawing has reached this step. */
  loanStep: {
    verb: 'POST',
    path: '/loan/loanStep',
    body: 'sealed',
    auth: 'member',
    refusals: take(paymentRefusals, 'drawingEnded'),
    request: stepOf,
    response: done,
  },
  /** The data that the product of an opened drawing still needs, and the stored data to fill it in. */
  dataFill: {
    verb: 'POST',
    path: '/loan/dataFill',
    body: 'sealed',
    auth: 'member',
    refusals: take(paymentRefusals, 'drawingEnded'),
    request: v.object({ loanSeq: key }),
    response: v.object({
      isShowAddress: flag,
      /** The address of this drawing, otherwise the last one that the person gave. */
      address: orElse(
        orNull(v.object({ regionCodes: v.array(code), region: code, detail: code, place: code })),
        null,
      ),
    }),
  },
  /** Records that the person has reached a node of the flow. The app does not wait for the answer. */
  saveCustZyProcessLog: {
    verb: 'POST',
    path: '/loan/apply/saveCustZyProcessLog',
    body: 'sealed',
    auth: 'member',
    refusals: take(paymentRefusals, 'drawingEnded'),
    request: v.object({ loanSeq: key, node: v.picklist([...LOAN_STEPS, 'signed']) }),
    response: done,
  },
});
