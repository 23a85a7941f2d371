import type { Response } from '@/contract';
import { CREDIT_LIMIT_CEILING } from '../loan/ceiling';
import type { Fen } from '../money/fen';
import { rateSpan } from '../money/rateWords';
import type { HomeAction, HomeState, NextStep, TaskWay } from './nextAction';
import type { LeadTask } from './tasks';
import { HOME_TEXTS } from './texts';

type Status = Response<'queryProdSts'>;

/** What home and 我的 tell a person: the state with its figure, the next step and its time, and the one action. */
export interface HomeStatus {
  readonly state: HomeState;
  /** The state in a few words: '还款处理中'; '' if there is nothing to tell besides the figures. */
  readonly title: string;
  /** Names the figure: an amount in fen, or words. */
  readonly name: string;
  readonly fen?: Fen;
  readonly figure?: string;
  /** A short word beside the name. */
  readonly right: string;
  readonly note: string;
  /** A second line: the rate, or another useful fact. */
  readonly more: string;
  /** red: something is wrong, and the words say what. */
  readonly tone: 'ink' | 'red';
  readonly action: HomeAction;
  readonly actionName: string;
  /** The sum of the last loan, if it can be drawn again now. */
  readonly again?: Fen;
  /** Where the action leads. */
  readonly way: TaskWay;
  /** The task that the card is about. */
  readonly task?: LeadTask;
  /** The person's credit line, for a separate card while something else is the one task; absent: nothing is to be borrowed now. */
  readonly line?: HomeLine;
  /** Nothing is offered while something is overdue or due within days. */
  readonly offers: boolean;
}

/** A credit line with its news. */
export interface HomeLine {
  /** News about it in a few words, '' for none, and in a sentence, otherwise its rate. */
  readonly title: string;
  readonly note: string;
  /** The rate, if the note says something else. */
  readonly more: string;
  readonly fen: Fen;
  /** '总额度 50,000' */
  readonly right: string;
  readonly action: NextStep;
  readonly actionName: string;
  readonly again?: Fen;
}

export interface HomeStatusFacts {
  /** Undefined is a visitor. */
  readonly status: Status | undefined;
  readonly repay: Response<'queryRepayState'> | undefined;
  /** The repay state is loading: the place of its amount is kept free. */
  readonly repayComes: boolean;
  readonly rate: Response<'rateRange'> | undefined;
  /** The rate is loading: its line is kept free, so that nothing jumps or changes. */
  readonly rateComes: boolean;
}

/** What the words about a person are chosen by. */
export interface Facts extends HomeStatusFacts {
  readonly status: Status;
  readonly action: HomeAction;
  readonly task: LeadTask | undefined;
}

export type Words = Partial<HomeStatus> & Pick<HomeStatus, 'name' | 'note'>;

type Rate = Pick<HomeStatusFacts, 'rate' | 'rateComes'>;

/** Keeps the height of a line that will appear. */
export const KEPT_LINE = '\u00a0';

/** Rate of the offer, beside the advertised limit. */
function offeredRate({ rate, rateComes }: Rate): string {
  if (rateComes) return KEPT_LINE;
  return rate?.isShow === 'Y' ? `${HOME_TEXTS.rate}${rateSpan(rate, ' 至 ')}` : HOME_TEXTS.rateByDecision;
}

/** The offer for a person without a credit line: the highest limit, with the rate. */
export const offer = (facts: Rate) =>
  ({
    name: HOME_TEXTS.ask,
    fen: CREDIT_LIMIT_CEILING,
    note: offeredRate(facts),
    more: HOME_TEXTS.askNote,
  }) as const;

/** Before login. The states of a person (domain/home/homeStatus) are not part of the first load. */
export const visitorStatus = (facts: Rate): HomeStatus => ({
  ...offer(facts),
  title: '',
  right: '',
  tone: 'ink',
  state: 'new',
  action: 'login',
  way: { to: 'action', action: 'login' },
  actionName: HOME_TEXTS.login,
  offers: true,
});
