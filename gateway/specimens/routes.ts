import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { drawBankCard } from './bankCard';
import { drawDiploma } from './diploma';
import { drawIdBack } from './idBack';
import { drawIdFront } from './idFront';
import { bankCardQuery, diplomaQuery, idBackQuery, idFrontQuery } from './queries';

type Query = v.GenericSchema<unknown, unknown>;

/** Console: specimens as JPEG by query; a wrong parameter answers 400 `{"code": 400, "message": "<Chinese sentence>"}`. */
export async function specimenRoutes(app: FastifyInstance): Promise<void> {
  const serve = <S extends Query>(file: string, schema: S, draw: (data: v.InferOutput<S>) => Buffer) =>
    app.get(`/sandbox/specimens/${file}`, async (request, reply) => {
      const query = v.safeParse(schema, request.query);
      if (!query.success) {
        const message = query.issues.map((issue) => issue.message).join('；');
        return reply.code(400).send({ code: 400, message });
      }
      return reply.type('image/jpeg').header('Cache-Control', 'no-store').send(draw(query.output));
    });
  serve('id-front.jpg', idFrontQuery, drawIdFront);
  serve('id-back.jpg', idBackQuery, drawIdBack);
  serve('bank-card.jpg', bankCardQuery, drawBankCard);
  serve('diploma.jpg', diplomaQuery, drawDiploma);
}
