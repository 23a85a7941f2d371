import { channelCalls } from '@/contract/channel';
import { withoutNames } from '@/domain/address/query';
import { partnerLink } from '@/domain/channel/entry';
import type { LaunchEffect } from '@/domain/channel/launch';
import { CALLBACKS } from '@/domain/channel/values';
import { onlyWarned } from '@/features/onlyWarned';
import { persisted } from '@/model/persisted';
import { callbackRule, isRoot, relaunch, tidyHash } from '@/navigation';
import { page, type AddressListener } from '@/platform/page';
import { call, refreshAccessToken } from '@/request';
import { channel } from '@/stores/channel';
import { session } from '@/stores/session';

let entered = '';

/**
 * Spec §4 Launch, first half: the entry address is read and kept, before anything else is put together. What the address brings
 * beyond stored values is given back, to be done once calls can be made.
 */
export function enter(): readonly LaunchEffect[] {
  const entry = page.entry();
  const { redirect, cleared, effects, refused } = channel.enter(entry, callbackRule());
  for (const { name, why } of refused) console.warn(`launch: ${name} refused: ${why}`);
  if (cleared.length > 0) {
    // The drafts stay: they belong to whoever wrote them, and nobody else's login finds them.
    session.clear('expired');
    // WeChat, asked at this very start, would let the one before in again.
    persisted.set({ wechatKnown: false });
  }
  if (redirect !== undefined) page.writeHash(redirect);
  dropCallbacks();
  writeTidy();
  entered = partnerLink(page.entry());
  return effects;
}

/** What was kept is good once: a reload, or the next person at this address, does not bring it again. */
function dropCallbacks(): void {
  const { before, hash } = page.entry();
  const kept = withoutNames(before, CALLBACKS);
  if (kept !== before) page.writeQuery(kept);
  const [path = '', ...query] = hash.split('?');
  const text = query.join('?');
  const rest = withoutNames(text, CALLBACKS);
  if (rest !== text) page.writeHash(rest === '' ? path : `${path}?${rest}`);
}

/** Second half: a new access token (a failure is only logged), and what else follows. */
export function afterEntry(effects: readonly LaunchEffect[]): void {
  void refreshAccessToken();
  for (const effect of effects) ACTS[effect]();
}

/** Opened again while it still runs, by a partner's link: a launch of its own. Whatever else brings the app back is none. */
export function enterAgain(): void {
  const link = partnerLink(page.entry());
  if (link !== '' && link !== entered) afterEntry(enter());
}

/** An address that somebody has written while the app runs. */
export const addressWritten: AddressListener = {
  before: writeTidy,
  after() {
    enterAgain();
    // The root is the home page (spec §2), which has its own path: the router draws no bottom bar at the root.
    if (isRoot(page.entry().hash)) void relaunch('home');
  },
};

/** The router reads only what leads to a page of ours, or to the root. */
function writeTidy(): void {
  const tidy = tidyHash(page.entry().hash);
  if (tidy !== undefined) page.writeHash(tidy);
}

const ACTS: Readonly<Record<LaunchEffect, () => void>> = {
  /**
   * Channel 4-4-12. The script is the partner's own, a third party and out of scope (spec §1), and neither target may run a script from
   * elsewhere unasked: nothing is loaded. A company that has such a contract loads it here.
   */
  partnerAnalytics: () => undefined,
  /**
   * Channel 2-4-7. The bridge belongs to the partner's app, whose handlers are not ours to know; each of the product's own (camera, album,
   * face …) is an adapter of `platform` that works without it. A company whose partner hands over a bridge starts it here.
   */
  nativeBridge: () => undefined,
  saveGroupUser: () => void saveGroupUser(),
};

async function saveGroupUser(): Promise<void> {
  const { userId, platform } = channel;
  await call(channelCalls.saveGroupUserById, { userId, platform }).catch((failure: unknown) =>
    onlyWarned('saveGroupUserById', failure),
  );
}
