import { makeAutoObservable, observable } from 'mobx';
import { prompt, type Question } from '@/platform/prompt';
import { PageQuestion } from './pageQuestion';

/** A question in elder mode, in the mini-program: WeChat's own dialog has 17 px and cannot be enlarged, so the current page shows it. */
export class LargeQuestion {
  question: Question | undefined = undefined;
  /** If its page goes, the answer is no. */
  readonly page = new PageQuestion(() => this.answer(false));
  private tell: (confirmed: boolean) => void = () => undefined;

  constructor() {
    makeAutoObservable<this, 'tell'>(this, { question: observable.ref, page: false, tell: false });
    prompt.onLarge((question) => this.ask(question));
  }

  answer(confirmed: boolean): void {
    const { tell } = this;
    this.page.close();
    this.tell = () => undefined;
    tell(confirmed);
  }

  /** Undefined: no page can show it now, so the host asks. */
  private ask(question: Question): Promise<boolean> | undefined {
    if (this.page.place !== '' || !this.page.open()) return undefined;
    this.question = question;
    return new Promise((resolve) => {
      this.tell = resolve;
    });
  }
}

export const largeQuestion = new LargeQuestion();
