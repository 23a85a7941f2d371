import type { Response } from '@/contract';
import { homeAction, homeState } from '@/domain/credit/userStatus';
import { CREDIT_LIMIT_CEILING } from '@/domain/loan/amountRule';
import { formatChinese } from '@/domain/dates/civil';
import { formatYuan, parseYuan, type Fen } from '@/domain/money/fen';
import { parseRate, percentText } from '@/domain/money/rate';

/** What the dark card of the home page says; an amount or words in its place. */
export interface HomeHero {
  readonly label: string;
  readonly fen?: Fen;
  readonly figure?: string;
  readonly right?: string;
  readonly note: string;
  /** Name of the next action. */
  readonly action: string;
}

interface Facts {
  readonly status: Response<'queryProdSts'> | undefined;
  readonly repay: Response<'queryRepayState'> | undefined;
  readonly rate: Response<'rateRange'> | undefined;
}

const RATE = '年化利率（单利）';
const ASK = '最高可申请额度（元）';

const rateNote = (rate: Facts['rate']): string =>
  rate?.isShow === 'Y' ? `${RATE}${rate.min}% 至 ${rate.max}%` : '利率以审批结果为准';

const ofVisitor = ({ rate }: Facts): HomeHero => ({
  label: ASK,
  fen: CREDIT_LIMIT_CEILING,
  note: rateNote(rate),
  action: '登录 / 注册',
});

function ofApplicant({ status, rate }: Facts): HomeHero {
  const begun = homeAction(status?.userStatus ?? 'newUser') === 'continue';
  return begun
    ? {
        label: ASK,
        fen: CREDIT_LIMIT_CEILING,
        right: `已完成 ${status?.processPercent ?? 0}%`,
        note: '资料已保存，可以接着填',
        action: '继续申请',
      }
    : { label: ASK, fen: CREDIT_LIMIT_CEILING, note: rateNote(rate), action: '申请额度' };
}

function ofDenied({ status }: Facts): HomeHero {
  const retry = status?.retryDate ?? null;
  return {
    label: '申请结果',
    figure: '暂未通过',
    note: retry === null ? '可以稍后再次申请' : `${formatChinese(retry, 'full')}起可以再次申请`,
    action: '查看结果',
  };
}

function ofBorrower({ status }: Facts): HomeHero {
  const total = parseYuan(status?.total ?? '') ?? 0;
  return {
    label: '可借额度（元）',
    fen: parseYuan(status?.available ?? '') ?? 0,
    right: `总额度 ${formatYuan(total).replace(/\.00$/, '')}`,
    note: `${RATE}${percentText(parseRate(status?.annualRate ?? '0.0000'))}%`,
    action: status?.userStatus === 'loanReview' ? '查看放款进度' : '去借款',
  };
}

const ofOverdue = ({ status, repay }: Facts): HomeHero => ({
  label: '逾期应还（元）',
  fen: parseYuan(repay?.psPayTotalAmts ?? '') ?? 0,
  right: `已逾期 ${status?.overdueDays ?? 0} 天`,
  note: '还清逾期部分后，罚息不再增加',
  action: '去还款',
});

/** The hero by the home state (domain/credit/userStatus). */
export function heroOf(facts: Facts): HomeHero {
  const { status } = facts;
  if (status === undefined) return ofVisitor(facts);
  switch (homeState(status.userStatus, status.overdueDays)) {
    case 'new':
      return ofApplicant(facts);
    case 'reviewing':
      return {
        label: '申请进度',
        figure: '审核中',
        note: '一般几分钟内有结果，请留意短信',
        action: '查看进度',
      };
    case 'denied':
      return ofDenied(facts);
    case 'overdue':
      return ofOverdue(facts);
    default:
      return ofBorrower(facts);
  }
}
