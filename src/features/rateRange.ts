import { rateCalls } from '@/contract/rate';
import type { Response } from '@/contract';
import { call } from '@/request';
import { channel } from '@/stores/channel';
import { session } from '@/stores/session';

/** The lowest and highest rate of a loan for this channel and, if logged in, for this person (spec §7 Home and user). */
export const fetchRateRange = (): Promise<Response<'rateRange'>> =>
  call(rateCalls.rateRange, { platefrom: channel.platform, tokenCode: session.tokenCode });
