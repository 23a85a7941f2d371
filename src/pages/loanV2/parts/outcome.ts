import { formatChinese } from '@/domain/dates/civil';
import { moneyText, type Fen } from '@/domain/money/fen';
import { COOLING_OFF_DAYS } from '@/domain/repay/coolingOff';
import { fenOf } from '@/domain/money/wire';
import type { PaymentResult, ResultState } from '@/features/moneyOrder';
import { cardByTail } from './cards';

/** Texts of the result page; amounts in fen. */
export interface Outcome {
  readonly state: 'success' | 'processing' | 'failed';
  readonly title: string;
  readonly fen?: Fen;
  readonly text?: string;
  readonly next?: readonly { readonly title: string; readonly note?: string; readonly done?: boolean }[];
}

type Shown = Exclude<ResultState, 'none' | 'loading'>;

const CHECKING: Outcome = {
  state: 'processing',
  title: '结果确认中',
  text: '网络不稳定，我们正在向银行确认这笔借款的结果，请不要重复提交。确认之前，钱不会重复放款。',
};

const NEVER: Outcome = {
  state: 'failed',
  title: '没有提交成功，钱没有动',
  text: '这笔借款没有送达，没有放款，也不会产生利息。您可以再次提交，不会重复借款。',
};

function processing({ amount, bankName, cardTail }: PaymentResult): Outcome {
  return {
    state: 'processing',
    title: '处理中',
    fen: fenOf(amount),
    next: [
      { title: '借款申请已受理', done: true },
      { title: '银行放款中', note: '一般几分钟内完成，结果会显示在这里' },
      { title: `到账 ${cardByTail(bankName, cardTail)}` },
    ],
  };
}

function paid({ amount, bankName, cardTail, nextDueDate, nextDueAmount, moved }: PaymentResult): Outcome {
  const first =
    nextDueDate === null || nextDueAmount === null
      ? []
      : [
          {
            title: `${formatChinese(nextDueDate, 'full')} 首期还款 ${moneyText(fenOf(nextDueAmount))}`,
            note: '到期前可随时还款，也可以提前还清',
          },
        ];
  return {
    state: 'success',
    title: '已放款',
    fen: fenOf(amount),
    ...(moved !== '' && { text: moved }),
    next: [
      { title: `已放款到 ${cardByTail(bankName, cardTail)}`, note: '到账时间以银行为准', done: true },
      ...first,
      { title: `${COOLING_OFF_DAYS} 天冷静期`, note: '期内一次还清，只还本金，不收利息' },
    ],
  };
}

const failed = ({ amount, reason }: PaymentResult): Outcome => ({
  state: 'failed',
  title: '借款没有成功，钱没有动',
  fen: fenOf(amount),
  text: reason || '您填写的内容还在，可以换一张收款卡再试',
});

/** The outcome for the state of the result page. Without an answer the person can only wait. */
export function outcomeOf(state: Shown, answer: PaymentResult | undefined): Outcome {
  if (state === 'never') return NEVER;
  if (state === 'checking' || answer === undefined) return CHECKING;
  if (state === 'paid') return paid(answer);
  return state === 'failed' ? failed(answer) : processing(answer);
}
