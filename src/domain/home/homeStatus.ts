import type { Response } from '@/contract';
import { dayText } from '../dates/civil';
import { moneyText, parseYuan, shortYuan, type Fen } from '../money/fen';
import { namedRate } from '../money/rate';
import { repaymentDisplay } from '../repay/display';
import { transferText } from '../repay/transfers';
import { homeFor, type HomeAction, type HomeState } from './nextAction';
import { KEPT_LINE, offer, type HomeStatus, type HomeStatusFacts } from './offer';
import { ACTION_NAMES, HOME_STATUS_TEXTS } from './homeStatusTexts';
import { HOME_TEXTS } from './texts';

type Status = Response<'queryProdSts'>;

interface Facts extends HomeStatusFacts {
  readonly action: HomeAction;
}

type Words = Partial<HomeStatus> & Pick<HomeStatus, 'name' | 'note'>;

const NO_RATE = '0.0000';

const fenOr0 = (yuan: string | undefined): Fen => parseYuan(yuan ?? '') ?? 0;

/** Rate of the person's own line. */
const ownRate = ({ status }: Facts): string => namedRate(status?.annualRate ?? NO_RATE);

const lineExpired = (status: Status | undefined): boolean =>
  status !== undefined && status.validTo !== null && status.validTo < status.today;

function ofNew(facts: Facts): Words {
  const { name, fen, note, more } = offer(facts);
  if (facts.action !== 'continue') return { name, fen, note, more };
  const percent = facts.status?.processPercent ?? 0;
  const saved = percent < 100 ? HOME_STATUS_TEXTS.saved : HOME_STATUS_TEXTS.filled;
  const expired = lineExpired(facts.status);
  return {
    name,
    fen,
    note,
    title: expired ? HOME_STATUS_TEXTS.lineExpired : '',
    right: `已完成 ${percent}%`,
    more: expired ? HOME_STATUS_TEXTS.expired : saved,
  };
}

function ofReviewing({ action, status }: Facts): Words {
  const name = HOME_STATUS_TEXTS.progress;
  if (action !== 'supplement') {
    const { reviewing, reviewingNote: note, reviewingMore: more } = HOME_STATUS_TEXTS;
    return { name, title: reviewing, figure: reviewing, note, more };
  }
  const { supplement } = HOME_STATUS_TEXTS;
  const note = status?.supplement || HOME_STATUS_TEXTS.supplementNote;
  return { name, title: supplement, figure: supplement, note };
}

function ofDenied({ action, status }: Facts): Words {
  const retry = status?.retryDate ?? null;
  const { result: name, denied } = HOME_STATUS_TEXTS;
  const now = action === 'reapply' || retry === null;
  return {
    name,
    title: denied,
    figure: denied,
    note: now
      ? HOME_STATUS_TEXTS.mayReapply
      : HOME_STATUS_TEXTS.reapplyFrom(dayText(retry, status?.today ?? '')),
    more: now ? HOME_STATUS_TEXTS.reapplyNow : HOME_STATUS_TEXTS.reapplyHow,
  };
}

/** News about a line, besides its figures; undefined: none. */
function lineNews({ action, status }: Facts): { readonly title: string; readonly note: string } | undefined {
  if (action === 'activate') return { title: HOME_STATUS_TEXTS.toActivate, note: HOME_STATUS_TEXTS.activate };
  if (action === status?.lifting) return { title: HOME_STATUS_TEXTS.barred, note: status.barred };
  if (action === 'repay') {
    return lineExpired(status)
      ? { title: HOME_STATUS_TEXTS.lineExpired, note: HOME_STATUS_TEXTS.lineExpiredNote }
      : { title: HOME_STATUS_TEXTS.usedUp, note: HOME_STATUS_TEXTS.usedUpNote };
  }
  if (status?.userStatus === 'addCredit')
    return { title: HOME_STATUS_TEXTS.raising, note: HOME_STATUS_TEXTS.raisingNote };
  if (status?.raised) {
    const { from, to } = status.raised;
    return {
      title: HOME_STATUS_TEXTS.raised,
      note: HOME_STATUS_TEXTS.raisedNote(shortYuan(fenOr0(from)), shortYuan(fenOr0(to))),
    };
  }
  if (status?.settledOn) {
    const day = dayText(status.settledOn, status.today);
    return { title: HOME_STATUS_TEXTS.settled, note: HOME_STATUS_TEXTS.settledNote(day) };
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
    right: HOME_STATUS_TEXTS.total(shortYuan(fenOr0(facts.status?.total))),
    title: news?.title ?? '',
    note: news?.note ?? rate,
    more: news === undefined ? '' : rate,
    ...(again !== undefined && { again }),
  };
}

/** An amount that the bank has not decided on; if it is unknown, only the words. */
const underWay = (
  name: string,
  yuan: string | undefined,
): Pick<HomeStatus, 'title' | 'name' | 'fen' | 'figure'> =>
  fenOr0(yuan) > 0
    ? { title: name, name, fen: fenOr0(yuan) }
    : { title: name, name: HOME_STATUS_TEXTS.underWay, figure: name };

function ofDisbursing({ status }: Facts): Words {
  const { disbursing, disbursingNote: note, disbursingMore: more } = HOME_STATUS_TEXTS;
  return { ...underWay(disbursing, status?.disbursing), note, more };
}

function ofRepaying({ status }: Facts): Words {
  const { repaying, repayingNote: note, repayingMore: more } = HOME_STATUS_TEXTS;
  const days = status?.overdueDays ?? 0;
  const right = days > 0 ? HOME_STATUS_TEXTS.overdueDays(days) : '';
  return { ...underWay(repaying, status?.repaying), right, note, more };
}

/** The most important news: a transfer under review, or what falls due today besides the overdue part. */
function overdueNote({ status, repay }: Pick<Facts, 'status' | 'repay'>): string {
  const waiting = transferText(status?.transfers ?? []);
  if (waiting !== '') return waiting;
  const besides = fenOr0(repay?.dueToday);
  return besides > 0 ? HOME_STATUS_TEXTS.overdueBesides(moneyText(besides)) : HOME_STATUS_TEXTS.overdueNote;
}

function ofOverdue({ status, repay, repayComes }: Facts): Words {
  const title = HOME_STATUS_TEXTS.overdueDays(status?.overdueDays ?? 0);
  const fen = parseYuan(repay === undefined ? '' : repaymentDisplay(repay).replace(/,/g, ''));
  const base = { title, tone: 'red', more: HOME_STATUS_TEXTS.overdueMore } as const;
  const known = {
    ...base,
    name: HOME_STATUS_TEXTS.overdue,
    right: title,
    note: overdueNote({ status, repay }),
  };
  if (fen !== undefined) return { ...known, fen };
  // The same name as for the real amount, so that the line above keeps its length.
  if (repayComes) return { ...known, name: `${HOME_STATUS_TEXTS.overdue}（元）`, figure: KEPT_LINE };
  // If the amount is unknown, do not show 0.00.
  return {
    ...base,
    name: HOME_STATUS_TEXTS.overdueTitle,
    figure: title,
    note: transferText(status?.transfers ?? []) || HOME_STATUS_TEXTS.overdueUnknown,
  };
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
export function homeStatusOf(facts: HomeStatusFacts): HomeStatus {
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
