import type { FastifyRequest } from 'fastify';

/** As short as nothing that is needed to find a failure, as long as phones, ID numbers and cards. */
const LONG_NUMBER = /\d{7,}[\dXx]?/g;

const scrubbed = (text: string): string => text.replace(LONG_NUMBER, '***');

type LoggedError = Error & Partial<Record<'code' | 'table' | 'constraint', string>>;

/**
 * Options of the gateway's log. A database error brings the statement's values with it (`detail`, `params`), an address its query:
 * of errors only what names the failure is written, of requests the route.
 */
export const LOG_OPTIONS = {
  level: 'warn',
  serializers: {
    err: ({ name, message, stack = '', code, table, constraint }: LoggedError) => ({
      type: name,
      message: scrubbed(message),
      stack: scrubbed(stack),
      code,
      table,
      constraint,
    }),
    req: ({ id, method, routeOptions }: FastifyRequest) => ({ id, method, route: routeOptions.url }),
  },
  hooks: {
    logMethod(this: unknown, args: unknown[], method: (...args: unknown[]) => void): void {
      method.apply(
        this,
        args.map((arg) => (typeof arg === 'string' ? scrubbed(arg) : arg)),
      );
    },
  },
};
