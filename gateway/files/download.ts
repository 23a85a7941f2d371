import type { FastifyInstance } from 'fastify';
import { setTicketUsed } from '../queries/tickets';
import { asFile } from './asFile';
import type { FileParts } from './parts';
import { refuseFile } from './refuse';
import { openTicket, WHY_NOT } from './ticket';

const head = (title: string) =>
  ({
    names: { plain: 'contract.pdf', real: `${title}.pdf` },
    type: 'application/pdf',
    shown: 'inline',
  }) as const;

/**
 * GET /files/:ticket: a signed contract or a certificate as a PDF, once within five minutes. A viewer may ask with HEAD as often as it
 * likes; a Range is not served (the whole file comes instead, as RFC 9110 §14.2 allows), so that one GET is one download.
 */
export function downloadRoute(app: FastifyInstance, { db, settings, papers }: FileParts): void {
  app.route<{ Params: { ticket: string } }>({
    method: ['GET', 'HEAD'],
    url: '/files/:ticket',
    async handler(request, reply) {
      const take = request.method === 'GET';
      const opened = await openTicket(db, request.params.ticket, 'download', take);
      if ('status' in opened) return refuseFile(reply, opened, take);
      const { hash, fileId, title, allowed } = opened;
      if (!take) return asFile(reply, settings, head(title)).send();
      try {
        const handed = await papers.handOut(allowed, fileId);
        if (handed.state !== 'given') {
          await setTicketUsed(db, hash, false);
          return refuseFile(reply, WHY_NOT[handed.state]);
        }
        return await asFile(reply, settings, head(title)).send(handed.pdf);
      } catch (error) {
        // Nothing was downloaded: the ticket may be tried again.
        await setTicketUsed(db, hash, false);
        throw error;
      }
    },
  });
}
