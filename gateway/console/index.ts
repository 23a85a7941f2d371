import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { benefitApi } from './api/benefits';
import { clockApi } from './api/clock';
import { contentApi } from './api/content';
import { customerApi } from './api/customers';
import { decisionApi } from './api/decisions';
import { employerMailApi } from './api/employerMails';
import { entryApi } from './api/entries';
import { faultApi } from './api/faults';
import { grayApi } from './api/gray';
import { jobApi } from './api/jobs';
import { ledgerApi } from './api/ledger';
import { loginApi } from './api/logins';
import { messageApi } from './api/messages';
import { offlineApi } from './api/offline';
import { proposalApi } from './api/proposals';
import { protocolApi } from './api/protocols';
import { supplementApi } from './api/supplements';
import { optionApi } from './api/options';
import { recordApi } from './api/records';
import { recordingApi } from './api/recordings';
import { releaseApi } from './api/releases';
import { reviewApi } from './api/reviews';
import { sessionApi } from './api/sessions';
import { specimenApi } from './api/specimens';
import { stateApi } from './api/states';
import { timelineApi } from './api/timeline';
import { traceApi } from './api/traces';
import { Busy } from '../busy';
import { refuse } from '../refusals/general';
import { textsCanBeKept } from '../calls/texts';
import { forOwnPagesOnly } from '../ownHosts';
import { bundleOnce } from './bundle';
import { Problem } from './problem';
import type { ConsoleApi, ConsoleTools } from './tools';

const APIS: readonly ConsoleApi[] = [
  messageApi,
  clockApi,
  customerApi,
  ledgerApi,
  jobApi,
  faultApi,
  decisionApi,
  sessionApi,
  releaseApi,
  specimenApi,
  recordApi,
  recordingApi,
  contentApi,
  entryApi,
  grayApi,
  loginApi,
  optionApi,
  offlineApi,
  proposalApi,
  protocolApi,
  benefitApi,
  supplementApi,
  employerMailApi,
  stateApi,
  timelineApi,
  traceApi,
  reviewApi,
];

const POLICY =
  "default-src 'self'; img-src 'self' blob:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'";

/** The JSON interface under /sandbox/api; an invalid request is answered 400 `{"code": 400, "message", "fields"}`: what is wrong with which entry. */
async function jsonInterface(app: FastifyInstance, tools: ConsoleTools): Promise<void> {
  app.addHook('onRequest', forOwnPagesOnly(tools.settings));
  // A foreign page can post forms and plain text here without a CORS preflight.
  app.removeContentTypeParser(['application/x-www-form-urlencoded', 'text/plain']);
  app.setErrorHandler((error: (Error & { statusCode?: number }) | Problem, request, reply) => {
    if (error instanceof Problem) {
      const { message, fields } = error;
      return reply.code(400).send({ code: 400, message, fields });
    }
    if (error instanceof Busy) {
      const { code, desc } = refuse('busy');
      request.log.warn({ err: error, req: request }, 'busy');
      return reply.code(503).send({ code: Number(code), message: desc });
    }
    if (error.statusCode !== undefined && error.statusCode < 500) {
      return reply.code(400).send({ code: 400, message: '请求体应是 JSON' });
    }
    request.log.error({ err: error, req: request }, 'console failed');
    return reply.code(500).send({ code: 500, message: `控制台出错了：${error.message}` });
  });
  app.addHook('preValidation', async ({ body, query, params }) => {
    if (!textsCanBeKept([body, query, params])) throw new Problem('内容里有不能保存的字符');
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ code: 404, message: '控制台没有这个接口' }),
  );
  for (const api of APIS) api(app, tools);
}

const TYPES = { 'workbench.js': 'text/javascript', 'workbench.css': 'text/css' } as const;

/** The sandbox's console: a page at /sandbox/, and the same as JSON. Never registered in production mode. */
export async function consoleRoutes(app: FastifyInstance, tools: ConsoleTools): Promise<void> {
  await app.register(jsonInterface, { prefix: '/sandbox/api', ...tools });
  app.get('/sandbox', (_request, reply) => reply.redirect('/sandbox/', 302));
  const bundle = bundleOnce();
  for (const [name, type] of Object.entries(TYPES)) {
    app.get(`/sandbox/${name}`, async (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type(`${type}; charset=utf-8`)
        .send((await bundle()).get(name)),
    );
  }
  await app.register(fastifyStatic, {
    root: join(__dirname, 'page'),
    prefix: '/sandbox/',
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.setHeader('cache-control', 'no-cache');
      reply.setHeader('content-security-policy', POLICY);
    },
  });
}
