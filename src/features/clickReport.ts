import { systemCalls } from '@/contract/system';
import { call } from '@/request';
import { channel } from '@/stores/channel';

/** Contract clickInfo. */
const MOST = 64;

/** Reports a tap on a promotion: on which page, and the address without its query. It says nothing about the person. */
export async function clicked(page: string, target: string): Promise<void> {
  const place = (target.split(/[?#]/, 1)[0] ?? '').slice(0, MOST);
  await call(systemCalls.clickInfo, { page, place, platform: channel.platform }).catch(() => undefined);
}
