import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Database } from './database';
import { EXPORT_NAMES, EXPORT_TYPES } from './handlers/dataExport/names';
import { filePolicy } from './headers';
import { readClock } from './queries/clock';
import { lockExportFile, takeExportFile, type ExportContent } from './queries/dataExports';
import { hashToken } from './secrets';
import type { GatewaySettings } from './settings';

const params = v.object({ ticket: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)) });

interface Closed {
  readonly status: 404 | 410;
  readonly message: string;
}

const UNKNOWN: Closed = { status: 404, message: '没有找到这份文件，请回到账号管理重新打开' };
const TAKEN: Closed = { status: 410, message: '这份文件已经下载过了，需要时请重新导出' };
const EXPIRED: Closed = { status: 410, message: '这份文件已超过24小时，请重新导出' };

/** Looks up a file by its ticket; `take` uses it up and deletes the content. */
async function open(db: Database, ticket: string, take: boolean): Promise<ExportContent | Closed> {
  return db.tx(async (sql) => {
    const file = await lockExportFile(sql, hashToken(ticket));
    if (file === undefined) return UNKNOWN;
    const now = await readClock(sql);
    if (file.taken_at !== null) return TAKEN;
    if (file.expires_at <= now || file.content === null) return EXPIRED;
    if (take) await takeExportFile(sql, file, now);
    return file;
  });
}

/** GET /exports/:ticket: a file of a person's own data, once, within a day. HEAD may be asked as often as a viewer likes. */
export async function exportRoutes(
  app: FastifyInstance,
  { db, settings }: { db: Database; settings: GatewaySettings },
): Promise<void> {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/exports/:ticket',
    async handler(request, reply) {
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
      const given = v.safeParse(params, request.params);
      const take = request.method === 'GET';
      const found = given.success ? await open(db, given.output.ticket, take) : UNKNOWN;
      if ('status' in found) {
        return reply
          .code(found.status)
          .type('text/plain; charset=utf-8')
          .send(take ? found.message : null);
      }
      const name = encodeURIComponent(EXPORT_NAMES[found.format]);
      reply
        .header('content-security-policy', filePolicy(settings.pages))
        .type(EXPORT_TYPES[found.format])
        .header(
          'content-disposition',
          `attachment; filename="data.${found.format}"; filename*=UTF-8''${name}`,
        )
        .header('accept-ranges', 'none');
      return reply.send(take ? found.content : undefined);
    },
  });
}
