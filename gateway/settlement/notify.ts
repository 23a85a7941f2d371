import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Settlement } from './settlement';

const body = v.object({ orderNo: v.pipe(v.string(), v.regex(/^\w{1,64}$/)) });

/**
 * `POST /settlement/changed` with `{"orderNo"}`: the bank notifies that it has decided an order. Anybody can call this, so the gateway asks
 * the bank for the decision itself. Always answers 202, so that no one learns which orders exist.
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
