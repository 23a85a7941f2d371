import type { Response } from '@/contract';
import { LOAN_BLOCKS } from '@/contract/codes';
import { loanStartCalls } from '@/contract/loanStart';
import { loanStart } from '@/domain/loan/loanStart';
import { LOAN_BLOCK_MESSAGES } from '@/domain/loan/messages';
import { call, type CallOptions } from '@/request';
import { channel } from '@/stores/channel';
import { REFUSAL_WAYS } from './refusalWays';
import type { WayName } from './ways';

type LoanBlockName = keyof typeof LOAN_BLOCKS;

/** Why no drawing can be started, in words, and the way on; `retry`: ask again. */
export interface LoanBlock {
  readonly barred: string;
  readonly way: WayName | 'retry';
}

/** The spec names no reason for most codes: say honestly that customer service can look it up by the code. */
const byCode = (code: string) => `您的借款暂时不能受理。请联系客服并报代码 ${code}，客服会告诉您原因和办法。`;
const BUSY = '暂时没有查到您能不能借款，您的额度不受影响，请过一会儿再试。';

/** Spec §8: the codes of the blocklist in words, for a server that sends none. */
const TEXTS: Readonly<Record<LoanBlockName, string>> = {
  mayNotBorrow: '您的账户暂时不能借款，已有借款请照常还款。原因可以问客服。',
  noLine: '您还没有可用额度，先申请额度才能借款。',
  lineExpired: '您的额度已到期，重新申请后才能再借。',
  lineInactive: '您的额度已批好，还没有激活，先到首页激活再借款。',
  frozen: '您已暂停借款，恢复后才能再借。',
  ownIdCardExpired: '您的身份证已过期，更新后才能再借，已有的借款和还款不受影响。',
  accountLeaving: '您的账号正在注销，撤销注销后才能再借。',
  proofMissing: '有一笔借款的消费凭证过期未交，补交后才能再借。',
  documentMissing: '有一份补充资料过期未交，补交后才能再借。',
  authorisationWithdrawn: '您已撤回授权，重新授权后才能借款。',
  undecided: BUSY,
  broken: BUSY,
  block205103: byCode(LOAN_BLOCKS.block205103),
  block205104: byCode(LOAN_BLOCKS.block205104),
  block205105: byCode(LOAN_BLOCKS.block205105),
};

const nameOf = (code: string): LoanBlockName =>
  (Object.keys(LOAN_BLOCKS) as LoanBlockName[]).find((name) => LOAN_BLOCKS[name] === code) ?? 'mayNotBorrow';

/** The way out for each code of the blocklist. */
export const wayOfCode = (code: string): LoanBlock['way'] => {
  const name = nameOf(code);
  return name === 'undecided' || name === 'broken' ? 'retry' : REFUSAL_WAYS[name];
};

/** The block of this person for this product (spec §4 Loan start), if any. The server's own words come first. */
export function loanBlockOf(union: Response<'queryLoanUnion'>, productType: string): LoanBlock | undefined {
  const start = loanStart(union, productType);
  if (start.verdict === 'open') return undefined;
  if (start.reason !== 'exception') {
    const way = start.reason === 'authorizationRecalled' ? 'consents' : 'service';
    return { barred: LOAN_BLOCK_MESSAGES[start.reason], way };
  }
  const { exceptionCode } = union;
  return { barred: start.message ?? TEXTS[nameOf(exceptionCode)], way: wayOfCode(exceptionCode) };
}

/** Asks what keeps this person from borrowing in this channel, if anything does. Rejects with CallFailure; `manner`: how the call shows. */
export async function fetchLoanBlock(manner: CallOptions = {}): Promise<LoanBlock | undefined> {
  const { productType } = channel;
  const request = { disciplinaryPhase: '1', loginLoanType: productType } as const;
  return loanBlockOf(await call(loanStartCalls.queryLoanUnion, request, manner), productType);
}
