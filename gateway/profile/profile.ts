import type { CallDefinition } from '@/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Outcome } from '../calls/answer';

/** An answer as it is sent: HTTP status and JSON. */
export interface Written {
  readonly status: number;
  readonly body: object;
}

/** How the gateway looks from outside: which calls there are, and what their answers look like. */
export interface Profile {
  /** Whether this host has the call under the address that was asked. */
  offers(definition: CallDefinition, request: FastifyRequest): boolean;
  /** `sessionKey`: of a request that was sealed. */
  write(definition: CallDefinition, outcome: Outcome, sessionKey: string | undefined): Written;
  /** The address inside the gateway for one from outside. */
  readonly rewriteUrl?: (raw: FastifyRequest['raw']) => string;
  /** What is done with every request from outside, before its route. */
  readonly hooks?: (app: FastifyInstance) => void;
}
