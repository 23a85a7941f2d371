import type { Response } from '@/contract';
import { dayText } from '@/domain/dates/civil';
import { homeFacts, lineAction, stepOf, type NextStep } from '@/domain/home/nextAction';
import { LIFTING_NAMES } from '@/domain/home/homeStatusTexts';
import { CREDIT_LIMIT_CEILING } from '@/domain/loan/ceiling';
import { parseYuan, type Fen } from '@/domain/money/fen';
import { namedRate } from '@/domain/money/rate';
import { RATE_NAME, rateSpan } from '@/domain/money/rateWords';

type Status = Response<'queryProdSts'>;

/** Texts of the page's dark card, and the next action. */
export interface Next {
  readonly label: string;
  readonly fen?: Fen;
  readonly figure?: string;
  readonly note: string;
  readonly action: NextStep;
  readonly button: string;
  /** The person has not applied yet: the page shows the steps. */
  readonly applying: boolean;
  /** The application is with the reviewers: the page shows how far it is. */
  readonly reviewing?: boolean;
}

type Range = Response<'rateRange'>;

/** The advertised limit is shown with its annual rate. */
const most = (range: Range | undefined): Pick<Next, 'label' | 'fen' | 'note'> => ({
  label: '最高可申请额度（元）',
  fen: CREDIT_LIMIT_CEILING,
  note:
    range?.isShow === 'Y'
      ? `${RATE_NAME}${rateSpan(range, ' 至 ')}，以审批结果为准`
      : `${RATE_NAME}以审批结果为准`,
});

const BUTTONS: Readonly<Record<NextStep, string>> = {
  login: '登录',
  apply: '申请额度',
  continue: '继续申请',
  supplement: '补充资料',
  reapply: '再次申请',
  creditProgress: '看审核进度',
  creditResult: '看申请结果',
  activate: '激活额度',
  draw: '去借款',
  ...LIFTING_NAMES,
  loanProgress: '看放款进度',
  repay: '去还款',
  repayProgress: '看还款进度',
};

/** This customer's status (spec §3 user status) as the plaza's credit entry shows it. */
export function nextOf(status: Status, range: Range | undefined): Next {
  const { overdueDays, retryDate, today } = status;
  const available = parseYuan(status.available) ?? 0;
  const facts = homeFacts(status);
  const { state, action: step } = stepOf(facts);
  // The plaza is about credit: a borrower sees the rest of the line.
  const action = state === 'borrowing' ? lineAction(facts) : step;
  const base = { action, button: BUTTONS[action], applying: state === 'new' };
  switch (state) {
    case 'new':
      return { ...base, ...most(range) };
    case 'reviewing':
      return {
        ...base,
        label: '申请进度',
        figure: '审核中',
        note: '不用重复提交，也可以先离开',
        reviewing: true,
      };
    case 'denied':
      return {
        ...base,
        label: '申请结果',
        figure: '暂未通过',
        note: retryDate === null ? '现在可以再次申请' : `${dayText(retryDate, today)}起可以再次申请`,
      };
    case 'overdue':
      return { ...base, label: '有逾期未还', figure: `${overdueDays} 天`, note: '请先还清逾期的部分' };
    case 'disbursing':
      return { ...base, label: '借款进度', figure: '放款处理中', note: '到账后会发短信给您' };
    case 'repaying':
      return { ...base, label: '还款进度', figure: '还款处理中', note: '有结果会发短信，请不要重复还款' };
    default:
      return {
        ...base,
        label: '可借额度（元）',
        fen: available,
        note:
          action === status.lifting
            ? status.barred
            : action === 'activate'
              ? '激活免费，不会借出钱，也不计利息'
              : namedRate(status.annualRate),
      };
  }
}
