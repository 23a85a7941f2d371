import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { drawPage } from '../documents/pages';
import type { FileParts } from './parts';
import { refuseFile } from './refuse';
import { openTicket, UNKNOWN, WHY_NOT } from './ticket';

/** Pixels: from the smallest phone to twice what the largest shows. */
const WIDTH = { least: 320, most: 2000 } as const;

const whole = (least: number, most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number), v.minValue(least), v.maxValue(most));
const asked = v.object({ number: whole(1, 999), width: whole(WIDTH.least, WIDTH.most) });

/**
 * GET /files/:ticket/pages/:number?width=: a page of a signed contract or of a certificate as PNG, for five minutes. Drawn here, so that no
 * phone has to load a PDF reader.
 */
export function pagesRoute(app: FastifyInstance, { db, papers }: FileParts): void {
  app.get<{ Params: { ticket: string; number: string }; Querystring: { width?: string } }>(
    '/files/:ticket/pages/:number',
    async ({ params, query }, reply) => {
      const { ticket, number } = params;
      const page = v.safeParse(asked, { number, width: query.width });
      if (!page.success) return refuseFile(reply, UNKNOWN);
      const opened = await openTicket(db, ticket, 'pages', false);
      if ('status' in opened) return refuseFile(reply, opened);
      const handed = await papers.handOut(opened.allowed, opened.fileId);
      if (handed.state !== 'given') return refuseFile(reply, WHY_NOT[handed.state]);
      const picture = await drawPage(opened.allowed, handed.pdf, page.output);
      if (picture === undefined) return refuseFile(reply, UNKNOWN);
      return reply.type('image/png').send(picture);
    },
  );
}
