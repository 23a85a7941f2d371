import type { Response } from '@/contract';
import { contentCalls } from '@/contract/content';
import { Resource } from '@/model/resource';
import { openTarget, toTab } from '@/navigation';
import { call } from '@/request';
import { VERSION_CODE } from '@/settings';
import { channel } from '@/stores/channel';

type Service = Response<'functionalAreaList'>['list'][number];

/** The whole services grid, in the server's order. An entry that this app does not know stays: opening it says so. */
export class CommonServicesModel {
  readonly services = new Resource<readonly Service[]>(
    async () =>
      (
        await call(contentCalls.functionalAreaList, {
          loanType: channel.productType,
          minVersion: VERSION_CODE,
        })
      ).list,
  );

  load(): Promise<void> {
    return this.services.load();
  }

  async open({ jumpUrl }: Service): Promise<void> {
    await openTarget(jumpUrl);
  }

  toHome(): Promise<void> {
    return toTab('home');
  }
}
