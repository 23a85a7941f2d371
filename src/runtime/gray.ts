import { grayCalls } from '@/contract/gray';
import { isGrayAddress } from '@/domain/channel/environment';
import { grayPathFor } from '@/domain/gray/move';
import type { GrayOperation, GrayRecord } from '@/domain/gray/record';
import { grayAfter, grayHeaders, isTracking, type GrayInfo } from '@/domain/gray/state';
import { persisted } from '@/storage/persisted';
import { currentRoute, routeOf } from '@/navigation';
import { device } from '@/platform/device';
import { deviceToken } from '@/platform/deviceToken';
import type { HttpPort } from '@/platform/http';
import { page } from '@/platform/page';
import { call } from '@/request';
import { TIMEOUT_MS, VERSION_CODE } from '@/settings';
import { channel } from '@/stores/channel';
import { session } from '@/stores/session';

/** The app moves to the gray page after this time without a running request. */
const CALM_MS = 400;
const MAX_TEXT = 200;

/** The gray release, from the headers of the answers (spec §4 Gray mode, §6 Gray users). */
export class Gray {
  private underWay = 0;
  private calm: ReturnType<typeof setTimeout> | undefined;
  private lastRoute = '';
  /** The gray page could not be reached: do not try again in this run. */
  private unreachable = false;
  private arriving = false;

  get info(): GrayInfo {
    return persisted.get('grayInfo');
  }

  /** The page is at an address of the gray variant (spec §1). */
  get onGrayPage(): boolean {
    return isGrayAddress(page.entry().path);
  }

  readonly headers = (): Readonly<Record<string, string>> => grayHeaders(this.info);

  /** Called with the headers of each answer; names in lower case. */
  readonly onHeaders = (headers: Readonly<Record<string, string>>): void => {
    const before = this.info;
    const after = grayAfter(before, headers, { grayPage: this.onGrayPage, now: Date.now() });
    if (after !== before) {
      persisted.set({ grayInfo: after });
      this.log(after.gray ? 'enter' : 'back');
    }
    this.look();
  };

  /** The same adapter with a request counter: the app moves to the gray page only while no request is running. */
  watching(port: HttpPort): HttpPort {
    const counted = async <T>(asking: Promise<T>): Promise<T> => {
      this.underWay += 1;
      clearTimeout(this.calm);
      try {
        return await asking;
      } finally {
        this.underWay -= 1;
        if (this.underWay === 0) this.calm = setTimeout(() => void this.move(port), CALM_MS);
      }
    };
    const { hasOrigin, filesPerUpload } = port;
    return {
      hasOrigin,
      filesPerUpload,
      send: (request) => counted(port.send(request)),
      upload: (upload) => counted(port.upload(upload)),
    };
  }

  /** The gray page has opened for a gray user: the first page shown is logged as the arrival. */
  arrived(): void {
    const { gray, custGrayId } = this.info;
    if (!gray || !this.onGrayPage) return;
    this.arriving = true;
    this.lastRoute = '';
    const { platform, env } = channel;
    const record = { strategyId: custGrayId, platform, environment: env, versionCode: VERSION_CODE };
    void call(grayCalls.grayUpgradeSaveLog, record).catch(() => undefined);
  }

  /** With the first answer on another page than before, logs that page: every page makes calls. */
  private look(): void {
    const info = this.info;
    if (info.track && !isTracking(info, Date.now())) persisted.set({ grayInfo: { ...info, track: false } });
    const route = currentRoute()?.address.split('?', 1)[0] ?? '';
    if (route === '' || route === this.lastRoute) return;
    this.lastRoute = route;
    this.log(this.arriving ? 'arrive' : 'page');
    this.arriving = false;
  }

  /** Only while tracking. A log that fails is lost; the failure goes to the error log (spec §8). */
  private log(operateType: GrayOperation): void {
    if (isTracking(this.info, Date.now())) void this.send(operateType).catch(() => undefined);
  }

  private async send(operateType: GrayOperation): Promise<void> {
    const { custGrayId, gray } = this.info;
    const pageRoute = currentRoute()?.address.split('?', 1)[0] ?? '';
    const [{ model, osName }, fingerprint, phone] = await Promise.all([
      device.info(),
      deviceToken.read(),
      session.sealedPhone(),
    ]);
    const record: GrayRecord = {
      strategyId: custGrayId,
      uid: persisted.get('uid'),
      phone,
      deviceFingerprint: fingerprint.slice(0, MAX_TEXT),
      terminalModel: (model || osName).slice(0, MAX_TEXT),
      terminalType: channel.terminalType,
      platform: channel.platform,
      pageRoute,
      environment: channel.env,
      operateType,
      type: gray ? 'gray' : 'production',
    };
    await call(grayCalls.saveH5GrayLog, { ...record });
  }

  /** Moves from a tab to the gray page, with the same route and session, if the gray page exists. */
  private async move(port: HttpPort): Promise<void> {
    const key = currentRoute()?.key;
    const calm = this.underWay === 0 && key !== undefined && routeOf(key).tab === true;
    const path = grayPathFor(this.info.gray, { path: page.entry().path, calm });
    if (path === undefined || this.unreachable) return;
    const asked = { verb: 'GET', url: page.origin() + path, headers: {}, timeoutMs: TIMEOUT_MS } as const;
    const there = await port.send(asked).then(
      ({ status }) => status === 200,
      () => false,
    );
    this.unreachable = !there;
    if (there && this.underWay === 0) page.moveTo(path);
  }
}

export const gray = new Gray();
