import { makeAutoObservable, observable, runInAction } from 'mobx';
import { currentRoute } from '@/navigation';
import { privacy as port, type Answer } from '@/platform/privacy';

/** Text of a feature that cannot continue without the consent. */
export const PRIVACY_REFUSED = '您没有同意隐私保护指引，这项功能暂时不能使用；需要时再点一次即可重新选择';

const GUIDE = '《用户隐私保护指引》';

/**
 * The mini-program's privacy authorisation (product decisions: before any private interface). The sheet is part of a page, because a
 * mini-program can draw nothing above its pages: each page's frame attaches itself, and the current page shows the sheet. If the person
 * declines, the next use asks again.
 */
export class PrivacyConsent {
  /** The page that shows the sheet; '' while nothing is asked. */
  place = '';
  guide = GUIDE;
  /** Interfaces that wait for the person. */
  private waiting: readonly Answer[] = [];
  private readonly frames: string[] = [];

  constructor() {
    makeAutoObservable<this, 'waiting' | 'frames'>(this, { waiting: observable.ref, frames: false });
  }

  /** Called once, at launch: from then on the host asks through us. */
  start(): void {
    port.onAsked((answer) => void this.ask(answer));
  }

  /** Call it before a private interface; true: allowed. Synchronous if nothing is gated: a browser's picker opens only within the tap. */
  ensure(): true | Promise<boolean> {
    return port.gated ? this.consent() : true;
  }

  /** Registers a page's frame for the sheet. The returned function removes it and ends the questions that can no longer be answered. */
  attach(place: string): () => void {
    this.frames.push(place);
    return () => {
      this.frames.splice(this.frames.indexOf(place), 1);
      if (this.place === place && !this.frames.includes(place)) this.refuse();
    };
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
    const here = currentRoute()?.address ?? '';
    if (!this.frames.includes(here)) {
      // No page can show the question: answer at once.
      answer({ kind: 'refused' });
      return;
    }
    answer({ kind: 'shown' });
    this.waiting = [...this.waiting, answer];
    this.place = here;
  }

  private settle(tell: (answer: Answer) => void): void {
    const { waiting } = this;
    this.waiting = [];
    this.place = '';
    waiting.forEach(tell);
  }
}

export const privacyConsent = new PrivacyConsent();
