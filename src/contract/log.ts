import * as v from 'valibot';
import { defineCalls } from './define';
import { nothing } from './fields';

const short = v.pipe(v.string(), v.maxLength(200));

export const logCalls = defineCalls({
  /** Error log (spec §3 Error-log record); the record holds no personal data by construction. */
  errorSave: {
    verb: 'POST',
    path: '/api/zy/error/saveData',
    body: 'json',
    auth: 'none',
    answer: 'data',
    silent: true,
    request: v.object({
      platform: short,
      page: short,
      osName: short,
      versionCode: short,
      networkType: short,
      reportTime: short,
      errorType: short,
      errorInfo: v.pipe(v.string(), v.maxLength(2000)),
      traceNo: short,
    }),
    response: nothing,
  },
});
