import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';

const FORM = 'application/x-www-form-urlencoded';

/**
 * Sends a page without scripts, frames or foreign sources. Its forms may target `returnUrl`, since browsers check a form's redirect too.
 * `framed`: the product's own pages may show it in a frame.
 */
export function sendPage(
  reply: FastifyReply,
  status: number,
  render: (nonce: string) => string,
  { returnUrl = '', framed = false }: { readonly returnUrl?: string; readonly framed?: boolean } = {},
): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const target = URL.canParse(returnUrl) ? ` ${new URL(returnUrl).origin}` : '';
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'${target}; frame-ancestors ${framed ? "'self'" : "'none'"}; base-uri 'none'`;
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
