import { makeAutoObservable } from 'mobx';
import { wechatCalls } from '@/contract/wechat';
import { bindWechatUser } from '@/features/wechatLogin';
import { Resource } from '@/model/resource';
import type { Submission } from '@/model/submission';
import { wechat } from '@/platform/wechat';
import { call } from '@/request';
import { persisted } from '@/storage/persisted';
import { feedback } from '@/stores/feedback';
import { WECHAT as T } from './texts';

/** Whether a WeChat user logs in to this account. Only the mini-program can bind one; unbinding needs no WeChat. */
export class WechatBinding {
  readonly state = new Resource(() => call(wechatCalls.queryWxuserinfo, {}));

  constructor(private readonly submission: Submission) {
    makeAutoObservable(this, { state: false });
  }

  get bound(): boolean {
    return this.state.value?.bound === 'Y';
  }

  /** A small part of the page: without an answer it is left out, and a browser has nothing to say about an account without WeChat. */
  get shown(): boolean {
    return this.bound || (wechat.present && this.state.state === 'ready');
  }

  async change(): Promise<void> {
    await (this.bound ? this.unbind() : this.bind());
    await this.state.load();
  }

  private async bind(): Promise<void> {
    let isBound = false;
    const sent = await this.submission.run(async () => {
      isBound = await bindWechatUser();
    });
    if (sent) feedback.toast(isBound ? T.boundDone : T.silent);
  }

  private async unbind(): Promise<void> {
    const { unbindTitle: title, unbindQuestion: content, unbind: confirmText } = T;
    if (!(await feedback.confirm({ title, content, confirmText }))) return;
    if (!(await this.submission.run(() => call(wechatCalls.updateWxUserInfo, { bound: 'N' })))) return;
    persisted.set({ wechatKnown: false });
    feedback.toast(T.unbound);
  }
}
