import { systemCalls } from '@/contract/system';
import { device } from '@/platform/device';
import { call } from '@/request';
import { VERSION_CODE } from '@/settings';
import { channel } from '@/stores/channel';
import { display } from '@/stores/display';

const MOST = 64;

/** Reports how the app is used, once per login, to decide what to support. It contains nothing that identifies a person or a device. */
export async function reportWideTable(): Promise<void> {
  const { osName, networkType } = await device.info();
  const facts = {
    terminalType: channel.terminalType,
    loanType: channel.productType,
    osName: osName.slice(0, MOST),
    networkType: networkType.slice(0, MOST),
    elder: display.elder ? 'Y' : 'N',
    textSize: display.textSize,
  };
  const row = { platform: channel.platform, version: VERSION_CODE, facts };
  await call(systemCalls.saveWideTable, row).catch(() => undefined);
}
