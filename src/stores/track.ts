import { trackCalls } from '@/contract/track';
import type { Request } from '@/contract';
import { TRACK_PATH } from '@/domain/track/sendAddress';
import { pageIdOf, type PageId } from '@/domain/track/pageIds';
import { trackedStatus } from '@/domain/track/status';
import { persisted } from '@/storage/persisted';
import { currentRoute, routeOf, type Place } from '@/navigation';
import { device } from '@/platform/device';
import { page } from '@/platform/page';
import { track as port } from '@/platform/track';
import { call, CallFailure } from '@/request';
import { GATEWAY_PREFIX, VERSION } from '@/settings';
import { channel } from './channel';
import { knownStatus } from './knownStatus';
import { session } from './session';

type PageEvent = Request<'trackInsert'>['records'][number];

/** Spec §9 lists the same interval for its vendor: events within it are sent together, after the page's own calls. */
const BATCH_MS = 6000;
/** Contract trackInsert. */
const MOST_EVENTS = 50;

interface Person {
  readonly generation: number;
  /** The experiment that the person is part of, with the variant: 'help-first:B'. */
  readonly testFlowId?: string;
}

export interface Action {
  /** The action: 'submit', 'login' … */
  readonly eventType: string;
  /** Part of the product: 'credit', 'loan' … */
  readonly pageModule: string;
}

/**
 * Tracking (spec §2 Screen-tracking page ids, §3 Tracking event fields). Never awaited, and a failure is silent: never shown,
 * never reported (spec §8).
 */
export class Track {
  private waiting: readonly PageEvent[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Facts about the person of one session. */
  private person: Person = { generation: -1 };

  /** Called once, at launch: sends waiting events when the person leaves. Returns a function that stops it. */
  start(): () => void {
    return port.onLeave(() => this.leave());
  }

  /** Called when a page is shown. Pages without an id in the spec are not tracked. */
  page({ key }: Place): void {
    const { path, title } = routeOf(key);
    const id = pageIdOf(path);
    if (id !== undefined) this.add('pageView', id, title);
  }

  /** An event on the current page; `id` for a state of the page that has a separate id (009, 010 …). */
  event(eventType: string, id?: PageId): void {
    const key = currentRoute()?.key;
    const route = key && routeOf(key);
    const pageId = id ?? pageIdOf(route?.path ?? '');
    if (pageId !== undefined) this.add(eventType, pageId, route?.title ?? '');
  }

  /** Second form: who did what, and the result: 'success', or the code of the refusal. */
  action(action: Action, eventResult = 'success'): void {
    this.send(action, eventResult).catch(() => undefined);
  }

  /** Tracks a call as an action; returns the same promise. */
  following<T>(action: Action, asked: Promise<T>): Promise<T> {
    asked.then(
      () => this.action(action),
      (failure: unknown) => {
        if (failure instanceof CallFailure) this.action(action, failure.code || failure.kind);
      },
    );
    return asked;
  }

  /** The person of this session sees this variant of an experiment: reported once, and with all later events. */
  experiment(name: string, variant: string): void {
    const testFlowId = `${name}:${variant}`;
    if (this.own().testFlowId === testFlowId) return;
    this.person = { ...this.own(), testFlowId };
    this.action({ eventType: 'experiment', pageModule: name }, variant);
  }

  /** A new session knows nothing about the person of the earlier one. */
  private own(): Person {
    const { generation } = session;
    return this.person.generation === generation ? this.person : { generation };
  }

  /** Sends the attribution of a campaign (spec §3 actionEventInfo). */
  attribution(eventType: string): void {
    const { platform, campaign, attributionFlag } = channel;
    const actionEventInfo = JSON.stringify({ sourceFlag: attributionFlag, ...campaign });
    call(trackCalls.eventTrack, { eventType, platform, actionEventInfo }).catch(() => undefined);
  }

  private add(eventType: string, page_id: PageId, page_name: string): void {
    const event: PageEvent = {
      eventType,
      page_id,
      page_name,
      cjj_id: persisted.get('cjj_id'),
      client: page.target === 'weapp' ? 'weapp' : 'H5',
      userStatus: trackedStatus(session.loggedIn ? session.userInfo : null, knownStatus.get()),
      sourceid: channel.sourceId,
      TestFlowId: this.own().testFlowId ?? '',
      // A field of the anti-fraud vendor, a third party.
      anti_fraud_value: '',
      eventTime: new Date().toISOString(),
    };
    this.waiting = [...this.waiting, event].slice(-MOST_EVENTS);
    this.timer ??= setTimeout(() => this.flush(), BATCH_MS);
  }

  private take(): readonly PageEvent[] {
    const events = this.waiting;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
    return events;
  }

  private flush(): void {
    const records = this.take();
    if (records.length > 0) call(trackCalls.trackInsert, { records: [...records] }).catch(() => undefined);
  }

  private leave(): void {
    if (this.waiting.length === 0) return;
    const body = JSON.stringify({ records: this.waiting });
    if (port.sendOnLeave(channel.baseUrl + GATEWAY_PREFIX + TRACK_PATH, body)) this.take();
    else this.flush();
  }

  private async send({ eventType, pageModule }: Action, eventResult: string): Promise<void> {
    const [{ osName }, phone] = await Promise.all([device.info(), session.shownPhone()]);
    await call(trackCalls.trackInsertRecord, {
      eventType,
      pageModule,
      eventResult,
      appVer: VERSION,
      terminalType: channel.terminalType,
      osType: osName,
      platform: channel.platform,
      loanType: channel.productType,
      channelId: channel.ids.oneChannelId ?? '',
      custId: persisted.get('uid'),
      phone,
    });
  }
}

export const track = new Track();
