import { upgradeCalls } from '@/contract/upgrade';
import { makeObservable, observable, runInAction } from 'mobx';
import type { Response } from '@/contract';
import { mayRestart } from '@/domain/release/restart';
import { isLater } from '@/domain/release/version';
import { persisted } from '@/storage/persisted';
import { currentRoute, routeOf } from '@/navigation';
import { page } from '@/platform/page';
import { update } from '@/platform/update';
import { call } from '@/request';
import { VERSION_CODE, WGT_VERSION } from '@/settings';

export type Release = Response<'upgrade'>['list'][number];

/** First check this long after the first touch, when the page has its content; later ones at the interval below at the earliest. */
const FIRST_LOOK_MS = 3000;
const LOOK_AGAIN_MS = 30 * 60_000;
/** A build that the host downloaded has no version number that the app can read. */
const BY_HOST = 'host';

/** Installs newer builds automatically at a moment when nothing is lost (spec §8: failures are silent). */
export class Updates {
  /** Version of the newer build; '' while none is known. */
  newer = '';
  private looked = false;
  private lookedAt = 0;
  private ofHost = false;

  constructor() {
    makeObservable(this, { newer: observable });
  }

  /** The app has restarted for the newer build, but the address still serves the old one. */
  get failed(): boolean {
    return !this.ofHost && this.newer !== '' && this.newer === persisted.get('startedFor');
  }

  /** Called once. */
  watch(): void {
    update.onReady(() => {
      this.ofHost = true;
      this.put(BY_HOST);
      this.atRest();
    });
    setTimeout(() => void this.look(), FIRST_LOOK_MS);
  }

  /** A page of the bottom bar is shown: a safe moment to restart, and a good time to check again. */
  atRest(): void {
    const key = currentRoute()?.key;
    const onTab = key !== undefined && routeOf(key).tab === true;
    // A build that the host downloaded is active after the restart: nothing to store.
    const startedFor = this.ofHost ? '' : persisted.get('startedFor');
    if (mayRestart(this.newer, { onTab, startedFor })) this.start();
    else if (this.looked && Date.now() - this.lookedAt >= LOOK_AGAIN_MS) void this.look();
  }

  /** The person asks for the update, on any page. */
  start(): void {
    if (!this.ofHost && this.newer !== '') persisted.set({ startedFor: this.newer });
    update.apply();
  }

  /** Asks the gateway for newer builds. Never rejects. Does nothing if the host downloads builds itself. */
  async look(): Promise<void> {
    if (update.byHost) return;
    this.looked = true;
    this.lookedAt = Date.now();
    const request = { minVersion: VERSION_CODE, wgtVersion: WGT_VERSION, terminal: page.target };
    const answer = await call(upgradeCalls.hotUpdateList, request).catch(() => undefined);
    const [newest] = answer?.list ?? [];
    if (newest !== undefined && isLater(newest.wgtVersion, WGT_VERSION)) this.put(newest.wgtVersion);
  }

  private put(newer: string): void {
    runInAction(() => {
      this.newer = newer;
    });
  }
}

export const updates = new Updates();
