/** A page of the host's stack, its parameters raw, a repeated one as an array: like Taro's router. */
interface HostPage {
  route: string;
  $taroParams: Record<string, string | string[]>;
}

type Move = 'navigateTo' | 'redirectTo' | 'switchTab' | 'reLaunch';

function rawParams(query: string): Record<string, string | string[]> {
  const params = Object.create(null) as Record<string, string | string[]>;
  for (const pair of query.split('&').filter(Boolean)) {
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    const before = params[name];
    params[name] = before === undefined ? value : [before, value].flat();
  }
  return params;
}

/** The device's side of navigation: a stack of pages and a record of the requested moves. */
export class Host {
  stack: HostPage[] = [];
  moves: string[] = [];
  failing = false;
  shows: (() => void)[] = [];
  hides: (() => void)[] = [];
  /** How often the app itself has asked to show the current page again. */
  shown = 0;

  reset(...addresses: string[]): void {
    this.stack = addresses.map((address) => this.page(address));
    this.moves = [];
    this.failing = false;
    this.shown = 0;
    this.shows = [];
    this.hides = [];
  }

  get addresses(): string[] {
    return this.stack.map(({ route, $taroParams }) => {
      const query = Object.entries($taroParams)
        .filter(([name]) => name !== 'stamp' && name !== '$taroTimestamp')
        .map(([name, value]) => `${name}=${String(value)}`);
      return `/${route}${query.length > 0 ? `?${query.join('&')}` : ''}`;
    });
  }

  /** Shows the current page (again). */
  show(): void {
    this.shows.forEach((shown) => shown());
  }

  /** Hides the current page: another page opens above it, or the app goes to the background. */
  hide(): void {
    this.hides.forEach((hidden) => hidden());
  }

  private page(address: string): HostPage {
    const [path = '', query = ''] = address.split('?', 2);
    return {
      route: path.replace(/^\//, ''),
      $taroParams: { ...rawParams(query), stamp: '7', $taroTimestamp: '1' },
    };
  }

  move(way: Move, url: string): Promise<void> {
    this.moves.push(`${way} ${url}`);
    if (this.failing) return Promise.reject(new Error(`${way}:fail`));
    if (way === 'navigateTo' && this.stack.length >= 10) return Promise.reject(new Error('limit'));
    if (way === 'redirectTo') this.stack.pop();
    if (way === 'reLaunch' || way === 'switchTab') this.stack = [];
    this.stack.push(this.page(url));
    return Promise.resolve();
  }

  back(delta = 1): Promise<void> {
    this.moves.push(delta === 1 ? 'navigateBack' : `navigateBack ${delta}`);
    this.stack.splice(-delta);
    return Promise.resolve();
  }
}

/** What Taro offers the app for navigation, on this host. */
export function navigationOn(host: Host) {
  const moving =
    (way: Move) =>
    ({ url }: { url: string }) =>
      host.move(way, url);
  return {
    getCurrentPages: () => host.stack,
    getCurrentInstance: () => {
      const top = host.stack[host.stack.length - 1];
      return {
        router: top ? { path: `/${top.route}`, params: top.$taroParams } : null,
        page: { onShow: () => (host.shown += 1) },
      };
    },
    navigateTo: moving('navigateTo'),
    redirectTo: moving('redirectTo'),
    switchTab: moving('switchTab'),
    reLaunch: moving('reLaunch'),
    navigateBack: ({ delta }: { delta?: number } = {}) => host.back(delta),
  };
}
