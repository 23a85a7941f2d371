import { makeAutoObservable } from 'mobx';
import type { Response } from '@/contract';
import { securityCalls } from '@/contract/security';
import { civilDateAt, formatChinese, timeText } from '@/domain/dates/civil';
import { EVENTS } from '@/domain/security/events';
import { checks } from '@/features/identityCheck';
import { loadAll } from '@/model/loadAll';
import { Resource } from '@/model/resource';
import { Submission } from '@/model/submission';
import { go } from '@/navigation';
import { call } from '@/request';
import { feedback } from '@/stores/feedback';
import { gesture } from '@/stores/gesture';
import { SECURITY } from './texts';
import { WechatBinding } from './wechatBinding';

type State = Response<'securityState'>;
export type Device = State['devices'][number];

export function timeOf(instant: string): string {
  const at = Date.parse(instant);
  return `${formatChinese(civilDateAt(at), 'full')} ${timeText(at)}`;
}

/** Security of the account: ways to log in, frozen borrowing, devices, and recent events. */
export class SecurityModel {
  readonly state = new Resource<State>(() => call(securityCalls.securityState, {}));
  readonly submission = new Submission();
  readonly wechat = new WechatBinding(this.submission);
  /** The passed check that has led to the new phone already: Back from there stays here. */
  private followed: string | undefined;

  constructor() {
    makeAutoObservable<this, 'followed'>(this, {
      ...{ state: false, submission: false, wechat: false, followed: false },
    });
  }

  /** Also after a face check, which leaves the site on H5: the checked action continues without a tap. */
  async load(): Promise<void> {
    const passed = checks.peek('changePhone');
    if (passed !== undefined && passed !== this.followed) await this.toNewPhone();
    const { state, wechat } = this;
    await (checks.has('thawBorrowing')
      ? Promise.all([this.thaw(), wechat.state.load()])
      : loadAll([state, wechat.state]));
  }

  shown(): Promise<void> {
    return this.load();
  }

  get gestureSet(): boolean {
    return gesture.enabled;
  }

  get events(): readonly { readonly name: string; readonly at: string }[] {
    return (this.state.value?.events ?? []).flatMap(({ action, at }) => {
      const name = EVENTS[action];
      return name === undefined ? [] : [{ name, at: timeOf(at) }];
    });
  }

  /** The device in the hand comes first, under one name; what the gateway read from its browser is only the note. */
  get devices(): readonly { readonly device: Device; readonly label: string; readonly note: string }[] {
    return (this.state.value?.devices ?? []).map((device) => {
      const at = timeOf(device.since);
      return device.here
        ? { device, label: SECURITY.here, note: SECURITY.hereSince(device.name, at) }
        : { device, label: device.name, note: SECURITY.since(at) };
    });
  }

  async changePhone(): Promise<void> {
    await (checks.has('changePhone') ? this.toNewPhone() : checks.ask('changePhone'));
  }

  async setFrozen(frozen: boolean): Promise<void> {
    if (frozen) return this.freeze();
    if (checks.has('thawBorrowing')) return this.thaw();
    await checks.ask('thawBorrowing');
  }

  async end({ deviceKey, name }: Device): Promise<void> {
    const { endTitle: title, endQuestion, end: confirmText } = SECURITY;
    if (!(await feedback.confirm({ title, content: endQuestion(name), confirmText }))) return;
    if (await this.submission.run(() => call(securityCalls.endDevice, { deviceKey }))) {
      feedback.toast(SECURITY.ended);
    }
    await this.state.load();
  }

  private async toNewPhone(): Promise<void> {
    this.followed = checks.peek('changePhone');
    await go('newPhone');
  }

  private async freeze(): Promise<void> {
    const { freezeTitle: title, freezeQuestion: content, freeze: confirmText } = SECURITY;
    if (!(await feedback.confirm({ title, content, confirmText }))) return;
    if (await this.submission.run(() => call(securityCalls.freezeBorrowing, {}))) {
      feedback.toast(SECURITY.frozenDone);
    }
    await this.state.load();
  }

  private async thaw(): Promise<void> {
    const checkToken = checks.take('thawBorrowing');
    if (checkToken === undefined) return;
    if (await this.submission.run(() => call(securityCalls.thawBorrowing, { checkToken }))) {
      feedback.toast(SECURITY.thawed);
    }
    await this.state.load();
  }
}
