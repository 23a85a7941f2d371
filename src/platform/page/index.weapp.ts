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

/**
 * Instead of a site's host name: WeChat's versions of a program are environments of spec §9. A released one is what the build says.
 */
const HOSTS: Readonly<Record<string, string>> = { develop: 'develop', trial: 'uat' };

function host(): string {
  try {
    return HOSTS[Taro.getAccountInfoSync().miniProgram.envVersion] ?? '';
  } catch {
    return '';
  }
}

/** What another mini-program hands over beside the query. It may be anything: only its plain values are of use. */
function handedOver(extraData: unknown): Readonly<Record<string, unknown>> {
  if (typeof extraData !== 'object' || extraData === null) return {};
  return Object.fromEntries(
    Object.entries(extraData).filter(([, value]) => ['string', 'number'].includes(typeof value)),
  );
}

/** The options of the latest opening, not only of the first one. Its query comes first, so that nothing handed over overrides it. */
function opening(): string {
  const { query, referrerInfo } = Taro.getEnterOptionsSync();
  return [asQuery(query ?? {}), asQuery(handedOver(referrerInfo?.extraData))].filter(Boolean).join('&');
}

/** The scene of the page that a share in 朋友圈 opens: it can neither log in nor lead to another page. */
const SINGLE_PAGE = 1154;

export const page: PagePort = {
  target: 'weapp',
  single: () => Taro.getEnterOptionsSync().scene === SINGLE_PAGE,
  stackLimit: 10,
  // We draw the bar ourselves.
  name: () => undefined,
  reload: () => start(address()),
  restart: () => start(HOME),
  origin: () => '',
  entry: () => ({ before: opening(), hash: '', host: host(), path: '' }),
  onAddress: () => undefined,
  writeHash: () => undefined,
  writeQuery: () => undefined,
  moveTo: () => undefined,
  isBlank,
};
