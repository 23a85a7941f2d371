import { addLeadingSlash, eventCenter, getCurrentPage } from '@tarojs/runtime';
import Taro from '@tarojs/taro';

/** As Taro's router gives it to the element. */
interface TabBarConfig {
  readonly color: string;
  readonly selectedColor: string;
  readonly mode: string;
  readonly homePage: string;
  readonly list: readonly {
    readonly pagePath: string;
    readonly text: string;
  }[];
}
type TabBarElement = HTMLElement & { readonly conf: TabBarConfig };

const CLASS = 'taro-tabbar__tabbar';

interface Tab {
  readonly path: string;
  readonly link: HTMLElement;
  show(selected: boolean): void;
}

function tabOf(config: TabBarConfig, { pagePath, text }: TabBarConfig['list'][number]): Tab {
  const path = addLeadingSlash(pagePath);
  const link = document.createElement('a');
  const icon = document.createElement('span');
  const label = document.createElement('p');
  // A link, so that the keyboard can reach it; its address leads nowhere.
  link.href = '#';
  link.onclick = (event) => {
    event.preventDefault();
    void Taro.switchTab({ url: path });
  };
  // The style sheet has the drawing, named by the tab's folder: pages/home/index.
  icon.className = `weui-tabbar__icon weui-tabbar__icon--${pagePath.split('/')[1] ?? ''}`;
  label.className = 'weui-tabbar__label';
  label.textContent = text;
  link.append(icon, label);
  return {
    path,
    link,
    show(selected) {
      link.className = selected ? 'weui-tabbar__item weui-bar__item_on' : 'weui-tabbar__item';
      link.style.color = selected ? config.selectedColor : config.color;
    },
  };
}

function draw(element: TabBarElement): void {
  const config = element.conf;
  const tabs = config.list.map((item) => tabOf(config, item));
  const bar = document.createElement('div');
  bar.className = 'weui-tabbar';
  // A landmark (axe: region).
  bar.setAttribute('role', 'navigation');
  bar.setAttribute('aria-label', '主导航');
  bar.append(...tabs.map(({ link }) => link));
  element.append(bar);

  /** While a page slides over the bar, it is still visible: the tab of the page below stays selected. */
  function show(path: string): void {
    const found = tabs.find((tab) => tab.path === path);
    element.className = found ? CLASS : `${CLASS} ${CLASS}-hide`;
    if (found) for (const tab of tabs) tab.show(tab === found);
  }
  const pathOf = (address: string): string =>
    addLeadingSlash((address === '/' ? config.homePage : address).split('?')[0]);

  for (const tab of tabs) tab.show(false);
  show(pathOf(decodeURI(getCurrentPage(config.mode))));
  eventCenter.on('__taroRouterChange', ({ toLocation }: { toLocation: { path: string } }) =>
    show(pathOf(toLocation.path || '/')),
  );
}

/**
 * Called by Taro's router right before it creates the bar's element, fills in its settings and adds it to the page: the bar is drawn as soon as it
 * is there.
 */
export function defineCustomElementTaroTabbar(): void {
  void Promise.resolve().then(() => {
    const element = document.querySelector<TabBarElement>('taro-tabbar');
    if (!element?.conf) throw new Error("Taro's router makes its tab bar differently now");
    draw(element);
  });
}
