import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Settlement } from './settlement';

const body = v.object({ orderNo: v.pipe(v.string(), v.regex(/^\w{1,64}$/)) });

/**
 * `POST /settlement/changed` with `{"orderNo"}`: the bank says that it has decided something. What it decided is not taken from here,
 * where anybody could write: it is asked for. Always 202, so that nobody learns which orders there are.
 */
export async function bankNotifyRoute(
  app: FastifyInstance,
  { settlement }: { settlement: Settlement },
): Promise<void> {
  app.post('/settlement/changed', { bodyLimit: 1024 }, async (request, reply) => {
    const given = v.safeParse(body, request.body);
    if (given.success) void settlement.settle(given.output.orderNo);
    return reply.code(202).send({});
  });
}
