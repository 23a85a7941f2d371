import type { Response } from '@/contract';
import { dayText } from '@/domain/dates/civil';
import { homeOf, type HomeAction } from '@/domain/home/nextAction';
import { CREDIT_LIMIT_CEILING } from '@/domain/loan/amountRule';
import { parseYuan, type Fen } from '@/domain/money/fen';
import { namedRate } from '@/domain/money/rate';

type Status = Response<'queryProdSts'>;

/** Texts of the page's dark card, and the next action. */
export interface Next {
  readonly label: string;
  readonly fen?: Fen;
  readonly figure?: string;
  readonly note: string;
  readonly action: HomeAction;
  readonly button: string;
  /** The person has not applied yet: the page shows the steps. */
  readonly applying: boolean;
}

const MOST: Pick<Next, 'label' | 'fen' | 'note'> = {
  label: '最高可申请（元）',
  fen: CREDIT_LIMIT_CEILING,
  note: '额度和利率以审核结果为准',
};

const BUTTONS: Readonly<Record<HomeAction, string>> = {
  login: '登录',
  apply: '申请额度',
  continue: '继续申请',
  supplement: '补充资料',
  reapply: '再次申请',
  creditProgress: '看审核进度',
  creditResult: '看申请结果',
  activate: '去借款',
  draw: '去借款',
  loanProgress: '看放款进度',
  repay: '去还款',
};

/** This customer's status (spec §3 user status) as the plaza's credit entry shows it. */
export function nextOf(status: Status): Next {
  const { userStatus, overdueDays, retryDate, today } = status;
  const available = parseYuan(status.available) ?? 0;
  const { state, action } = homeOf({ status: userStatus, overdueDays, available, retryDate, today });
  const base = { action, button: BUTTONS[action], applying: state === 'new' };
  switch (state) {
    case 'new':
      return { ...base, ...MOST };
    case 'reviewing':
      return { ...base, label: '申请进度', figure: '审核中', note: '审核有结果后，会发短信告诉您' };
    case 'denied':
      return {
        ...base,
        label: '申请结果',
        figure: '暂未通过',
        note: retryDate === null ? '现在可以再次申请' : `${dayText(retryDate, today)}起可以再次申请`,
      };
    case 'overdue':
      return { ...base, label: '有逾期未还', figure: `${overdueDays} 天`, note: '请先还清逾期的部分' };
    default:
      return { ...base, label: '可借额度（元）', fen: available, note: namedRate(status.annualRate) };
  }
}
