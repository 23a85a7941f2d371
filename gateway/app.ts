import multipart from '@fastify/multipart';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { consoleRoutes } from './console';
import type { Database } from './database';
import { fileRoutes } from './files';
import type { SandboxKeys } from './keys';
import { facePageRoutes } from './pages';
import { registerCalls } from './router';
import type { GatewaySettings } from './settings';
import { specimenRoutes } from './specimens';
import { gatewayKeys } from './wire';

export interface GatewayParts {
  readonly db: Database;
  readonly keys: SandboxKeys;
  readonly settings: GatewaySettings;
  /** False silences the log (tests). */
  readonly logger?: boolean;
}

const BODY_LIMIT = 256 * 1024;

/** Names of hashed build output never change their content. */
const cacheControl = (path: string): string =>
  /\.[0-9a-f]{8,}\./.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';

async function serveApp(app: FastifyInstance, appDir: string | undefined): Promise<void> {
  if (appDir === undefined || !existsSync(appDir)) return;
  await app.register(fastifyStatic, {
    root: resolve(appDir),
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.setHeader('cache-control', cacheControl(path));
    },
  });
}

/** The whole gateway, not yet listening. */
export async function buildApp({
  db,
  keys,
  settings,
  logger = true,
}: GatewayParts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logger ? { level: 'warn' } : false,
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: true,
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(body as string)));
    },
  );
  await app.register(multipart);
  registerCalls(app, {
    db,
    settings,
    keys: gatewayKeys(keys.privateKey),
    client: { id: keys.clientId, secret: keys.clientSecret },
  });
  await app.register(fileRoutes, { db, settings });
  if (!settings.production) {
    await app.register(specimenRoutes);
    await app.register(facePageRoutes, { db });
    await app.register(consoleRoutes, { db, settings, keys });
  }
  await serveApp(app, settings.appDir);
  return app;
}
