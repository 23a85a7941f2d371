import * as v from 'valibot';
import { defineCalls } from './define';
import { count, done } from './fields';
import { maskedPhone } from './fields';

const short = v.pipe(v.string(), v.maxLength(200));
/** Output of encodeURIComponent. */
const encoded = v.pipe(v.string(), v.maxLength(4000), v.regex(/^[\w\-.!~*'()%]*$/));

export const logCalls = defineCalls({
  /** Error log (spec §3 Error-log record); the record holds no personal data by construction (domain/log). */
  errorSave: {
    verb: 'POST',
    path: '/api/zy/error/saveData',
    body: 'json',
    auth: 'none',
    answer: 'data',
    silent: true,
    request: v.object({
      /** The customer's number; '' where no one is logged in. */
      uid: short,
      /** An unmasked number is not valid. */
      phone: v.union([maskedPhone, v.literal('')]),
      platform: short,
      /** From the device-info query (constId). */
      deviceId: short,
      /** Id of this run of the app. */
      sessionId: short,
      page: short,
      osName: short,
      osVersion: short,
      deviceModel: short,
      /** Width of the screen, in CSS px. */
      width: count,
      height: count,
      versionCode: short,
      wgtVersion: short,
      networkType: short,
      reportTime: short,
      errorType: short,
      errorInfo: encoded,
      /** Number that the person can give to customer service. */
      traceNo: short,
    }),
    response: done,
  },
});
