import * as v from 'valibot';
import { defineCalls } from './define';
import { count, done, nothing, sealedPhone, text, yesNo } from './fields';

const short = v.pipe(v.string(), v.maxLength(200));

/** Gray release (spec §4 Gray mode). The spec names no folder for the first three; we chose the one of the front path. */
export const grayCalls = defineCalls({
  /** Whether this customer is in the gray release, and by which strategy: the same as in the headers of every answer. */
  queryCustGrayTag: {
    verb: 'POST',
    path: '/applfront/gray/queryCustGrayTag',
    body: 'sealed',
    auth: 'member',
    request: nothing,
    response: v.object({ gray: yesNo, custGrayId: v.string(), monitor: count }),
  },
  /** Whether a gray release is running. */
  queryGrayTag: {
    verb: 'POST',
    path: '/applfront/gray/queryGrayTag',
    body: 'sealed',
    auth: 'client',
    request: nothing,
    response: v.object({ gray: yesNo, strategyId: v.string() }),
  },
  /** Spec §3 Gray log fields; `phone` is encrypted under the phone key, '' where the client has no whole number. */
  saveH5GrayLog: {
    verb: 'POST',
    path: '/applfront/gray/saveH5GrayLog',
    body: 'sealed',
    auth: 'client',
    request: v.object({
      strategyId: short,
      uid: short,
      phone: sealedPhone,
      deviceFingerprint: short,
      terminalModel: short,
      terminalType: short,
      platform: short,
      pageRoute: short,
      environment: short,
      operateType: v.picklist(['enter', 'arrive', 'page', 'back']),
      type: v.picklist(['gray', 'production']),
    }),
    response: done,
  },
  /** The gray variant has opened: the variant before, and the variant now. */
  grayUpgradeSaveLog: {
    verb: 'POST',
    path: '/api/grayUpgrade/saveLog',
    body: 'sealed',
    auth: 'client',
    answer: 'data',
    request: v.object({ strategyId: short, platform: short, environment: short, versionCode: text(9) }),
    response: done,
  },
});
