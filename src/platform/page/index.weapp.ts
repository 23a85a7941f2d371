import Taro from '@tarojs/taro';
import { backStep } from '@/platform/backStep';
import type { PagePort } from './index';
import { isBlank } from './taroBlank';

export type { AddressListener, PageEntry, PagePort } from './index';

const HOME = '/pages/home/index';

/** The host passes a link's parameters already encoded: do not encode them twice. Everything else is encoded here. */
const encode = (text: string): string => encodeURIComponent(text).replace(/%25(?=[0-9A-Fa-f]{2})/g, '%');

const asQuery = (params: Readonly<Record<string, unknown>>): string =>
  Object.entries(params)
    .map(([name, value]) => `${encode(name)}=${encode(String(value))}`)
    .join('&');

/** Address of the current page, with raw parameters as the host gave them. */
function address(): string {
  const shown = Taro.getCurrentPages().slice(-1)[0];
  if (!shown?.route) return HOME;
  const options = (shown.options ?? {}) as Readonly<Record<string, unknown>>;
  const query = Object.entries(options).map(([name, value]) => `${name}=${String(value)}`);
  return `/${shown.route.replace(/^\//, '')}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

const start = (url: string): void =>
  void backStep.moving(() => Taro.reLaunch({ url })).catch(() => undefined);

export const page: PagePort = {
  target: 'weapp',
  stackLimit: 10,
  // We draw the bar ourselves.
  name: () => undefined,
  reload: () => start(address()),
  restart: () => start(HOME),
  origin: () => '',
  // The options of the latest opening, not only of the first one.
  entry: () => ({ before: asQuery(Taro.getEnterOptionsSync().query ?? {}), hash: '', host: '', path: '' }),
  onAddress: () => undefined,
  writeHash: () => undefined,
  writeQuery: () => undefined,
  moveTo: () => undefined,
  isBlank,
};
