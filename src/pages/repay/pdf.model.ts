import { computed, makeObservable, observable, runInAction } from 'mobx';
import { documentCalls } from '@/contract/document';
import { Resource } from '@/model/resource';
import { Submission } from '@/model/submission';
import { unfetched } from '@/model/unfetched';
import { back, replace, type PageParams } from '@/navigation';
import { files } from '@/platform/files';
import { call } from '@/request';
import { session } from '@/stores/session';
import { PdfPages } from './parts/pdfPages';
import { PDF } from './parts/texts';

const KEY = /^[\w-]{1,64}$/;
const ZOOMS = [1, 1.5, 2, 3] as const;

/** A signed contract or a certificate: its pages, and its download. */
export class PdfModel {
  readonly contract = new Resource(() => this.fetch());
  readonly submission = new Submission();
  drawn: PdfPages | undefined = undefined;
  zoomStep = 0;
  /** '' if the address has no valid file id. */
  readonly fileId: string;
  private left = false;

  constructor(params: PageParams) {
    const fileId = params.get('fileId') ?? '';
    this.fileId = KEY.test(fileId) ? fileId : '';
    makeObservable(this, { drawn: observable.ref, zoomStep: observable, zoom: computed, title: computed });
  }

  /** Everyone can open the page, but only the owner can see the contract: the login returns here. */
  async load(): Promise<void> {
    if (this.fileId === '') return;
    if (!session.loggedIn) return replace('login');
    await this.contract.load();
  }

  dispose(): void {
    this.left = true;
    this.drawn?.close();
  }

  get title(): string {
    return this.drawn?.title ?? PDF.title;
  }

  get zoom(): number {
    return ZOOMS[this.zoomStep] ?? 1;
  }

  get mayEnlarge(): boolean {
    return this.zoomStep < ZOOMS.length - 1;
  }

  enlarge(step: 1 | -1): void {
    runInAction(() => {
      this.zoomStep = Math.min(ZOOMS.length - 1, Math.max(0, this.zoomStep + step));
    });
  }

  async save(): Promise<void> {
    await this.submission.run(async () => {
      const { url, fileName } = await call(documentCalls.contractDownload, { fileId: this.fileId });
      const { kind } = await files.givePdf(url, fileName);
      if (kind !== 'given') throw unfetched(PDF[kind], kind);
    });
  }

  leave(): Promise<void> {
    return back();
  }

  private async fetch(): Promise<void> {
    const pages = await PdfPages.open(this.fileId);
    if (this.left) return;
    this.drawn?.close();
    runInAction(() => {
      this.drawn = pages;
    });
    void pages.draw();
  }
}
