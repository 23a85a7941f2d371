import type { FastifyRequest } from 'fastify';

/** Matches phones, ID numbers and card numbers, but no shorter numbers that help to find a failure. */
const LONG_NUMBER = /\d{7,}[\dXx]?/g;

const scrubbed = (text: string): string => text.replace(LONG_NUMBER, '***');

type LoggedError = Error & Partial<Record<'code' | 'table' | 'constraint', string>>;

/**
 * Options of the gateway's log. A database error carries the statement's values (`detail`, `params`), a URL its query. So the log gets only
 * the fields of an error that identify the failure, and only the route of a request.
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
