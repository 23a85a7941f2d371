import type { FastifyReply } from 'fastify';
import { filePolicy } from '../headers';
import type { GatewaySettings } from '../settings';

interface FileHead {
  /** RFC 6266: a plain name for old clients, and the real one in UTF-8. */
  readonly names: { readonly plain: string; readonly real: string };
  readonly type: string;
  readonly shown: 'inline' | 'attachment';
}

/** The headers of a file. It comes whole: no Range is served. */
export const asFile = (
  reply: FastifyReply,
  { pages }: GatewaySettings,
  { names, type, shown }: FileHead,
): FastifyReply =>
  reply
    .header('content-security-policy', filePolicy(pages))
    .type(type)
    .header(
      'content-disposition',
      `${shown}; filename="${names.plain}"; filename*=UTF-8''${encodeURIComponent(names.real)}`,
    )
    .header('accept-ranges', 'none');
