import type { FastifyInstance } from 'fastify';
import { listMessages } from '../queries/messages';
import { Person } from './person';
import type { ConsoleTools } from './tools';

/** A persona calls this gateway itself, in process. */
export function personAt(app: FastifyInstance, { db, keys }: ConsoleTools, phone: string): Person {
  return new Person(
    {
      keys: keys(),
      send: async ({ method, url, headers, payload }) => {
        const answer = await app.inject({
          method,
          url,
          headers: { ...headers },
          ...(payload === undefined ? {} : { payload }),
        });
        return { status: answer.statusCode, body: answer.body };
      },
      codeOf: async (to) => (await listMessages(db, to)).find(({ code }) => code !== '')?.code ?? '',
    },
    phone,
  );
}
