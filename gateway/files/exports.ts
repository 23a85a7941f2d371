import type { FastifyInstance } from 'fastify';
import type { Database } from '../database';
import { EXPORT_NAMES, EXPORT_TYPES } from '../handlers/dataExport/names';
import { readClock } from '../queries/clock';
import { lockExportFile, takeExportFile, type ExportContent } from '../queries/dataExports';
import { sha256 } from '../papers/facts';
import { hashToken } from '../secrets';
import type { GatewaySettings } from '../settings';
import { asFile } from './asFile';
import { linkLives } from './link';
import { refuseFile, type Closed } from './refuse';
import { isTicket } from './ticket';

const UNKNOWN: Closed = { status: 404, message: '没有找到这份文件，请回到账号管理重新打开' };
const TAKEN: Closed = { status: 410, message: '这份文件已经下载过了，需要时请重新导出' };
const CHANGED: Closed = { status: 409, message: '这份文件的内容不完整，请重新导出' };
const EXPIRED: Closed = { status: 410, message: '这份文件已超过24小时，请重新导出' };
const CLOSED: Closed = { status: 410, message: '这个下载地址已失效，请回到账号管理重新打开' };

/** Looks up a file by its ticket; `take` uses it up and deletes the content. */
async function open(db: Database, ticket: string, take: boolean): Promise<ExportContent | Closed> {
  if (!isTicket(ticket)) return UNKNOWN;
  return db.tx(async (sql) => {
    const file = await lockExportFile(sql, hashToken(ticket));
    if (file === undefined) return UNKNOWN;
    const now = await readClock(sql);
    if (file.taken_at !== null) return TAKEN;
    if (file.expires_at <= now || file.content === null) return EXPIRED;
    if (!(await linkLives(sql, { sessionHash: file.session_hash, until: file.ticket_until }, now)))
      return CLOSED;
    if (file.digest !== null && sha256(file.content) !== file.digest) return CHANGED;
    if (take) await takeExportFile(sql, file, now);
    return file;
  });
}

/** GET /exports/:ticket: a file of a person's own data, once, within five minutes and while the session lasts. HEAD may be asked as often as a viewer likes. */
export function exportRoute(
  app: FastifyInstance,
  { db, settings }: { readonly db: Database; readonly settings: GatewaySettings },
): void {
  app.route<{ Params: { ticket: string } }>({
    method: ['GET', 'HEAD'],
    url: '/exports/:ticket',
    async handler(request, reply) {
      const take = request.method === 'GET';
      const found = await open(db, request.params.ticket, take);
      if ('status' in found) return refuseFile(reply, found, take);
      const { format, content } = found;
      const names = { plain: `data.${format}`, real: EXPORT_NAMES[format] };
      const head = { names, type: EXPORT_TYPES[format], shown: 'attachment' } as const;
      return asFile(reply, settings, head).send(take ? content : undefined);
    },
  });
}
