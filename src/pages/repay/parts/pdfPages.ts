import { makeObservable, observable, runInAction } from 'mobx';
import { documentCalls } from '@/contract/document';
import { files } from '@/platform/files';
import { screen } from '@/platform/screen';
import { call } from '@/request';

/** One page for display; `address` is '' until its picture has loaded. */
export interface ShownPage {
  readonly number: number;
  /** Height divided by width. */
  readonly ratio: number;
  readonly text: string;
  readonly address: string;
  readonly failed: boolean;
}

/** Sharp at the largest zoom on a usual phone, but small enough for a weak network and the memory of an old phone. */
const MOST_PIXELS = 1400;
const LEAST_PIXELS = 900;
const PIXELS_PER_POINT = 3;

const pixels = (): number =>
  Math.round(Math.min(MOST_PIXELS, Math.max(LEAST_PIXELS, screen.size().width * PIXELS_PER_POINT)));

const ask = (fileId: string) => call(documentCalls.contractPages, { fileId });

/** The pages of a signed file as pictures, which load one after another. */
export class PdfPages {
  pages: readonly ShownPage[];
  private readonly releases: (() => void)[] = [];
  private drawing = false;
  private closed = false;

  private constructor(
    private readonly fileId: string,
    readonly title: string,
    private url: string,
    pages: readonly Pick<ShownPage, 'ratio' | 'text'>[],
  ) {
    this.pages = pages.map((page, index) => ({ ...page, number: index + 1, address: '', failed: false }));
    makeObservable(this, { pages: observable.ref });
  }

  /** Rejects with CallFailure. */
  static async open(fileId: string): Promise<PdfPages> {
    const { title, url, pages } = await ask(fileId);
    return new PdfPages(fileId, title, url, pages);
  }

  /** Fetches the pictures that are not shown yet. Never rejects: a page without its picture is `failed`. */
  async draw(): Promise<void> {
    if (this.drawing) return;
    this.drawing = true;
    this.put((page) => ({ ...page, failed: false }));
    let mayRenew = true;
    for (const { number } of this.pages.filter(({ address }) => address === '')) {
      let got = await this.fetch(number);
      // The address is valid for five minutes: after a longer pause it is requested again.
      if (got.kind === 'refused' && got.status < 500 && mayRenew) {
        mayRenew = false;
        if (await this.renew()) got = await this.fetch(number);
      }
      if (got.kind === 'picture') this.show(number, got);
      if (this.closed || got.kind === 'network') break;
    }
    this.drawing = false;
    this.put((page) => ({ ...page, failed: page.address === '' }));
  }

  close(): void {
    this.closed = true;
    for (const release of this.releases.splice(0)) release();
  }

  private fetch(number: number) {
    return files.fetchPicture(`${this.url}/${number}?width=${pixels()}`);
  }

  private async renew(): Promise<boolean> {
    try {
      this.url = (await ask(this.fileId)).url;
      return true;
    } catch (error) {
      console.warn('pdf', error);
      return false;
    }
  }

  private show(number: number, { address, release }: { address: string; release: () => void }): void {
    if (this.closed) return release();
    this.releases.push(release);
    this.put((page) => (page.number === number ? { ...page, address } : page));
  }

  private put(change: (page: ShownPage) => ShownPage): void {
    runInAction(() => {
      this.pages = this.pages.map(change);
    });
  }
}
