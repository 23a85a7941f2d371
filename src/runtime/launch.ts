import { channelCalls } from '@/contract/channel';
import { withoutNames } from '@/domain/address/query';
import { partnerLink } from '@/domain/channel/entry';
import type { LaunchEffect } from '@/domain/channel/launch';
import { CALLBACKS } from '@/domain/channel/values';
import { onlyWarned } from '@/features/onlyWarned';
import { persisted } from '@/storage/persisted';
import { callbackRule, isRoot, relaunch, tidyHash } from '@/navigation';
import { page, type AddressListener } from '@/platform/page';
import { call, refreshAccessToken } from '@/request';
import { channel } from '@/stores/channel';
import { session } from '@/stores/session';
import { reportPartner } from './errorReports';
import type * as Partners from './partners';

/** When the app's code began to run; milliseconds since 1970. */
export const enteredAt = Date.now();

let entered = '';

/**
 * Spec §4 Launch, first half: reads and stores the entry address, before anything else is set up. Returns the other effects
 * of the address, to be run when calls can be made.
 */
export function enter(): readonly LaunchEffect[] {
  const entry = page.entry();
  const { redirect, cleared, effects, refused } = channel.enter(entry, callbackRule());
  for (const { name, why } of refused) console.warn(`launch: ${name} refused: ${why}`);
  if (cleared.length > 0) {
    // The drafts stay: they belong to the person who wrote them, and another person cannot see them after a login.
    session.clear('expired');
    // Otherwise a silent WeChat login at this start would log in the previous person again.
    persisted.set({ wechatKnown: false });
  }
  if (redirect !== undefined) page.writeHash(redirect);
  dropCallbacks();
  writeTidy();
  entered = partnerLink(page.entry());
  return effects;
}

/** The addresses are used once: a reload, or the next person at this address, must not set them again. */
function dropCallbacks(): void {
  const { before, hash } = page.entry();
  const kept = withoutNames(before, CALLBACKS);
  if (kept !== before) page.writeQuery(kept);
  const [path = '', ...query] = hash.split('?');
  const text = query.join('?');
  const rest = withoutNames(text, CALLBACKS);
  if (rest !== text) page.writeHash(rest === '' ? path : `${path}?${rest}`);
}

/** Second half: a new access token (a failure is only logged), and the other effects. */
export function afterEntry(effects: readonly LaunchEffect[]): void {
  void refreshAccessToken();
  for (const effect of effects) ACTS[effect]();
}

/** A running app that is opened again by a partner's link launches again. Any other way back to the app is no launch. */
export function enterAgain(): void {
  const link = partnerLink(page.entry());
  if (link !== '' && link !== entered) afterEntry(enter());
}

/** Handles an address that was changed by hand while the app runs. */
export const addressWritten: AddressListener = {
  before: writeTidy,
  after() {
    enterAgain();
    // The root is the home page (spec §2); use the home page's own path, because the router draws no bottom bar at the root.
    if (isRoot(page.entry().hash)) void relaunch('home');
  },
};

/** Corrects the hash, so that the router reads only our pages or the root. */
function writeTidy(): void {
  const tidy = tidyHash(page.entry().hash);
  if (tidy !== undefined) page.writeHash(tidy);
}

/** Partners are not part of the first load: a launch that needs them loads their code, and a failure is only logged. */
const withPartners = (start: (partners: typeof Partners) => Promise<string>): void => {
  import('./partners')
    .then(start)
    .then(reportPartner)
    .catch((failure: unknown) => onlyWarned('partner', failure));
};

const ACTS: Readonly<Record<LaunchEffect, () => void>> = {
  partnerAnalytics: () => withPartners(({ startAnalytics }) => startAnalytics()),
  nativeBridge: () => withPartners(({ startBridge }) => startBridge()),
  saveGroupUser: () => void saveGroupUser(),
};

async function saveGroupUser(): Promise<void> {
  const { userId, platform } = channel;
  await call(channelCalls.saveGroupUserById, { userId, platform }).catch((failure: unknown) =>
    onlyWarned('saveGroupUserById', failure),
  );
}
