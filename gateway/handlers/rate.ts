import type { rateCalls } from '@/contract/rate';
import { parseRate, percentText } from '@/domain/money/rate';
import type { HandlersOf } from '../context';
import { meantIds } from '../queries/audiences';
import { findCreditLine } from '../queries/creditLines';
import { livingSession } from '../queries/sessions';
import { hashToken } from '../secrets';
import { OFFERED_RATE } from './credit/product';

const RANGE = 'range';

export const rateHandlers: HandlersOf<typeof rateCalls> = {
  /** What the channel offers; for a person with a line, the rate of that line. */
  async rateRange({ platefrom, tokenCode = '' }, { sql, now }) {
    const meant = await meantIds(sql, 'rate', { ids: [RANGE], reader: { platefrom } });
    const session = tokenCode === '' ? undefined : await livingSession(sql, hashToken(tokenCode), now);
    const line = session && (await findCreditLine(sql, session.id));
    const { min, max } = line ? { min: line.annual_rate, max: line.annual_rate } : OFFERED_RATE;
    return {
      isShow: meant.has(RANGE) ? 'Y' : 'N',
      min: percentText(parseRate(min)),
      max: percentText(parseRate(max)),
    };
  },
};
