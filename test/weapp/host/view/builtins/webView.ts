import type { ToLogic } from '../../../protocol';
import { callDevice } from '../device';
import { BuiltIn, inner } from './base';

/** What the script of WeChat in the web page says when the page leads back into the program. */
interface Leaving {
  readonly kind: string;
  readonly how: Extract<ToLogic, { kind: 'open' }>['how'];
  readonly url: string;
  readonly messages: readonly unknown[];
}

/** Covers its page with a page of the web, as the real one does; which hosts it may show is asked of the device. */
export class WebView extends BuiltIn {
  private readonly frame = inner('iframe', 'host-native');

  connectedCallback(): void {
    const { frame } = this;
    if (frame.parentNode !== null) return;
    frame.name = 'web-view';
    frame.addEventListener('load', () => {
      if (frame.src !== '') this.tell('load', { src: frame.src });
    });
    this.append(frame);
    this.changed('src');
    window.addEventListener('message', ({ source, data }: MessageEvent<Leaving>) => {
      if (source !== frame.contentWindow || data.kind !== 'web-view-leaves') return;
      if (data.messages.length > 0) this.tell('message', { data: data.messages });
      window.openPage(data.how, data.url);
    });
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
}
