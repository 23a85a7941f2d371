import type { Response } from '@/contract';
import type { NoticeSwitch } from '@/contract/codes';
import { noticeSwitchCalls } from '@/contract/noticeSwitch';
import { forgetPositions } from '@/features/positions';
import { Resource } from '@/model/resource';
import { Submission } from '@/model/submission';
import { go } from '@/navigation';
import { call } from '@/request';
import { display } from '@/stores/display';
import type { SizeKey } from './texts';

type Switches = Response<'noticeSwitches'>['list'];

/** Text size and elder mode of this device; notifications of this person, which the gateway follows. */
export class MySettingsModel {
  readonly switches = new Resource<Switches>(
    async () => (await call(noticeSwitchCalls.noticeSwitches, {})).list,
  );
  readonly submission = new Submission();

  load(): Promise<void> {
    return this.switches.load();
  }

  shown(): Promise<void> {
    return this.load();
  }

  get size(): SizeKey {
    return display.textSize || 'm';
  }

  setSize(size: SizeKey): void {
    display.setTextSize(size === 'm' ? '' : size);
  }

  get elder(): boolean {
    return display.elder;
  }

  setElder(elder: boolean): void {
    display.setElder(elder);
  }

  /** The switch shows the stored value: it moves when the gateway has answered. */
  async set(kind: NoticeSwitch, on: boolean): Promise<void> {
    await this.submission.run(async () => {
      const { list } = await call(noticeSwitchCalls.switchNotice, { kind, on: on ? 'Y' : 'N' });
      this.switches.put(list);
      if (kind === 'promotion') forgetPositions();
    });
  }

  open(key: 'aboutMain' | 'withdrawnAuth'): Promise<void> {
    return go(key);
  }
}
