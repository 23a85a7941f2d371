import { makeObservable, observable, runInAction } from 'mobx';
import type { PdfFile } from '@/platform/pdf';
import { screen } from '@/platform/screen';

/** One page for display; `address` is '' until the page is rendered. */
export interface ShownPage {
  readonly number: number;
  readonly ratio: number;
  readonly address: string;
  readonly text: string;
}

/** Sharp at the largest zoom on a usual phone, and still small enough for the memory of an old phone. */
const MOST_PIXELS = 1400;
const LEAST_PIXELS = 900;
const PIXELS_PER_POINT = 3;
/** A4 portrait, until the page's own ratio is known. */
const USUAL_RATIO = 1.414;

/** The pages of a file, rendered one after another. */
export class PdfPages {
  pages: readonly ShownPage[];
  private closed = false;

  constructor(private readonly file: PdfFile) {
    this.pages = Array.from({ length: file.pageCount }, (_, index) => ({
      number: index + 1,
      ratio: USUAL_RATIO,
      address: '',
      text: '',
    }));
    makeObservable(this, { pages: observable.ref });
  }

  /** Rejects if a page cannot be rendered. */
  async draw(): Promise<void> {
    const width = Math.min(MOST_PIXELS, Math.max(LEAST_PIXELS, screen.size().width * PIXELS_PER_POINT));
    for (const { number } of this.pages) {
      const page = await this.file.page(number);
      const { ratio } = page;
      const [address, text] = await Promise.all([page.draw(width), page.text()]);
      if (this.closed) return this.file.release(address);
      this.put({ number, ratio, address, text });
    }
  }

  close(): void {
    this.closed = true;
    for (const { address } of this.pages) if (address !== '') this.file.release(address);
    this.file.close();
  }

  private put(shown: ShownPage): void {
    runInAction(() => {
      this.pages = this.pages.map((page) => (page.number === shown.number ? shown : page));
    });
  }
}
