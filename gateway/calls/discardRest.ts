import type { IncomingMessage } from 'node:http';

/** Throws away what is still to come of a request's body: unread data would block the connection. */
export function discardRest(request: IncomingMessage): void {
  request.unpipe();
  request.resume();
}
