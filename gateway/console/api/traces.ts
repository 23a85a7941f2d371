import * as v from 'valibot';
import { checked, phoneField, Problem } from '../problem';
import type { ConsoleApi } from '../tools';

const TRACE_NO = '跟踪号最多64位字母、数字或横线';
const query = v.object({
  phone: v.optional(v.union([v.literal(''), phoneField], '手机号应是11位'), ''),
  traceNo: v.optional(v.pipe(v.string(TRACE_NO), v.trim(), v.regex(/^[\w-]{0,64}$/, TRACE_NO)), ''),
});

const one = v.object({ id: v.pipe(v.string(), v.digits('请给出调用的序号'), v.transform(Number)) });

/** GET traces: the last calls of this process, newest first, of all or of one phone, and by trace number. GET traces/:id: one of them. DELETE forgets them. */
export const traceApi: ConsoleApi = (app, { tracer }) => {
  app.get('/traces', async (request) => tracer.list(checked(query, request.query)));
  app.get('/traces/:id', async (request) => {
    const trace = tracer.find(checked(one, request.params).id);
    if (trace === undefined) throw new Problem('这个调用已经不在内存里了');
    return trace;
  });
  app.delete('/traces', async () => {
    tracer.clear();
    return [];
  });
};
