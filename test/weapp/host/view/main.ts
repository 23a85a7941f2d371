import type { Json, Selection, ToLogic, ToView } from '../../protocol';
import './builtins';
import type { PageContainer } from './builtins/pageContainer';
import type { WebView } from './builtins/webView';
import { PageView } from './engine';
import { report, watchErrors } from './report';

declare global {
  interface Window {
    /** Set by `/templates.js`. */
    templates: ConstructorParameters<typeof PageView>[0];
    templateNames: readonly string[];
    /** For buttons with an open-type: asks the client for its answer. */
    askAbility: (name: string) => Promise<Json>;
    /** For the built-ins that open pages. */
    openPage: (how: Extract<ToLogic, { kind: 'open' }>['how'], url: string) => void;
    /** For a web-view: the page must not close before the web-view has delivered its messages. */
    holdsWebView: () => void;
    /** For a page-container: whether Back closes it instead of the page. */
    containerIsOpen: (open: boolean) => void;
  }
}

watchErrors();

function describe(node: HTMLElement, { fields }: Selection): Json {
  const { left, top, right, bottom, width, height } = node.getBoundingClientRect();
  return {
    ...(fields.includes('id') && { id: node.id }),
    ...(fields.includes('rect') && { left, top, right, bottom, width, height }),
    ...(fields.includes('scroll') && {
      scrollLeft: node.scrollLeft,
      scrollTop: node.scrollTop,
      scrollWidth: node.scrollWidth,
      scrollHeight: node.scrollHeight,
    }),
  };
}

function connect(port: MessagePort): void {
  const send = (message: ToLogic) => port.postMessage(message);
  let view: PageView | undefined;
  const select = (selection: Selection): Json => {
    const nodes =
      selection.selector === '' ? [document.documentElement] : (view?.find(selection.selector) ?? []);
    const found = nodes.map((node) => describe(node, selection));
    return selection.all ? found : (found[0] ?? null);
  };
  const waiting = new Map<number, (detail: Json) => void>();
  window.askAbility = (name) => {
    const seq = waiting.size + 1;
    send({ kind: 'ability', seq, name });
    return new Promise((resolve) => waiting.set(seq, resolve));
  };
  window.openPage = (how, url) => send({ kind: 'open', how, url });
  window.holdsWebView = () => send({ kind: 'webView' });
  window.containerIsOpen = (open) => send({ kind: 'container', open });
  window.addEventListener(
    'message',
    ({ data: { kind, seq } }: MessageEvent<{ kind: string; seq: number }>) => {
      if (kind === 'settle') send({ kind, seq });
    },
  );

  port.onmessage = ({ data: message }: MessageEvent<ToView>) => {
    switch (message.kind) {
      case 'mount':
        view = new PageView(window.templates, window.templateNames, message.entries, send);
        view.mount(message);
        requestAnimationFrame(() => send({ kind: 'ready' }));
        break;
      case 'data':
        view?.apply(message.target, message.json);
        send({ kind: 'applied', target: message.target, seq: message.seq });
        break;
      case 'select':
        send({ kind: 'selected', seq: message.seq, results: message.selectors.map(select) });
        break;
      case 'ability':
        waiting.get(message.seq)?.(message.detail);
        break;
      case 'handOver':
        document.querySelectorAll<WebView>('wx-web-view').forEach((web) => web.handOver());
        send({ kind: 'handedOver' });
        break;
      case 'closeContainer':
        document.querySelectorAll<PageContainer>('wx-page-container').forEach((one) => one.close());
        break;
      case 'scroll':
        window.scrollTo({ top: message.top });
        break;
      case 'reveal': {
        const found = document.querySelector(message.selector)?.getBoundingClientRect();
        if (found) window.scrollTo({ top: window.scrollY + found.top + message.offset });
      }
    }
  };
  window.addEventListener('scroll', () => {
    const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
    send({ kind: 'scrolled', top: scrollTop, atEnd: scrollTop + clientHeight >= scrollHeight - 50 });
  });
}

window.addEventListener('message', ({ data, ports: [port] }: MessageEvent<{ kind: string }>) => {
  if (data.kind !== 'connect' || port === undefined) return;
  try {
    connect(port);
  } catch (error) {
    report('exception', `view: ${String(error)}`);
  }
});
window.parent.postMessage({ kind: 'frame' }, '*');
