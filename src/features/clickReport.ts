import { systemCalls } from '@/contract/system';
import { call } from '@/request';
import { channel } from '@/stores/channel';

/** Contract clickInfo. */
const MOST = 64;

/** A promotion was tapped. Nothing of the person is told, nor what stands behind the address: only on which page, and where it leads. */
export async function clicked(page: string, target: string): Promise<void> {
  const place = (target.split(/[?#]/, 1)[0] ?? '').slice(0, MOST);
  await call(systemCalls.clickInfo, { page, place, platform: channel.platform }).catch(() => undefined);
}
