import type { Response } from '@/contract';
import { dayText } from '../dates/civil';
import { parseYuan, shortYuan, type Fen } from '../money/fen';
import { namedRate } from '../money/rate';
import { ACTION_NAMES, HOME_STATUS_TEXTS } from './homeStatusTexts';
import { homeFacts, lineAction } from './nextAction';
import type { HomeLine } from './offer';

type Status = Response<'queryProdSts'>;

const fenOr0 = (yuan: string): Fen => parseYuan(yuan) ?? 0;

export const lineExpired = ({ validTo, today }: Status): boolean => validTo !== null && validTo < today;

interface News {
  readonly title: string;
  readonly note: string;
}

function raisedNews({ raised }: Status): News | undefined {
  if (raised === null) return undefined;
  const [from, to] = [raised.from, raised.to].map((yuan) => shortYuan(fenOr0(yuan)));
  const { raised: title, raisedNote } = HOME_STATUS_TEXTS;
  return { title, note: raisedNote(from ?? '', to ?? '') };
}

/** News about a line, besides its figures; undefined: none. */
function newsOf(status: Status): News | undefined {
  const texts = HOME_STATUS_TEXTS;
  const action = lineAction(homeFacts(status));
  if (action === 'activate') return { title: texts.toActivate, note: texts.activate };
  if (action === 'repay') {
    return lineExpired(status)
      ? { title: texts.lineExpired, note: texts.lineExpiredNote }
      : { title: texts.usedUp, note: texts.usedUpNote };
  }
  if (action === status.lifting) return { title: texts.barred, note: status.barred };
  if (status.userStatus === 'addCredit') return { title: texts.raising, note: texts.raisingNote };
  if (status.raised) return raisedNews(status);
  if (status.settledOn) {
    const day = dayText(status.settledOn, status.today);
    return { title: texts.settled, note: texts.settledNote(day) };
  }
  return undefined;
}

/** The sum of the last loan, if the line still has room for it. */
function lastDrawn({ lastDrawn: drawn, available }: Status): Fen | undefined {
  const last = fenOr0(drawn);
  return last > 0 && last <= fenOr0(available) ? last : undefined;
}

/** A person's credit line: its figures, its news, and what they can do with it. */
export function lineOf(status: Status): HomeLine {
  const action = lineAction(homeFacts(status));
  const again = action === 'draw' ? lastDrawn(status) : undefined;
  const news = newsOf(status);
  const rate = namedRate(status.annualRate);
  return {
    title: news?.title ?? '',
    note: news?.note ?? rate,
    more: news === undefined ? '' : rate,
    fen: fenOr0(status.available),
    right: HOME_STATUS_TEXTS.total(shortYuan(fenOr0(status.total))),
    action,
    actionName: ACTION_NAMES[action],
    ...(again !== undefined && { again }),
  };
}
