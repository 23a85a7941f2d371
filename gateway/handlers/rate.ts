import type { rateCalls } from '@/contract/rate';
import { parseRate, percentText } from '@/domain/money/rate';
import type { HandlersOf } from '../context';
import { OFFERED_RATE } from './credit/product';

export const rateHandlers: HandlersOf<typeof rateCalls> = {
  async rateRange() {
    return {
      isShow: 'Y',
      min: percentText(parseRate(OFFERED_RATE.min)),
      max: percentText(parseRate(OFFERED_RATE.max)),
    };
  },
};
