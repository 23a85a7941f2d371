import { loginCalls } from '@/contract/login';
import { go, relaunch } from '@/navigation';
import { call } from '@/request';
import { TITLE, VERSION } from '@/settings';
import { display } from '@/stores/display';
import { feedback } from '@/stores/feedback';
import { session } from '@/stores/session';

const QUESTION = {
  title: '退出登录',
  content: '退出后，没有提交的填写内容会清除，借款和还款不受影响。',
  confirmText: '退出',
} as const;

/** Settings: the current values, and logout. */
export class SettingsModel {
  readonly app = `${TITLE} ${VERSION}`;

  load(): void {
    // Everything shown is known already.
  }

  /** Masked. */
  get phone(): string {
    return session.userInfo?.phone ?? '';
  }

  get elder(): boolean {
    return display.elder;
  }

  setElder(elder: boolean): void {
    display.setElder(elder);
  }

  open(key: 'account' | 'withdrawnAuth' | 'mySettings' | 'aboutMain'): Promise<void> {
    return go(key);
  }

  openAgreement(id: 'register' | 'privacy'): Promise<void> {
    return go('contractTemplate', { id });
  }

  /** Spec §7 Login signOut. The session on this device ends even if the call fails. */
  async logOut(): Promise<void> {
    if (!(await feedback.confirm(QUESTION))) return;
    await call(loginCalls.signOut, {}, { loading: '正在退出' }).catch(() => undefined);
    session.clear('loggedOut');
    await relaunch('home');
    feedback.toast('已退出登录');
  }
}
