import type { Client } from '../client';
import type { Answers } from '../../../protocol';
import { Fail } from './call';

const WISHES: Readonly<Record<string, string>> = {
  'scope.camera': '使用你的摄像头',
  'scope.addPhoneCalendar': '将日程添加到你的日历',
  'scope.writePhotosAlbum': '保存图片或视频到你的相册',
  'scope.record': '使用你的麦克风',
};

interface Consent {
  readonly event: 'exposureAuthorization' | 'agree' | 'disagree';
  /** Id of the tapped agreePrivacyAuthorization button. */
  readonly buttonId?: string;
}
type Listener = (resolve: (consent: Consent) => void, info: { referrer: string }) => void;

/** What the person has allowed: the privacy guide first, then the scope of the interface. */
export class Permissions {
  private answers: Answers;
  /** Set by `onNeedPrivacyAuthorization`; without it the client shows its own sheet. */
  listener: Listener | undefined;

  constructor(private readonly client: Client) {
    this.answers = client.start.settings.answers;
  }

  get scopes(): Answers['scopes'] {
    return this.answers.scopes;
  }

  get needsPrivacy(): boolean {
    return this.client.start.app.__usePrivacyCheck__ === true && !this.answers.privacyAgreed;
  }

  async privacy(referrer: string): Promise<void> {
    if (!this.needsPrivacy) return;
    const agreed = await (this.listener === undefined ? this.clientSheet() : this.programSheet(referrer));
    if (agreed) this.keep({ privacyAgreed: true });
    else throw new Fail('privacy permission is not authorized', { errno: 104 });
  }

  async scope(scope: string): Promise<void> {
    if (this.scopes[scope] === undefined) {
      const choice = await this.client.ask({
        title: '申请',
        content: WISHES[scope] ?? scope,
        choices: [
          { answer: 'no', text: '拒绝' },
          { answer: 'yes', text: '允许' },
        ],
        shape: 'dialog',
      });
      this.answer(scope, choice === 'yes');
    }
    if (this.scopes[scope] !== true) throw new Fail('auth deny');
  }

  /** The client's settings page: one line for each scope that was ever asked for. */
  async settings(): Promise<void> {
    for (const [scope, allowed] of Object.entries(this.scopes)) {
      const choice = await this.client.ask({
        title: '设置',
        content: `${WISHES[scope] ?? scope}：${allowed ? '已允许' : '未允许'}`,
        choices: [
          { answer: 'off', text: '不允许' },
          { answer: 'on', text: '允许' },
        ],
        shape: 'dialog',
      });
      if (choice !== null) this.answer(scope, choice === 'on');
    }
  }

  private answer(scope: string, allowed: boolean): void {
    this.keep({ scopes: { ...this.scopes, [scope]: allowed } });
  }

  private keep(answers: Partial<Answers>): void {
    this.answers = { ...this.answers, ...answers };
    this.client.send({ kind: 'answers', answers: this.answers });
  }

  private async clientSheet(): Promise<boolean> {
    const choice = await this.client.ask({
      title: '用户隐私保护提示',
      content: '请阅读并同意小程序的用户隐私保护指引',
      choices: [
        { answer: 'disagree', text: '拒绝' },
        { answer: 'agree', text: '同意' },
      ],
      shape: 'dialog',
    });
    return choice === 'agree';
  }

  private programSheet(referrer: string): Promise<boolean> {
    return new Promise((resolve) => {
      this.listener?.(
        ({ event, buttonId = '' }) => {
          if (event === 'exposureAuthorization') return;
          const pressed = this.client.agreedBy.has(buttonId);
          if (event === 'agree' && !pressed)
            this.client.problem('program', `agreed to the privacy guide without a press of #${buttonId}`);
          resolve(event === 'agree' && pressed);
        },
        { referrer },
      );
    });
  }
}
