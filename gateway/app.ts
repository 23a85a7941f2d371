import multipart from '@fastify/multipart';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { consoleRoutes } from './console';
import { Recorder } from './console/scenario/recorder';
import type { ConsoleTools } from './console/tools';
import type { Database } from './database';
import { fileRoutes } from './files';
import { PaperDesk } from './papers/desk';
import { pagePolicies, plainAnswers, safeHeaders, unreadableAddress, type PageSources } from './headers';
import { openingKeys } from './keyring';
import { idDigestBy } from './idDigest';
import { clientOf, passwordKeysOf, phoneSealBy, type SandboxKeys } from './keys';
import { childLogger, logOptions } from './log';
import type { Lifecycle, Metrics } from './operations';
import { onOwnHostsOnly } from './ownHosts';
import { bankPageRoutes, bankSkipRoute, facePageRoutes, partnerPageRoutes, verifyRoutes } from './pages';
import { registerCalls } from './router';
import type { GatewaySettings } from './settings';
import { specimenRoutes } from './specimens';
import { bankNotifyRoute } from './settlement';
import type { JobQueue } from './jobs/queue';
import { makeWork } from './work';
import { makeProfile, type Profile } from './profile';
import { Tracer } from './trace';
import { makeProviders, makeSigner } from './providers';
import { requireProviders } from './providers/endpoint';
import type { DecryptThreads, GatewayKeys } from './wire';

interface GatewayParts {
  readonly db: Database;
  /** The newest keys: they may be rotated under a running gateway. */
  readonly keys: () => SandboxKeys;
  readonly settings: GatewaySettings;
  /** Open the sealed calls; none: this thread does. */
  readonly threads?: DecryptThreads;
  /** What health and metrics follow. */
  readonly operations?: { readonly lifecycle: Lifecycle; readonly metrics: Metrics };
  /** Where jobs are kept; without it nothing comes by itself. */
  readonly queue?: (log: (error: unknown, job: string) => void) => JobQueue;
  /** Where the log goes instead of standard output; false silences it (tests). */
  readonly log?: NodeJS.WritableStream | false;
}

const BODY_LIMIT = 256 * 1024;
/** How often connections are looked at for requests that take too long. */
const LOOK_AT_CONNECTIONS_MS = 5_000;

/** A file with a hash in its name never changes (config/h5.ts). */
const cacheControl = (path: string): string =>
  /\.[0-9a-f]{6,}\./.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';

/** Serves a build of the app under `prefix`. Its addresses are relative, so any prefix works. */
async function serveApp(
  app: FastifyInstance,
  folder: string | undefined,
  { prefix, sources }: { prefix: '/' | '/gray/'; sources: PageSources },
) {
  if (folder === undefined || !existsSync(folder)) return;
  const policyOf = pagePolicies(sources);
  await app.register(fastifyStatic, {
    root: resolve(folder),
    prefix,
    decorateReply: prefix === '/',
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.setHeader('cache-control', cacheControl(path));
      const policy = policyOf(path);
      if (policy !== undefined) reply.setHeader('content-security-policy', policy);
    },
  });
}

/** Hooks for health and metrics, before any route. */
function follow(
  app: FastifyInstance,
  db: Database,
  operations: GatewayParts['operations'],
): Metrics | undefined {
  operations?.lifecycle.follow(app);
  operations?.metrics.follow(app);
  operations?.metrics.ofDatabase(db);
  return operations?.metrics;
}

/** The server without a route: its limits, and the body that only one kind of call has. */
function openServer(
  settings: GatewaySettings,
  { rewriteUrl }: Pick<Profile, 'rewriteUrl'>,
  log: GatewayParts['log'],
): FastifyInstance {
  const app = Fastify({
    ...(rewriteUrl !== undefined && { rewriteUrl }),
    logger: log === false ? false : { ...logOptions(settings.logLevel), ...(log && { stream: log }) },
    childLoggerFactory: childLogger,
    frameworkErrors: unreadableAddress(settings.pages),
    bodyLimit: BODY_LIMIT,
    trustProxy: ['loopback', ...settings.trustedProxies],
    forceCloseConnections: true,
    // The start waits for the tables of the queue, which other processes may be making on a slow database.
    pluginTimeout: 0,
    requestTimeout: settings.limits.requestMs,
    connectionTimeout: settings.limits.requestMs,
    http: { connectionsCheckingInterval: LOOK_AT_CONNECTIONS_MS },
  });
  app.server.maxConnections = settings.limits.connections;
  // Node takes the longer of the two for the whole request: its own 60 s for the headers would hold a shorter limit up.
  app.server.headersTimeout = Math.min(app.server.headersTimeout, settings.limits.requestMs);
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(body as string)));
    },
  );
  return app;
}

/** What hears of each call for the console. */
function earsOf(db: Database, keys: GatewayKeys): Pick<ConsoleTools, 'recorder' | 'tracer'> {
  const recorder = new Recorder(db);
  return { recorder, tracer: new Tracer(keys, (ended) => recorder.call(ended)) };
}

/** The whole gateway, not yet listening. */
export async function buildApp({
  db,
  keys,
  settings,
  threads,
  operations,
  queue,
  log,
}: GatewayParts): Promise<FastifyInstance> {
  if (settings.production) requireProviders(process.env);
  const profile = makeProfile(settings);
  const app = openServer(settings, profile, log);
  const metrics = follow(app, db, operations);
  await safeHeaders(app, settings.pages);
  plainAnswers(app);
  profile.hooks?.(app);
  await app.register(multipart);
  const idDigest = idDigestBy(keys);
  const providers = () => makeProviders({ db, settings });
  const jobs = queue?.((err, job) => app.log.error({ err, job }, 'job failed'));
  const work = makeWork(app, { db, settings, idDigest, providers, queue: jobs });
  if (jobs !== undefined) metrics?.ofJobs(jobs);
  const papers = new PaperDesk({
    db,
    settings,
    changed: (file) => app.log.error({ file }, 'a paper is not what was written down'),
    failed: (err, file) => app.log.error({ err, file }, 'a paper was not signed'),
    signer: () => makeSigner(keys),
  });
  const opened = (key: 'current' | 'previous') => metrics?.openedWith(key);
  const opening = { ...openingKeys(keys), opened };
  const ears = settings.production ? undefined : earsOf(db, opening);
  registerCalls(app, BODY_LIMIT, {
    db,
    settings,
    profile,
    ...work,
    papers,
    keys: opening,
    ...(threads !== undefined && { threads }),
    ...(ears !== undefined && { tracer: ears.tracer }),
    ...(metrics !== undefined && { metrics }),
    client: () => clientOf(keys()),
    passwordKeys: () => passwordKeysOf(keys()),
    idDigest,
    sealPhone: phoneSealBy(keys),
  });
  await app.register(fileRoutes, { db, settings, papers });
  await app.register(verifyRoutes, { db, settings });
  await app.register(bankSkipRoute, { db });
  await app.register(bankNotifyRoute, work);
  if (ears !== undefined) {
    await app.register(async (sandbox) => {
      sandbox.addHook('onRequest', onOwnHostsOnly(settings));
      ears.recorder.follow(sandbox);
      await sandbox.register(specimenRoutes);
      await sandbox.register(facePageRoutes, { db });
      await sandbox.register(bankPageRoutes, { db, settings });
      await sandbox.register(partnerPageRoutes, { db, settings });
      await sandbox.register(consoleRoutes, { db, settings, keys, papers, jobs, ...ears, ...work });
    });
  }
  await serveApp(app, settings.appDir, { prefix: '/', sources: settings.pages });
  await serveApp(app, settings.grayDir, { prefix: '/gray/', sources: settings.pages });
  app.get('/gray', (_request, reply) => reply.redirect('/gray/', 302));
  return app;
}
