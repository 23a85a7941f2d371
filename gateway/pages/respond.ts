import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';

const FORM = 'application/x-www-form-urlencoded';

/** Sends a page without scripts, frames or foreign sources; forms may target the product, since browsers check a form's redirect too. */
export function sendPage(
  reply: FastifyReply,
  status: number,
  render: (nonce: string) => string,
  returnUrl = '',
): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const target = URL.canParse(returnUrl) ? ` ${new URL(returnUrl).origin}` : '';
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'${target}; frame-ancestors 'none'; base-uri 'none'`;
  return reply
    .code(status)
    .headers({
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
    })
    .type('text/html; charset=utf-8')
    .send(render(nonce));
}

/** Adds a form parser to this scope, independent of the calls outside the scope. */
export function readForms(scope: FastifyInstance): void {
  if (scope.hasContentTypeParser(FORM)) scope.removeContentTypeParser(FORM);
  scope.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: 4096 }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}
