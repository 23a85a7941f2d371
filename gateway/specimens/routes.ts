import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Drawing } from './paint';
import { drawBankCard } from './bankCard';
import { drawDiploma } from './diploma';
import { drawIdBack } from './idBack';
import { drawIdFront } from './idFront';
import { drawPaper } from './paper';
import { bankCardQuery, diplomaQuery, idBackQuery, idFrontQuery, paperQuery } from './queries';

type Query = v.GenericSchema<unknown, unknown>;

/** For scripts that have no time for the reading of words (paint.ts, `coded`). */
const drawing = v.object({ coded: v.optional(v.picklist(['Y', 'N']), 'N') });

const isCoded = (query: unknown): boolean => {
  const read = v.safeParse(drawing, query);
  return read.success && read.output.coded === 'Y';
};

/** Console: specimens as JPEG by query, with `coded=Y` for scripts; a wrong parameter answers 400 `{"code": 400, "message": "<Chinese sentence>"}`. */
export async function specimenRoutes(app: FastifyInstance): Promise<void> {
  const serve = <S extends Query>(
    file: string,
    schema: S,
    draw: (data: v.InferOutput<S>, how: Drawing) => Buffer,
  ) =>
    app.get(`/sandbox/specimens/${file}`, async (request, reply) => {
      const query = v.safeParse(schema, request.query);
      if (!query.success) {
        const message = query.issues.map((issue) => issue.message).join('；');
        return reply.code(400).send({ code: 400, message });
      }
      return reply
        .type('image/jpeg')
        .header('Cache-Control', 'no-store')
        .send(draw(query.output, { coded: isCoded(request.query) }));
    });
  serve('id-front.jpg', idFrontQuery, drawIdFront);
  serve('id-back.jpg', idBackQuery, drawIdBack);
  serve('bank-card.jpg', bankCardQuery, drawBankCard);
  serve('diploma.jpg', diplomaQuery, drawDiploma);
  serve('paper.jpg', paperQuery, drawPaper);
}
