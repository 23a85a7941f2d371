import type { FastifyRequest, FastifyServerOptions } from 'fastify';

/** Matches phones, ID numbers and card numbers, but no shorter numbers that help to find a failure. */
const LONG_NUMBER = /\d{7,}[\dXx]?/g;

/** The text without them. */
export const scrubbed = (text: string): string => text.replace(LONG_NUMBER, '***');

/** Levels of the setting LOG_LEVEL: `info` writes two lines for each request. */
export const LOG_LEVELS = ['error', 'warn', 'info'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** What the client's trace numbers look like (src/request/layer.ts). Anything else is a text by a stranger. */
const TRACE_NO = /^[0-9A-Za-z]{12}$/;

/** The trace number that the client sent, which finds the call in the logs of both; undefined if it has another form. */
export function traceNoOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const given = headers['x-trace-no'];
  return typeof given === 'string' && TRACE_NO.test(given) && scrubbed(given) === given ? given : undefined;
}

type LoggedError = Error & Partial<Record<'code' | 'table' | 'constraint', string>>;

/**
 * Options of the gateway's log. A database error carries the statement's values (`detail`, `params`), a URL its query. So the log gets only
 * the fields of an error that identify the failure, and only the route of a request.
 */
const LOG_OPTIONS = {
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

export const logOptions = (level: LogLevel) => ({ ...LOG_OPTIONS, level });

/** Every line about a request has the client's trace number. */
export const childLogger: NonNullable<FastifyServerOptions['childLoggerFactory']> = (
  logger,
  bindings,
  options,
  { headers },
) => {
  const trace = traceNoOf({ headers });
  return logger.child(trace === undefined ? bindings : { ...bindings, trace }, options);
};
