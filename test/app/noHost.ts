/** The part of `noDevice` that is about the app around ours and the phone's network. */
import type { ConnectionPort } from '@/platform/connection';
import type { HostBridgePort } from '@/platform/hostBridge';
import type { HostLogPort } from '@/platform/hostLog';
import type { SubscriptionPort } from '@/platform/subscription';
import type { UpdatePort } from '@/platform/update';
import type { WechatPort } from '@/platform/wechat';

/** Without a device the network never goes. */
export const connection: ConnectionPort = { watch: () => undefined };

export const hostLog: HostLogPort = { error: () => undefined, took: () => undefined };

/** Without a device there is no newer build. */
export const update: UpdatePort = {
  byHost: false,
  hostTooOld: () => false,
  onReady: () => undefined,
  apply: () => undefined,
};

const ABSENT = { ok: false, reason: 'unavailable' } as const;

/** Outside WeChat there is no account and no message of it. */
export const subscription: SubscriptionPort = {
  present: false,
  ask: () => Promise.resolve(ABSENT),
};

export const wechat: WechatPort = {
  present: false,
  login: () => Promise.resolve(ABSENT),
  phoneCode: () => ABSENT,
};

export const hostBridge: HostBridgePort = {
  start: () => Promise.resolve('unavailable'),
  leave: () => Promise.resolve(false),
};
