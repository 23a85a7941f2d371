import type { InjectOptions } from 'fastify';

/** What the sandbox's face page sends when a person ends a check: 'passed', 'failed' or 'cancelled'. */
export const faceDecision = (token: string, outcome: string) =>
  ({
    method: 'POST',
    url: '/sandbox/face/decide',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ token, outcome }).toString(),
  }) satisfies InjectOptions;
