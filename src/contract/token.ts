import * as v from 'valibot';
import { defineCalls } from './define';
import { code, tally, text } from './fields';

/** Lifetime if the answer gives none: when the server refuses the token, the client requests another one. */
const ONE_HOUR = 3600;
/** A JWT with its claims has 700 characters and more. */
const LONGEST_TOKEN = 4096;

export const tokenRefusals = { clientUnknown: '100101' } as const;

export const tokenCalls = defineCalls({
  /** Access token of the anonymous visitor (spec §6, §7 Token): client credentials, scope select. */
  oauthToken: {
    verb: 'POST',
    orGet: true,
    path: '/oauth/token',
    body: 'plain',
    auth: 'none',
    refusals: tokenRefusals,
    request: v.object({
      grant_type: v.literal('client_credentials'),
      scope: v.literal('select'),
      client_id: text(64),
      client_secret: text(128),
    }),
    response: v.object({
      access_token: text(LONGEST_TOKEN),
      /** 'bearer' in any spelling: nothing else is sent. */
      token_type: code,
      expires_in: tally(ONE_HOUR),
    }),
  },
});
