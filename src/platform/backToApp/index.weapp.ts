import Taro from '@tarojs/taro';
import { askHost } from '../permissions/askHost';
import { BACK_TO_APP_MS, type BackToAppPort } from './definitions';

export * from './definitions';

const wait = (): Promise<void> => new Promise((done) => setTimeout(done, BACK_TO_APP_MS));

/** Whether another mini-program opened this one: the host knows the way back. */
function openedByProgram(): boolean {
  try {
    return Boolean(Taro.getEnterOptionsSync().referrerInfo?.appId);
  } catch {
    return false;
  }
}

export const backToApp: BackToAppPort = {
  async leave() {
    await wait();
    const way = openedByProgram() ? 'navigateBackMiniProgram' : 'exitMiniProgram';
    return askHost(way).then(
      () => 'left',
      () => 'stayed',
    );
  },
};
