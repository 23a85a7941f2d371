import {
  request as ask,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { pipeline } from 'node:stream/promises';

/** A native web view is not a frame: headers that forbid framing do not apply to it. */
function withoutFraming(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const { 'x-frame-options': _, 'content-security-policy': policy, ...others } = headers;
  if (policy === undefined) return others;
  const rules = String(policy)
    .split(';')
    .filter((rule) => !/^\s*frame-ancestors\b/.test(rule));
  return { ...others, 'content-security-policy': rules.join(';') };
}

/** Forwards a web request to the real address of its origin. */
export async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  real: string,
): Promise<void> {
  const { pathname, search } = new URL(request.url ?? '/');
  const outgoing = ask(`${real}${pathname}${search}`, { method: request.method, headers: request.headers });
  const [answer] = await Promise.all([
    new Promise<IncomingMessage>((resolve, reject) => outgoing.on('response', resolve).on('error', reject)),
    pipeline(request, outgoing),
  ]);
  response.writeHead(answer.statusCode ?? 502, withoutFraming(answer.headers));
  await pipeline(answer, response);
}
