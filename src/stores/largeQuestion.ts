import { makeAutoObservable, observable } from 'mobx';
import { currentRoute } from '@/navigation';
import { prompt, type Question } from '@/platform/prompt';

/**
 * A question in elder mode, in the mini-program: WeChat's own dialog has 17 px and cannot be enlarged, so the current page shows it. Each page's
 * frame attaches itself, as for the privacy question.
 */
export class LargeQuestion {
  question: Question | undefined = undefined;
  /** The page that shows it; '' while nothing is asked. */
  place = '';
  private tell: (confirmed: boolean) => void = () => undefined;
  private readonly frames: string[] = [];

  constructor() {
    makeAutoObservable<this, 'frames' | 'tell'>(this, {
      question: observable.ref,
      frames: false,
      tell: false,
    });
    prompt.onLarge((question) => this.ask(question));
  }

  /** The returned function removes the frame; if no page shows the question any more, the answer is no. */
  attach(place: string): () => void {
    this.frames.push(place);
    return () => {
      this.frames.splice(this.frames.indexOf(place), 1);
      if (this.place === place && !this.frames.includes(place)) this.answer(false);
    };
  }

  answer(confirmed: boolean): void {
    const { tell } = this;
    this.place = '';
    this.tell = () => undefined;
    tell(confirmed);
  }

  /** Undefined: no page can show it now, so the host asks. */
  private ask(question: Question): Promise<boolean> | undefined {
    const here = currentRoute()?.address ?? '';
    if (this.place !== '' || !this.frames.includes(here)) return undefined;
    this.question = question;
    this.place = here;
    return new Promise((resolve) => {
      this.tell = resolve;
    });
  }
}

export const largeQuestion = new LargeQuestion();
