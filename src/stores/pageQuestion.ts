import { makeAutoObservable } from 'mobx';
import { currentRoute } from '@/navigation';

/**
 * Where a question of the app itself is shown: a mini-program can draw nothing above its pages, so each page's frame attaches itself and the current
 * page shows the question.
 */
export class PageQuestion {
  /** Address of the page that shows it; '' while nothing is asked. */
  place = '';
  private readonly frames: string[] = [];

  /** `pageLeft` is called when no page shows the open question any more. */
  constructor(private readonly pageLeft: () => void) {
    makeAutoObservable<this, 'frames' | 'pageLeft'>(this, { frames: false, pageLeft: false });
  }

  /** The returned function removes the frame. */
  attach(place: string): () => void {
    this.frames.push(place);
    return () => {
      this.frames.splice(this.frames.indexOf(place), 1);
      if (this.place === place && !this.frames.includes(place)) this.pageLeft();
    };
  }

  /** False: the current page cannot show it. */
  open(): boolean {
    const here = currentRoute()?.address ?? '';
    if (!this.frames.includes(here)) return false;
    this.place = here;
    return true;
  }

  close(): void {
    this.place = '';
  }
}
