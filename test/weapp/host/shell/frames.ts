import type { LogicStart, PageWindow, TabBar, ToShell } from '../../protocol';

const byId = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`the shell has no #${id}`);
  return found;
};

interface Shown {
  readonly frame: HTMLIFrameElement;
  readonly tab: boolean;
  readonly window: PageWindow;
  /** True once the frame's own program runs: before that, messages to it are lost. */
  connected: boolean;
}

/** One frame per page of the stack, the tab bar, the title bar of pages that do not draw their own, and the capsule. */
export class Frames {
  path = '';
  /** Address with its raw query: a relaunch on the same page opens with it. */
  address = '';
  private readonly shown = new Map<number, Shown>();

  constructor(
    private readonly given: Pick<LogicStart, 'app' | 'screen'>,
    private readonly onTab: (path: string) => void,
    onBack: () => void,
  ) {
    byId('back').addEventListener('click', onBack);
    const { left, top, width, height } = given.screen.menuButton;
    Object.assign(byId('capsule').style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    if (given.app.tabBar !== undefined) this.drawTabs(given.app.tabBar);
  }

  open({ id, path, tab, window: own, port }: Extract<ToShell, { kind: 'openPage' }>): void {
    const { statusBar, navigationBar, tabBar } = this.given.screen;
    const head = this.custom(own) ? 0 : statusBar + navigationBar;
    const frame = document.createElement('iframe');
    frame.src = `/frame?page=${encodeURIComponent(path)}`;
    frame.name = `page-${id}`;
    frame.style.top = `${head}px`;
    frame.style.height = `calc(100% - ${head + (tab ? tabBar : 0)}px)`;
    frame.style.visibility = 'hidden';
    const connect = ({ source, data }: MessageEvent<{ kind: string }>): void => {
      if (source !== frame.contentWindow || data.kind !== 'frame') return;
      window.removeEventListener('message', connect);
      frame.contentWindow?.postMessage({ kind: 'connect' }, '*', [port]);
      shown.connected = true;
    };
    const shown: Shown = { frame, tab, window: own, connected: false };
    window.addEventListener('message', connect);
    byId('pages').append(frame);
    this.shown.set(id, shown);
  }

  /** The current page, if it can receive messages; null while the page or the program starts. */
  get onView(): Window | null {
    const shown = [...this.shown.values()].find(({ frame }) => frame.dataset['onView'] !== undefined);
    return shown?.connected === true ? shown.frame.contentWindow : null;
  }

  /** Whether the page was the one on the screen. */
  close(id: number): boolean {
    const frame = this.shown.get(id)?.frame;
    frame?.remove();
    this.shown.delete(id);
    return frame?.dataset['onView'] !== undefined;
  }

  show({ id, path, query, depth }: Extract<ToShell, { kind: 'showPage' }>): void {
    this.path = `/${path}`;
    const pairs = Object.entries(query).map(([name, value]) => `${name}=${value}`);
    this.address = `${this.path}${pairs.length > 0 ? '?' : ''}${pairs.join('&')}`;
    for (const [other, { frame }] of this.shown) frame.style.visibility = other === id ? 'visible' : 'hidden';
    const page = this.shown.get(id);
    if (page === undefined) return;
    const { frame, tab, window: own } = page;
    frame.dataset['onView'] = 'true';
    for (const other of this.shown.values()) if (other !== page) delete other.frame.dataset['onView'];
    byId('tabs').hidden = !tab;
    for (const item of byId('tabs').children) this.markTab(item as HTMLElement, path);
    byId('bar').hidden = this.custom(own);
    byId('back').hidden = depth < 2;
    const { statusBar, navigationBar } = this.given.screen;
    byId('bar').style.cssText = `height:${statusBar + navigationBar}px;padding-top:${statusBar}px`;
    this.title(own.navigationBarTitleText ?? this.given.app.window?.navigationBarTitleText ?? '');
  }

  title(text: string): void {
    byId('title').textContent = text;
    document.title = text;
  }

  private custom({ navigationStyle = this.given.app.window?.navigationStyle }: PageWindow): boolean {
    return navigationStyle === 'custom';
  }

  private drawTabs({ list, backgroundColor }: TabBar): void {
    const bar = byId('tabs');
    bar.style.background = backgroundColor;
    bar.style.height = `${this.given.screen.tabBar}px`;
    bar.append(
      ...list.map(({ pagePath, text }) => {
        const item = document.createElement('span');
        item.dataset['path'] = pagePath;
        item.append(document.createElement('img'), text);
        item.addEventListener('click', () => this.onTab(pagePath));
        return item;
      }),
    );
  }

  private markTab(item: HTMLElement, path: string): void {
    const { list = [], color = '', selectedColor = '' } = this.given.app.tabBar ?? {};
    const tab = list.find(({ pagePath }) => pagePath === item.dataset['path']);
    const selected = item.dataset['path'] === path;
    item.style.color = selected ? selectedColor : color;
    const icon = selected ? tab?.selectedIconPath : tab?.iconPath;
    const picture = item.querySelector('img');
    if (picture !== null) picture.src = icon === undefined ? '' : `/package/${icon}`;
  }
}
