import Taro from '@tarojs/taro';
import { writeQuery } from '@/domain/address/query';
import { addressOf } from './address';
import type { Shared } from './useShare';

export type { Shared } from './useShare';

export function useShare({ key, title, params }: Shared): void {
  Taro.useShareAppMessage(() => ({ title, path: addressOf(key, params()) }));
  Taro.useShareTimeline(() => ({ title, query: writeQuery(Object.entries(params())) }));
}
