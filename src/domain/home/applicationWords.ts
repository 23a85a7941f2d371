import { dayText } from '../dates/civil';
import { HOME_STATUS_TEXTS } from './homeStatusTexts';
import { lineExpired } from './line';
import { offer, type Facts, type Words } from './offer';

export function ofNew(facts: Facts): Words {
  const { name, fen, note, more } = offer(facts);
  if (facts.action !== 'continue') return { name, fen, note, more };
  const percent = facts.status.processPercent;
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

export function ofReviewing({ action, status }: Facts): Words {
  const name = HOME_STATUS_TEXTS.progress;
  if (action !== 'supplement') {
    const { reviewing, reviewingNote: note, reviewingMore: more } = HOME_STATUS_TEXTS;
    return { name, title: reviewing, figure: reviewing, note, more };
  }
  const { supplement } = HOME_STATUS_TEXTS;
  const note = status.supplement || HOME_STATUS_TEXTS.supplementNote;
  return { name, title: supplement, figure: supplement, note };
}

export function ofDenied({ action, status }: Facts): Words {
  const retry = status.retryDate;
  const { result: name, denied } = HOME_STATUS_TEXTS;
  const now = action === 'reapply' || retry === null;
  return {
    name,
    title: denied,
    figure: denied,
    note: now ? HOME_STATUS_TEXTS.mayReapply : HOME_STATUS_TEXTS.reapplyFrom(dayText(retry, status.today)),
    more: now ? HOME_STATUS_TEXTS.reapplyNow : HOME_STATUS_TEXTS.reapplyHow,
  };
}
