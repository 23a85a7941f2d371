import type { Response } from '@/contract';
import { dayText } from '../dates/civil';
import { CREDIT_LIMIT_CEILING } from '../loan/amountRule';
import { parseYuan, shortYuan, type Fen } from '../money/fen';
import { namedRate } from '../money/rate';
import { repaymentDisplay } from '../repay/display';
import { homeFor, type HomeAction, type HomeState } from './nextAction';
import { ACTION_NAMES, HOME_TEXTS } from './texts';

type Status = Response<'queryProdSts'>;

/** What home and 我的 tell a person: the state with its figure, what comes next and when, and the one action. */
export interface Standing {
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
  /** A second line: the rate, or what else is good to know. */
  readonly more: string;
  /** red: something is wrong, and the words say what. */
  readonly tone: 'ink' | 'red';
  readonly action: HomeAction;
  readonly actionName: string;
  /** The sum of the last loan, if it can be drawn again now. */
  readonly again?: Fen;
}

export interface StandingFacts {
  /** Undefined is a visitor. */
  readonly status: Status | undefined;
  readonly repay: Response<'queryRepayState'> | undefined;
  /** The repay state is loading: the place of its amount is kept free. */
  readonly repayComes: boolean;
  readonly rate: Response<'rateRange'> | undefined;
  /** The rate is loading: its line is kept free, so that nothing jumps or changes. */
  readonly rateComes: boolean;
}

interface Facts extends StandingFacts {
  readonly action: HomeAction;
}

type Words = Partial<Standing> & Pick<Standing, 'name' | 'note'>;

const KEPT_LINE = '\u00a0';
const NO_RATE = '0.0000';

const fenOr0 = (yuan: string | undefined): Fen => parseYuan(yuan ?? '') ?? 0;

/** Rate of the offer, beside the advertised limit. */
function offeredRate({ rate, rateComes }: Facts): string {
  if (rateComes) return KEPT_LINE;
  return rate?.isShow === 'Y' ? `${HOME_TEXTS.rate}${rate.min}% 至 ${rate.max}%` : HOME_TEXTS.rateByDecision;
}

/** Rate of the person's own line. */
const ownRate = ({ status }: Facts): string => namedRate(status?.annualRate ?? NO_RATE);

const lineExpired = (status: Status | undefined): boolean =>
  status !== undefined && status.validTo !== null && status.validTo < status.today;

function ofNew(facts: Facts): Words {
  const offer = { name: HOME_TEXTS.ask, fen: CREDIT_LIMIT_CEILING, note: offeredRate(facts) };
  if (facts.action !== 'continue') return { ...offer, more: HOME_TEXTS.askNote };
  const percent = facts.status?.processPercent ?? 0;
  const saved = percent < 100 ? HOME_TEXTS.saved : HOME_TEXTS.filled;
  const expired = lineExpired(facts.status);
  return {
    ...offer,
    title: expired ? HOME_TEXTS.lineExpired : '',
    right: `已完成 ${percent}%`,
    more: expired ? HOME_TEXTS.expired : saved,
  };
}

function ofReviewing({ action, status }: Facts): Words {
  const name = HOME_TEXTS.progress;
  if (action !== 'supplement') {
    const { reviewing, reviewingNote: note, reviewingMore: more } = HOME_TEXTS;
    return { name, title: reviewing, figure: reviewing, note, more };
  }
  const { supplement } = HOME_TEXTS;
  const note = status?.supplement || HOME_TEXTS.supplementNote;
  return { name, title: supplement, figure: supplement, note };
}

function ofDenied({ action, status }: Facts): Words {
  const retry = status?.retryDate ?? null;
  const { result: name, denied } = HOME_TEXTS;
  const now = action === 'reapply' || retry === null;
  return {
    name,
    title: denied,
    figure: denied,
    note: now ? HOME_TEXTS.mayReapply : HOME_TEXTS.reapplyFrom(dayText(retry, status?.today ?? '')),
    more: now ? HOME_TEXTS.reapplyNow : HOME_TEXTS.reapplyHow,
  };
}

/** What there is to tell about a line, besides its figures; undefined: nothing. */
function lineNews({ action, status }: Facts): { readonly title: string; readonly note: string } | undefined {
  if (action === 'activate') return { title: HOME_TEXTS.toActivate, note: HOME_TEXTS.activate };
  if (action === 'resume') return { title: HOME_TEXTS.paused, note: HOME_TEXTS.pausedNote };
  if (action === 'repay') {
    return lineExpired(status)
      ? { title: HOME_TEXTS.lineExpired, note: HOME_TEXTS.lineExpiredNote }
      : { title: HOME_TEXTS.usedUp, note: HOME_TEXTS.usedUpNote };
  }
  if (status?.userStatus === 'addCredit') return { title: HOME_TEXTS.raising, note: HOME_TEXTS.raisingNote };
  if (status?.raised) {
    const { from, to } = status.raised;
    return {
      title: HOME_TEXTS.raised,
      note: HOME_TEXTS.raisedNote(shortYuan(fenOr0(from)), shortYuan(fenOr0(to))),
    };
  }
  if (status?.settledOn) {
    const day = dayText(status.settledOn, status.today);
    return { title: HOME_TEXTS.settled, note: HOME_TEXTS.settledNote(day) };
  }
  return undefined;
}

/** The sum of the last loan, if the line still has room for it. */
function lastDrawn({ action, status }: Facts): Fen | undefined {
  const last = fenOr0(status?.lastDrawn);
  return action === 'draw' && last > 0 && last <= fenOr0(status?.available) ? last : undefined;
}

function ofLine(facts: Facts): Words {
  const again = lastDrawn(facts);
  const news = lineNews(facts);
  const rate = ownRate(facts);
  return {
    name: HOME_TEXTS.available,
    fen: fenOr0(facts.status?.available),
    right: HOME_TEXTS.total(shortYuan(fenOr0(facts.status?.total))),
    title: news?.title ?? '',
    note: news?.note ?? rate,
    more: news === undefined ? '' : rate,
    ...(again !== undefined && { again }),
  };
}

/** An amount that the bank has not decided on; without it the words alone. */
const underWay = (
  name: string,
  yuan: string | undefined,
): Pick<Standing, 'title' | 'name' | 'fen' | 'figure'> =>
  fenOr0(yuan) > 0
    ? { title: name, name, fen: fenOr0(yuan) }
    : { title: name, name: HOME_TEXTS.underWay, figure: name };

function ofDisbursing({ status }: Facts): Words {
  const { disbursing, disbursingNote: note, disbursingMore: more } = HOME_TEXTS;
  return { ...underWay(disbursing, status?.disbursing), note, more };
}

function ofRepaying({ status }: Facts): Words {
  const { repaying, repayingNote: note, repayingMore: more } = HOME_TEXTS;
  const days = status?.overdueDays ?? 0;
  const right = days > 0 ? HOME_TEXTS.overdueDays(days) : '';
  return { ...underWay(repaying, status?.repaying), right, note, more };
}

function ofOverdue({ status, repay, repayComes }: Facts): Words {
  const title = HOME_TEXTS.overdueDays(status?.overdueDays ?? 0);
  const fen = parseYuan(repay === undefined ? '' : repaymentDisplay(repay).replace(/,/g, ''));
  const base = { title, tone: 'red', more: HOME_TEXTS.overdueMore } as const;
  const known = { ...base, name: HOME_TEXTS.overdue, right: title, note: HOME_TEXTS.overdueNote };
  if (fen !== undefined) return { ...known, fen };
  // Named like the amount that comes: the line above it has the same length.
  if (repayComes) return { ...known, name: `${HOME_TEXTS.overdue}（元）`, figure: KEPT_LINE };
  // If the amount is unknown, do not show 0.00.
  return { ...base, name: HOME_TEXTS.overdueTitle, figure: title, note: HOME_TEXTS.overdueUnknown };
}

const WORDS: Readonly<Record<HomeState, (facts: Facts) => Words>> = {
  new: ofNew,
  reviewing: ofReviewing,
  denied: ofDenied,
  credited: ofLine,
  borrowing: ofLine,
  disbursing: ofDisbursing,
  repaying: ofRepaying,
  overdue: ofOverdue,
};

/** The state of a person (domain/home/nextAction) in words and figures. */
export function standingOf(facts: StandingFacts): Standing {
  const { state, action } = homeFor(facts.status);
  return {
    title: '',
    right: '',
    more: '',
    tone: 'ink',
    ...WORDS[state]({ ...facts, action }),
    state,
    action,
    actionName: ACTION_NAMES[action],
  };
}
