import * as v from 'valibot';
import { checked, phoneField } from '../problem';
import type { ConsoleApi } from '../tools';

const TRACE_NO = '跟踪号最多64位字母、数字或横线';
const query = v.object({
  phone: v.optional(v.union([v.literal(''), phoneField], '手机号应是11位'), ''),
  traceNo: v.optional(v.pipe(v.string(TRACE_NO), v.trim(), v.regex(/^[\w-]{0,64}$/, TRACE_NO)), ''),
});

/** GET traces: the last calls of this process, newest first, of all or of one phone, and by trace number. DELETE forgets them. */
export const traceApi: ConsoleApi = (app, { tracer }) => {
  app.get('/traces', async (request) => tracer.list(checked(query, request.query)));
  app.delete('/traces', async () => {
    tracer.clear();
    return [];
  });
};
