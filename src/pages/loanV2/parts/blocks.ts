import type { Response } from '@/contract';
import { LOAN_BLOCKS } from '@/contract/codes';
import { loanStart } from '@/domain/loan/loanStart';
import { LOAN_BLOCK_MESSAGES } from '@/domain/loan/messages';

/** What a person can do who may not borrow now. */
export type BlockWay = 'service' | 'retry' | 'credit' | 'home' | 'security' | 'consents' | 'proofs';

/** Why no drawing may be started, in words, and the way on. */
export interface Block {
  readonly barred: string;
  readonly way: BlockWay;
}

/** The spec names no reason for most codes: say honestly that customer service can look it up by the code. */
const byCode = (code: string): Block => ({
  barred: `您的借款暂时不能受理。请联系客服并报代码 ${code}，客服会告诉您原因和办法。`,
  way: 'service',
});

const BUSY: Block = { barred: '暂时没有查到您能不能借款，您的额度不受影响，请过一会儿再试。', way: 'retry' };

/** Spec §8: the codes of the blocklist that have words of their own. */
const BLOCKS: Readonly<Record<string, Block>> = {
  [LOAN_BLOCKS.mayNotBorrow]: {
    barred: '您的账户暂时不能借款，已有借款请照常还款。原因可以问客服。',
    way: 'service',
  },
  [LOAN_BLOCKS.noLine]: { barred: '您还没有可用额度，先申请额度才能借款。', way: 'credit' },
  [LOAN_BLOCKS.lineExpired]: { barred: '您的额度已到期，重新申请后可以再借。', way: 'credit' },
  [LOAN_BLOCKS.lineInactive]: { barred: '您的额度已批好，还没有激活，先到首页激活再借款。', way: 'home' },
  [LOAN_BLOCKS.frozen]: { barred: '您已暂停借款，恢复后就可以再借。', way: 'security' },
  [LOAN_BLOCKS.proofMissing]: { barred: '有一笔借款的消费凭证过期未交，补交后就可以再借。', way: 'proofs' },
  [LOAN_BLOCKS.broken]: BUSY,
  [LOAN_BLOCKS.undecided]: BUSY,
};

/** The block of this person for this product (spec §4 Loan start), if any. The server's own words come first. */
export function blockOf(union: Response<'queryLoanUnion'>, productType: string): Block | undefined {
  const start = loanStart(union, productType);
  if (start.verdict === 'open') return undefined;
  if (start.reason !== 'exception') {
    const way = start.reason === 'authorizationRecalled' ? 'consents' : 'service';
    return { barred: LOAN_BLOCK_MESSAGES[start.reason], way };
  }
  const block = BLOCKS[union.exceptionCode] ?? byCode(union.exceptionCode);
  return { ...block, barred: start.message ?? block.barred };
}
