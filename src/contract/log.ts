import * as v from 'valibot';
import { defineCalls } from './define';
import { count, done, maskedPhone } from './fields';

const short = v.pipe(v.string(), v.maxLength(200));
/** As encodeURIComponent writes it. */
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
      /** The customer's number; '' where nobody is logged in. */
      uid: short,
      /** A whole number does not pass. */
      phone: v.union([maskedPhone, v.literal('')]),
      platform: short,
      /** From the device-info query (constId). */
      deviceId: short,
      /** Of this run of the app. */
      sessionId: short,
      page: short,
      osName: short,
      osVersion: short,
      deviceModel: short,
      /** Of the screen, in CSS px. */
      width: count,
      height: count,
      versionCode: short,
      wgtVersion: short,
      networkType: short,
      reportTime: short,
      errorType: short,
      errorInfo: encoded,
      /** By which a person who calls can name it. */
      traceNo: short,
    }),
    response: done,
  },
});
