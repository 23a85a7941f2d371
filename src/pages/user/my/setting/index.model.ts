import type { Response } from '@/contract';
import type { NoticeSwitch } from '@/contract/codes';
import { noticeSwitchCalls } from '@/contract/noticeSwitch';
import { forgetPositions } from '@/features/positions';
import { WechatMessages } from '@/features/wechatMessages';
import { Resource } from '@/model/resource';
import { Submission } from '@/model/submission';
import { go } from '@/navigation';
import { subscription } from '@/platform/subscription';
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
  readonly inWechat = new WechatMessages();

  async load(): Promise<void> {
    await Promise.all([this.switches.load(), this.inWechat.load()]);
  }

  /** Messages in WeChat are the mini-program's alone. */
  get shownSwitches(): Switches {
    return (this.switches.value ?? []).filter(({ kind }) => kind !== 'wechat' || subscription.present);
  }

  get wechatOn(): boolean {
    return this.shownSwitches.some(({ kind, on }) => kind === 'wechat' && on === 'Y');
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
