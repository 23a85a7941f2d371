/**
 * The event of a gray log (spec §3, operateType; the spec gives no values):
 * - `enter`: the person was put into the gray release
 * - `arrive`: the gray page has opened
 * - `page`: another page was shown
 * - `back`: the person was taken out
 */
export type GrayOperation = 'enter' | 'arrive' | 'page' | 'back';

/** Spec §3 Gray log fields. */
export interface GrayRecord {
  readonly strategyId: string;
  readonly uid: string;
  /** Encrypted under the phone key; '' if no one is logged in. */
  readonly phone: string;
  readonly deviceFingerprint: string;
  readonly terminalModel: string;
  readonly terminalType: string;
  readonly platform: string;
  readonly pageRoute: string;
  readonly environment: string;
  readonly operateType: GrayOperation;
  /** Which variant the person is on. */
  readonly type: 'gray' | 'production';
}
