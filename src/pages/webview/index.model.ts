import { makeAutoObservable } from 'mobx';
import { safeTarget, type TargetRefusal } from '@/domain/address/safeTarget';
import { back, webHosts, type PageParams } from '@/navigation';
import { copy } from '@/stores/copy';

const REASONS: Partial<Readonly<Record<TargetRefusal, string>>> = {
  notText: '链接里没有网址，所以没有打开。',
  host: '这个网站不在我们认可的名单里，为了您的资金安全，没有打开。',
  scheme: '这个链接不是加密的网址，为了您的资金安全，没有打开。',
};
const OTHERWISE = '这个网址写得不规范，为了您的资金安全，没有打开。';

/** Shows a web page of a known host (spec §2 Other: query url, encoded, for external http and https links). */
export class WebviewModel {
  /** '' while there is none that may be shown. */
  readonly url: string;
  /** Why nothing is shown. */
  readonly refusal: string;
  state: 'loading' | 'ready' | 'failed' = 'loading';

  constructor(readonly params: PageParams) {
    const target = safeTarget(params.get('url'), { hosts: webHosts(), pages: () => false });
    this.url = target.kind === 'web' ? target.url : '';
    this.refusal = target.kind === 'refused' ? (REASONS[target.why] ?? OTHERWISE) : OTHERWISE;
    makeAutoObservable(this, { params: false, url: false, refusal: false });
  }

  load(): void {
    // The web page loads itself.
  }

  loaded(): void {
    this.state = 'ready';
  }

  failed(): void {
    this.state = 'failed';
  }

  again(): void {
    this.state = 'loading';
  }

  leave(): Promise<void> {
    return back();
  }

  copyAddress(): Promise<void> {
    return copy(this.params.get('url') ?? '');
  }
}
