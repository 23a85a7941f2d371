import { makeAutoObservable } from 'mobx';
import { safeTarget, type TargetRefusal } from '@/domain/address/safeTarget';
import { stackedPlace, webHosts, type PageParams } from '@/navigation';
import { partnerReturn } from '@/stores/partnerReturn';

const REASONS: Partial<Readonly<Record<TargetRefusal, string>>> = {
  notText: '链接里没有网址，所以没有打开。',
  host: '这个网站不在我们认可的名单里，为了您的资金安全，没有打开。',
  scheme: '这个链接不是加密的网址，为了您的资金安全，没有打开。',
};
const OTHERWISE = '这个网址写得不规范，为了您的资金安全，没有打开。';

/** Shows a web page of a known host (spec §2 Other: query url, encoded, for external http and https links). */
export class WebviewModel {
  /** '' if there is no address that may be shown. */
  readonly url: string;
  /** Why nothing is shown. */
  readonly refusal: string;
  state: 'loading' | 'ready' | 'failed' = 'loading';
  /** Address of the page below this one; '' if there is none. */
  private below = '';
  /** Address of the web page on the screen: web pages can link to each other. */
  private onView: string;

  constructor(readonly params: PageParams) {
    const target = safeTarget(params.get('url'), { hosts: webHosts(), pages: () => false });
    this.url = target.kind === 'web' ? target.url : '';
    this.refusal = target.kind === 'refused' ? (REASONS[target.why] ?? OTHERWISE) : OTHERWISE;
    this.onView = this.url;
    makeAutoObservable<this, 'below' | 'onView'>(this, {
      params: false,
      url: false,
      refusal: false,
      below: false,
      onView: false,
    });
  }

  /** The web page loads by itself. */
  load(): void {
    this.below = stackedPlace(1)?.address ?? '';
  }

  /** `src`: address of the loaded web page, if the host gives it. */
  loaded(src?: string): void {
    this.state = 'ready';
    this.onView = src ?? this.onView;
  }

  /** Messages posted by web pages; the mini-program's host hands them over when this page is left. */
  told(messages: unknown): void {
    partnerReturn.told(messages, { url: this.onView, below: this.below });
  }

  failed(): void {
    this.state = 'failed';
  }

  again(): void {
    this.state = 'loading';
  }
}
