import { makeAutoObservable, observable, runInAction } from 'mobx';
import { privacy as port, type Answer } from '@/platform/privacy';
import { PageQuestion } from './pageQuestion';

/** Text of a feature that cannot continue without the consent. */
export const PRIVACY_REFUSED = '您没有同意隐私保护指引，这项功能暂时不能使用；需要时再点一次即可重新选择';

const GUIDE = '《用户隐私保护指引》';

/** The mini-program's privacy authorisation (product decisions: before any private interface). If the person declines, the next use asks again. */
export class PrivacyConsent {
  guide = GUIDE;
  /** If its page goes, the person has declined. */
  readonly page = new PageQuestion(() => this.refuse());
  /** Interfaces that wait for the person. */
  private waiting: readonly Answer[] = [];

  constructor() {
    makeAutoObservable<this, 'waiting'>(this, { waiting: observable.ref, page: false });
  }

  /** Called once, at launch: from then on the host asks through us. */
  start(): void {
    port.onAsked((answer) => void this.ask(answer));
  }

  /** Call it before a private interface; true: allowed. Synchronous if nothing is gated: a browser's picker opens only within the tap. */
  ensure(): true | Promise<boolean> {
    return port.gated ? this.consent() : true;
  }

  /** `buttonId`: the host's button that was pressed; the host verifies the press. */
  agree(buttonId: string): void {
    this.settle((answer) => answer({ kind: 'agreed', buttonId }));
  }

  refuse(): void {
    this.settle((answer) => answer({ kind: 'refused' }));
  }

  openGuide(): Promise<boolean> {
    return port.openGuide();
  }

  private async consent(): Promise<boolean> {
    const guide = await port.missing();
    if (guide === null) return true;
    runInAction(() => {
      this.guide = guide || GUIDE;
    });
    return port.require();
  }

  private ask(answer: Answer): void {
    if (!this.page.open()) {
      // No page can show the question: answer at once.
      answer({ kind: 'refused' });
      return;
    }
    answer({ kind: 'shown' });
    this.waiting = [...this.waiting, answer];
  }

  private settle(tell: (answer: Answer) => void): void {
    const { waiting } = this;
    this.waiting = [];
    this.page.close();
    waiting.forEach(tell);
  }
}

export const privacyConsent = new PrivacyConsent();
