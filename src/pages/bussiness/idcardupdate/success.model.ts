import type { Response } from '@/contract';
import { idCardRenewalCalls } from '@/contract/idCardRenewal';
import { Resource } from '@/model/resource';
import { toTab } from '@/navigation';
import { call } from '@/request';

type OnFile = Response<'queryIdCardRenewal'>['onFile'];

/** The card on file, if it was renewed. The address alone does not prove that; a card that expires soon was not renewed. */
export const renewed = (onFile: OnFile): OnFile => (onFile?.validity === 'ok' ? onFile : null);

/** The end of a renewal. It shows the card on file, so it is the same after a reload. */
export class IdCardUpdatedModel {
  readonly renewal = new Resource<Response<'queryIdCardRenewal'>>(() =>
    call(idCardRenewalCalls.queryIdCardRenewal, {}),
  );

  load(): Promise<void> {
    return this.renewal.load();
  }

  toHome(): Promise<void> {
    return toTab('home');
  }
}
