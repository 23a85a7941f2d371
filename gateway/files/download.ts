import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Database } from '../database';
import { filePolicy } from '../headers';
import { setTicketUsed } from '../queries/tickets';
import type { GatewaySettings } from '../settings';
import { refuseFile } from './refuse';
import { openTicket } from './ticket';

/** RFC 6266: a plain file name for old clients, the real file name in UTF-8. */
const disposition = (title: string): string =>
  `inline; filename="contract.pdf"; filename*=UTF-8''${encodeURIComponent(`${title}.pdf`)}`;

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
export function downloadRoute(
  app: FastifyInstance,
  { db, settings }: { readonly db: Database; readonly settings: GatewaySettings },
): void {
  app.route<{ Params: { ticket: string } }>({
    method: ['GET', 'HEAD'],
    url: '/files/:ticket',
    async handler(request, reply) {
      const take = request.method === 'GET';
      const opened = await openTicket({ db, settings }, request.params.ticket, 'download', take);
      if ('status' in opened) return refuseFile(reply, opened, take);
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
