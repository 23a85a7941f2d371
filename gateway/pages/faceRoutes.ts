import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { FaceResult } from '../providers/face';
import { renderFaceClosed, renderFacePage } from './facePage';
import { isReturnUrl, withQuery } from './html';
import { readForms, sendPage } from './respond';

export type FaceOutcome = Exclude<FaceResult, 'pending'>;

/** A check that waits for its outcome. */
export interface OpenFaceCheck {
  /** Masked, such as 林**（138****0001）. */
  readonly subject: string;
  /** One of the product's callback pages; its query gets `token` and `result` (`passed`, `failed`, `cancelled`). */
  readonly returnUrl: string;
}

export interface FaceRoutesOptions {
  /** Undefined: the check is unknown, decided or expired. */
  readonly find: (token: string) => Promise<OpenFaceCheck | undefined>;
  /** False: already decided, the first choice stands. */
  readonly decide: (token: string, outcome: FaceOutcome) => Promise<boolean>;
}

const token = v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/));
const pageParams = v.object({ token });
const decision = v.object({ token, outcome: v.picklist(['passed', 'failed', 'cancelled']) });

/** The gateway's face page: `GET /sandbox/face/<token>` and `POST /sandbox/face/decide`. Needs a separate scope for its form parser. */
export async function faceRoutes(app: FastifyInstance, { find, decide }: FaceRoutesOptions): Promise<void> {
  const findOpen = async (given: string) => {
    const check = await find(given);
    return check !== undefined && isReturnUrl(check.returnUrl) ? check : undefined;
  };

  await app.register(async (scope) => {
    readForms(scope);

    scope.get('/sandbox/face/:token', async (request, reply) => {
      const params = v.safeParse(pageParams, request.params);
      const check = params.success ? await findOpen(params.output.token) : undefined;
      if (!params.success || check === undefined) return sendPage(reply, 404, renderFaceClosed);
      const { subject, returnUrl } = check;
      return sendPage(
        reply,
        200,
        (nonce) => renderFacePage({ token: params.output.token, subject, returnUrl, nonce }),
        { returnUrl },
      );
    });

    scope.post('/sandbox/face/decide', async (request, reply) => {
      const form = v.safeParse(decision, request.body);
      const check = form.success ? await findOpen(form.output.token) : undefined;
      if (!form.success || check === undefined) return sendPage(reply, 404, renderFaceClosed);
      const { outcome } = form.output;
      if (!(await decide(form.output.token, outcome))) {
        return sendPage(reply, 409, (nonce) => renderFaceClosed(nonce, check.returnUrl));
      }
      const target = withQuery(check.returnUrl, { token: form.output.token, result: outcome });
      return reply.header('Cache-Control', 'no-store').redirect(target, 303);
    });
  });
}
