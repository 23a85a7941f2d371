import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { Database } from './database';
import { storedFile, type StoredFile } from './handlers/document/storedFile';
import { filePolicy } from './headers';
import { readClock } from './queries/clock';
import { fileById } from './queries/files';
import { lockTicket, setTicketUsed } from './queries/tickets';
import { hashToken } from './secrets';
import type { GatewaySettings } from './settings';

interface Closed {
  readonly status: 404 | 410;
  readonly message: string;
}
interface Open {
  readonly hash: string;
  readonly file: StoredFile;
}

const params = v.object({ ticket: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)) });

const UNKNOWN: Closed = { status: 404, message: '没有找到这份文件，请回到合同列表重新打开' };
const USED: Closed = { status: 410, message: '这个下载地址已经用过了，请回到合同列表重新打开' };
const EXPIRED: Closed = { status: 410, message: '这个下载地址已超过5分钟，请回到合同列表重新打开' };

/** RFC 6266: a plain file name for old clients, the real file name in UTF-8. */
const disposition = (title: string): string =>
  `inline; filename="contract.pdf"; filename*=UTF-8''${encodeURIComponent(`${title}.pdf`)}`;

/** Checks a ticket; `take` uses it up. */
async function openTicket(
  db: Database,
  settings: GatewaySettings,
  ticket: string,
  take: boolean,
): Promise<Open | Closed> {
  const hash = hashToken(ticket);
  return db.tx(async (sql) => {
    const row = await lockTicket(sql, hash);
    if (row === undefined) return UNKNOWN;
    if (row.expires_at <= (await readClock(sql))) return EXPIRED;
    if (row.used) return USED;
    const stored = await fileById(sql, row.file_id);
    const file = stored === undefined ? undefined : await storedFile(sql, stored, settings);
    if (file === undefined) return UNKNOWN;
    if (take) await setTicketUsed(sql, hash, true);
    return { hash, file };
  });
}

function headers(reply: FastifyReply, title: string, settings: GatewaySettings): FastifyReply {
  return reply
    .header('content-security-policy', filePolicy(settings.pages))
    .type('application/pdf')
    .header('content-disposition', disposition(title))
    .header('accept-ranges', 'none');
}

/**
 * GET /files/:ticket: a signed contract or a certificate as a PDF, once within five minutes. A viewer may ask with HEAD as often as it
 * likes; a Range is not served (the whole file comes instead, as RFC 9110 §14.2 allows), so that one GET is one download.
 */
export async function fileRoutes(
  app: FastifyInstance,
  { db, settings }: { db: Database; settings: GatewaySettings },
): Promise<void> {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/files/:ticket',
    async handler(request, reply) {
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
      const given = v.safeParse(params, request.params);
      const take = request.method === 'GET';
      const opened = given.success ? await openTicket(db, settings, given.output.ticket, take) : UNKNOWN;
      if ('status' in opened) {
        const { status, message } = opened;
        return reply
          .code(status)
          .type('text/plain; charset=utf-8')
          .send(take ? message : null);
      }
      const { hash, file } = opened;
      if (!take) return headers(reply, file.title, settings).send();
      try {
        const pdf = await file.draw();
        return await headers(reply, file.title, settings).send(pdf);
      } catch (error) {
        // Nothing was downloaded: the ticket may be tried again.
        await setTicketUsed(db, hash, false);
        throw error;
      }
    },
  });
}
