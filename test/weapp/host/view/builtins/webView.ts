import type { ToLogic } from '../../../protocol';
import { callDevice } from '../device';
import { BuiltIn, inner } from './base';

/** A message of a web page through WeChat's script, or of the client about the page that has loaded. */
type Said =
  | { readonly kind: 'web-view-loaded'; readonly src: string }
  | { readonly kind: 'web-view-posts'; readonly data: unknown }
  | {
      readonly kind: 'web-view-leaves';
      readonly seq: number;
      readonly how: Extract<ToLogic, { kind: 'open' }>['how'];
      readonly url: string;
    };

/** Covers its page with a web page, like the real one; the device decides which hosts it may show. */
export class WebView extends BuiltIn {
  private readonly frame = inner('iframe', 'host-native');
  private posted: unknown[] = [];

  connectedCallback(): void {
    const { frame } = this;
    if (frame.parentNode !== null) return;
    frame.name = 'web-view';
    this.append(frame);
    this.changed('src');
    window.addEventListener('message', ({ source, data }: MessageEvent<Said>) => {
      if (source === frame.contentWindow) this.hear(data);
    });
    window.holdsWebView();
  }

  /** As in the real client: the program gets the posted messages only when the page closes, by Back or otherwise. */
  handOver(): void {
    const data = this.posted;
    this.posted = [];
    if (data.length > 0) this.tell('message', { data });
  }

  protected override changed(name: string): void {
    if (name !== 'src' || !this.isConnected) return;
    const address = this.text('src');
    if (address === '') return;
    void callDevice('webAddress', { address }).then((allowed) => {
      if (allowed === true) this.frame.src = address;
      else this.tell('error', { url: address, errMsg: 'not in the list of business domains' });
    });
  }

  private hear(said: Said): void {
    switch (said.kind) {
      case 'web-view-loaded':
        this.tell('load', { src: said.src });
        break;
      case 'web-view-posts':
        this.posted.push(said.data);
        break;
      case 'web-view-leaves':
        void this.lead(said);
    }
  }

  private async lead({ seq, how, url }: Extract<Said, { kind: 'web-view-leaves' }>): Promise<void> {
    if ((await callDevice('webMove', {})) === true) window.openPage(how, url);
    else this.frame.contentWindow?.postMessage({ kind: 'web-view-stays', seq }, '*');
  }
}
