import type { CallDefinition, Response } from '@/contract';
import { historyCalls } from '@/contract/history';
import { loanCalls } from '@/contract/loan';
import { repayCalls } from '@/contract/repay';
import { trialContradiction } from '@/domain/loan/contradiction';
import { trialFigures } from '@/domain/loan/trialFigures';
import { fetchRateRange } from '@/features/rateRange';
import { checkedCall } from '@/features/trust';
import { refusalName } from '@/model/form';
import { call, CallFailure } from '@/request';
import { drafts, NO_COUPON } from '@/storage/drafts';
import { serverDay } from '@/stores/serverDay';
import { session } from '@/stores/session';
import { costsOfLoan, costsOfTrial, exampleForAll, exampleForLine, type CostFacts } from './costFacts';

/**
 * The cost that matters most to this person: the drawing that they are entering, otherwise their newest loan, otherwise the example at their
 * rate, otherwise at the advertised rate. Undefined if no rate is advertised. Rejects with CallFailure, without a toast.
 */
export async function fetchCosts(loanSeq: string): Promise<CostFacts | undefined> {
  const own = session.loggedIn ? await ownCosts(loanSeq) : undefined;
  return own ?? exampleForAll(await fetchRateRange());
}

async function ownCosts(loanSeq: string): Promise<CostFacts | undefined> {
  const entered = await enteredCosts(loanSeq);
  if (entered !== undefined) return entered;
  const last = await newestLoan();
  if (last !== undefined) return costsOfLoan(last);
  const quota = await orRefused(loanCalls.queryCustQuota, call(loanCalls.queryCustQuota, {}));
  return quota && exampleForLine(quota.annualRate, quota.today ?? serverDay.today());
}

/** The newest loan that was paid out, open or settled; undefined before the first one. */
async function newestLoan(): Promise<Response<'queryLoanState'> | undefined> {
  const { records } = await call(historyCalls.queryLoanRecordInfo, { kind: 'loan' });
  const newest = records.find(({ kind, state }) => kind === 'loan' && state === 'paid');
  return newest && call(repayCalls.queryLoanState, { loanNo: newest.no });
}

/** The opened drawing, otherwise the inputs of the loan page if they are enough for a trial. */
async function enteredCosts(given: string): Promise<CostFacts | undefined> {
  const { loanSeq, amount, term, method, couponId } = drafts.get('loan');
  const opened = given || loanSeq;
  if (opened !== '') {
    const asked = checkedCall(loanCalls.queryTrialInfo, { loanSeq: opened }, ({ trial }) => wrongIn(trial));
    const drawing = await orRefused(loanCalls.queryTrialInfo, asked);
    if (drawing !== undefined) return costsOfTrial(drawing.trial);
  }
  if (amount === '' || term === 0 || method === '') return undefined;
  const input = { amount, term, method, ...(couponId !== '' && couponId !== NO_COUPON && { couponId }) };
  const asked = checkedCall(loanCalls.loanUseTrial, input, wrongIn);
  const trial = await orRefused(loanCalls.loanUseTrial, asked);
  return trial && costsOfTrial(trial);
}

const wrongIn = (trial: Response<'loanUseTrial'>) => trialContradiction(trialFigures(trial));

/** Undefined if the call refuses: the draft has ended, or there is no line. Rejects on any other failure. */
async function orRefused<T>(definition: CallDefinition, asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (failure) {
    if (failure instanceof CallFailure && refusalName(definition, failure) !== undefined) return undefined;
    throw failure;
  }
}
