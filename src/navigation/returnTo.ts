import Taro from '@tarojs/taro';
import { backStep } from '@/platform/backStep';
import { pageLoad } from '@/platform/pageLoad';
import { stackedPlace } from './address';
import { replace } from './moves';
import type { RouteParams } from './params';
import type { RouteKey } from './routes';

/**
 * Goes back to the nearest page of that key below the current one; if there is none (after a reload, or after a visit to
 * another site), that page replaces the current one. So a flow ends where it began, without a second copy of the page.
 */
export const returnTo = (key: RouteKey, params?: RouteParams): Promise<void> =>
  backStep.moving(async () => {
    await pageLoad.arrived();
    if (!(await backTo(key))) await replace(key, params);
  });

/** False: no such page lies below, or the host refused. */
async function backTo(key: RouteKey): Promise<boolean> {
  const depth = Taro.getCurrentPages().length;
  for (let below = 1; below < depth; below += 1) {
    if (stackedPlace(below)?.key !== key) continue;
    return Taro.navigateBack({ delta: below }).then(
      () => true,
      () => false,
    );
  }
  return false;
}
