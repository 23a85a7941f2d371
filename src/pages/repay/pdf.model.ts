import { computed, makeObservable, observable, runInAction } from 'mobx';
import { Resource } from '@/model/resource';
import { back, replace, type PageParams } from '@/navigation';
import { files } from '@/platform/files';
import { feedback } from '@/stores/feedback';
import { session } from '@/stores/session';
import { fetchContract, type ContractFile } from './parts/contractFile';
import { PdfPages } from './parts/pdfPages';

const KEY = /^[\w-]{1,64}$/;
const ZOOMS = [1, 1.5, 2, 3] as const;
const NOT_DRAWN = '有一页没有显示出来，可以下载后查看，或重新打开';
const NOT_SAVED = '这台设备不支持下载，请用系统浏览器打开后再试';

/** A signed contract: its pages, or a note that the host has opened it. */
export class PdfModel {
  readonly contract = new Resource(() => this.fetch());
  drawn: PdfPages | undefined = undefined;
  zoomStep = 0;
  /** '' if the address has no valid file id. */
  readonly fileId: string;

  constructor(params: PageParams) {
    const fileId = params.get('fileId') ?? '';
    this.fileId = KEY.test(fileId) ? fileId : '';
    makeObservable(this, { drawn: observable.ref, zoomStep: observable, zoom: computed, title: computed });
  }

  /** The page is open to all, the contract only to its owner: the login returns here. */
  async load(): Promise<void> {
    if (this.fileId === '') return;
    if (!session.loggedIn) return replace('login');
    await this.contract.load();
  }

  dispose(): void {
    this.drawn?.close();
  }

  get title(): string {
    return this.contract.value?.title ?? '文件查看';
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

  save(): void {
    const { value } = this.contract;
    if (!value?.content) return;
    const saved = files.save(value.content.bytes, value.fileName, 'application/pdf');
    if (!saved) feedback.toast(NOT_SAVED);
  }

  leave(): Promise<void> {
    return back();
  }

  private async fetch(): Promise<ContractFile> {
    const contract = await fetchContract(this.fileId);
    if (contract.content) this.show(new PdfPages(contract.content.file));
    return contract;
  }

  private show(pages: PdfPages): void {
    this.drawn?.close();
    runInAction(() => {
      this.drawn = pages;
    });
    pages.draw().catch((error: unknown) => {
      console.warn('pdf', error);
      feedback.toast(NOT_DRAWN);
    });
  }
}
