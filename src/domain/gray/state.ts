/** Spec §3 grayInfo. */
export interface GrayInfo {
  /** The person is in the gray release. */
  readonly gray: boolean;
  /** Id of the strategy that put the person into the gray release; '' for none. */
  readonly custGrayId: string;
  /** Minutes that tracking continues after the return to production. */
  readonly monitor: number;
  readonly track: boolean;
  /** When the person came back to production; milliseconds since 1970, 0 for never. */
  readonly backProdTime: number;
  /** When tracking ends; milliseconds since 1970, 0 while it is open. */
  readonly endTrackTime: number;
}

export const NO_GRAY: GrayInfo = {
  gray: false,
  custGrayId: '',
  monitor: 0,
  track: false,
  backProdTime: 0,
  endTrackTime: 0,
};

/**
 * Headers of an answer, names in lower case. The spec names only h5gray; we chose the names of the other two ("the strategy id header",
 * "a header") for client and gateway.
 */
export const GRAY_HEADER = 'h5gray';
export const STRATEGY_HEADER = 'graystrategyid';
export const MONITOR_HEADER = 'graymonitor';

/** A week: the most that a header may ask for. */
const MOST_MINUTES = 7 * 24 * 60;
const MINUTE_MS = 60_000;
const STRATEGY_ID = /^[\w.-]{1,64}$/;

export interface GrayMoment {
  /** The page is at an address of the gray variant; always false in a mini-program, which has no address. */
  readonly grayPage: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Spec §4 Gray mode: the state after an answer with these headers; the same object if nothing changes. The spec covers 'true' on a non-gray
 * page and 'false' on a gray page. The header also counts in the two other cases: the person was put in again while still on the gray page
 * (the way back is disabled), or was taken out before reaching the gray page.
 */
export function grayAfter(
  info: GrayInfo,
  headers: Readonly<Record<string, string>>,
  { grayPage, now }: GrayMoment,
): GrayInfo {
  const said = headers[GRAY_HEADER];
  if (said === 'true' && (!grayPage || !info.gray)) return entered(info, headers);
  // Every answer repeats the header. Only the first one is the return: later ones must not postpone the end of tracking.
  if (said === 'false' && (info.gray || (grayPage && info.backProdTime === 0))) return returned(info, now);
  return info;
}

function entered(info: GrayInfo, headers: Readonly<Record<string, string>>): GrayInfo {
  const id = headers[STRATEGY_HEADER] ?? '';
  const next: GrayInfo = {
    gray: true,
    custGrayId: STRATEGY_ID.test(id) ? id : '',
    monitor: minutes(headers[MONITOR_HEADER]),
    track: true,
    backProdTime: 0,
    endTrackTime: 0,
  };
  return same(info, next) ? info : next;
}

function returned(info: GrayInfo, now: number): GrayInfo {
  const endTrackTime = now + info.monitor * MINUTE_MS;
  return { ...info, gray: false, track: true, backProdTime: now, endTrackTime };
}

/** Spec §4: gray tracking stops after its end time. */
export const isTracking = ({ track, endTrackTime }: GrayInfo, now: number): boolean =>
  track && (endTrackTime === 0 || now <= endTrackTime);

/** Spec §6: gray users send the headers gray and custGrayId. */
export function grayHeaders({ gray, custGrayId }: GrayInfo): Readonly<Record<string, string>> {
  return gray ? { gray: 'true', custGrayId } : {};
}

function minutes(text: string | undefined): number {
  return text !== undefined && /^\d{1,5}$/.test(text) ? Math.min(Number(text), MOST_MINUTES) : 0;
}

const same = (one: GrayInfo, other: GrayInfo): boolean =>
  (Object.keys(NO_GRAY) as (keyof GrayInfo)[]).every((name) => one[name] === other[name]);
