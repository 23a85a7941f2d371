import type { Response } from '@/contract';
import { userCalls } from '@/contract/user';
import { call } from '@/request';
import { channel } from '@/stores/channel';
import { session } from '@/stores/session';

/** What a loan costs at least and at most, for this channel and, where somebody is logged in, for them (spec §7 Home and user). */
export const fetchRateRange = (): Promise<Response<'rateRange'>> =>
  call(userCalls.rateRange, { platefrom: channel.platform, tokenCode: session.tokenCode });
