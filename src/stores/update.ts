import { makeObservable, observable, runInAction } from 'mobx';
import type { Response } from '@/contract';
import { upgradeCalls } from '@/contract/upgrade';
import { mayRestart } from '@/domain/release/restart';
import { isLater } from '@/domain/release/version';
import { persisted } from '@/model/persisted';
import { currentRoute, routeOf } from '@/navigation';
import { page } from '@/platform/page';
import { update } from '@/platform/update';
import { call } from '@/request';
import { VERSION_CODE, WGT_VERSION } from '@/settings';

export type Release = Response<'upgrade'>['list'][number];

/** So long after launch, when the first page has its content; and so often at most. */
const FIRST_LOOK_MS = 8000;
const LOOK_AGAIN_MS = 30 * 60_000;
/** What the host fetched has no number that a program could read. */
const BY_HOST = 'host';

/** Newer builds, taken by themselves at a moment when nothing is lost (spec §8: whatever fails is silent). */
export class Updates {
  /** Number of the newer build; '' while none is known. */
  newer = '';
  private looked = false;
  private lookedAt = 0;
  private ofHost = false;

  constructor() {
    makeObservable(this, { newer: observable });
  }

  /** It has been started for already, and the address still serves the old one. */
  get failed(): boolean {
    return !this.ofHost && this.newer !== '' && this.newer === persisted.get('startedFor');
  }

  /** Once, at launch. */
  watch(): void {
    update.onReady(() => {
      this.ofHost = true;
      this.put(BY_HOST);
      this.atRest();
    });
    setTimeout(() => void this.look(), FIRST_LOOK_MS);
  }

  /** A page of the bottom bar has come into view: the safe moment, and the time to look again. */
  atRest(): void {
    const key = currentRoute()?.key;
    const onTab = key !== undefined && routeOf(key).tab === true;
    // What the host has fetched takes its place when it is started: nothing to remember.
    const startedFor = this.ofHost ? '' : persisted.get('startedFor');
    if (mayRestart(this.newer, { onTab, startedFor })) this.start();
    else if (this.looked && Date.now() - this.lookedAt >= LOOK_AGAIN_MS) void this.look();
  }

  /** Asked for by the person, wherever they are. */
  start(): void {
    if (!this.ofHost && this.newer !== '') persisted.set({ startedFor: this.newer });
    update.apply();
  }

  /** Asks the gateway what is newer. Never rejects. Where the host fetches builds itself, only it knows. */
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
