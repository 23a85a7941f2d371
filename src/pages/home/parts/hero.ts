import type { Response } from '@/contract';
import { formatChinese } from '@/domain/dates/civil';
import type { Home, HomeAction, HomeState } from '@/domain/home/nextAction';
import { CREDIT_LIMIT_CEILING } from '@/domain/loan/amountRule';
import { formatYuan, parseYuan, type Fen } from '@/domain/money/fen';
import { ratePercent } from '@/domain/money/rate';
import { repaymentDisplay } from '@/domain/repay/display';
import { ACTION_NAMES, HOME_TEXTS } from '../texts';

/** Texts of the dark card on the home page; an amount, or words instead. */
export interface HomeHero {
  readonly label: string;
  readonly fen?: Fen;
  readonly figure?: string;
  readonly right?: string;
  readonly note: string;
  /** Name of the next action. */
  readonly action: string;
}

export interface HeroFacts {
  readonly home: Home;
  readonly status: Response<'queryProdSts'> | undefined;
  readonly repay: Response<'queryRepayState'> | undefined;
  readonly rate: Response<'rateRange'> | undefined;
  /** The rate is loading: its line is kept free, so that nothing jumps or changes. */
  readonly rateComes: boolean;
}

type Words = Omit<HomeHero, 'action'>;

const KEPT_LINE = '\u00a0';

function rateNote({ rate, rateComes }: HeroFacts): string {
  if (rateComes) return KEPT_LINE;
  return rate?.isShow === 'Y' ? `${HOME_TEXTS.rate}${rate.min}% 至 ${rate.max}%` : HOME_TEXTS.rateByDecision;
}

function ofNew(facts: HeroFacts): Words {
  const base = { label: HOME_TEXTS.ask, fen: CREDIT_LIMIT_CEILING };
  if (facts.home.action !== 'continue') return { ...base, note: rateNote(facts) };
  const percent = facts.status?.processPercent ?? 0;
  const note = percent < 100 ? '资料已保存，可以接着填' : '资料已填好，核对后就可以提交';
  return { ...base, right: `已完成 ${percent}%`, note };
}

const ofReviewing = ({ home }: HeroFacts): Words =>
  home.action === 'supplement'
    ? { label: '申请进度', figure: '待补充资料', note: HOME_TEXTS.supplement }
    : { label: '申请进度', figure: '审核中', note: HOME_TEXTS.reviewing };

function ofDenied({ home, status }: HeroFacts): Words {
  const retry = status?.retryDate ?? null;
  const note =
    home.action === 'reapply' || retry === null
      ? '现在可以再次申请'
      : `${formatChinese(retry, 'full')}起可以再次申请`;
  return { label: '申请结果', figure: '暂未通过', note };
}

/** Note below the amount, instead of the rate. */
const NOTES: Readonly<Partial<Record<HomeAction, string>>> = {
  activate: HOME_TEXTS.activate,
  loanProgress: HOME_TEXTS.paying,
  repay: HOME_TEXTS.usedUp,
};

function ofLine({ home, status }: HeroFacts): Words {
  const total = parseYuan(status?.total ?? '') ?? 0;
  return {
    label: HOME_TEXTS.available,
    fen: parseYuan(status?.available ?? '') ?? 0,
    right:
      status?.userStatus === 'addCredit'
        ? HOME_TEXTS.raising
        : `总额度 ${formatYuan(total).replace(/\.00$/, '')}`,
    note: NOTES[home.action] ?? `${HOME_TEXTS.rate}${ratePercent(status?.annualRate ?? '0.0000')}`,
  };
}

function ofOverdue({ status, repay }: HeroFacts): Words {
  const days = `已逾期 ${status?.overdueDays ?? 0} 天`;
  const fen = parseYuan(repay === undefined ? '' : repaymentDisplay(repay).replace(/,/g, ''));
  // If the amount is unknown, do not show 0.00.
  return fen === undefined
    ? { label: '有一笔还款逾期', figure: days, note: HOME_TEXTS.overdueUnknown }
    : { label: HOME_TEXTS.overdue, fen, right: days, note: HOME_TEXTS.overdueNote };
}

const WORDS: Readonly<Record<HomeState, (facts: HeroFacts) => Words>> = {
  new: ofNew,
  reviewing: ofReviewing,
  denied: ofDenied,
  credited: ofLine,
  borrowing: ofLine,
  overdue: ofOverdue,
};

/** The hero for the home state (domain/home/nextAction). */
export const heroOf = (facts: HeroFacts): HomeHero => ({
  ...WORDS[facts.home.state](facts),
  action: ACTION_NAMES[facts.home.action],
});
