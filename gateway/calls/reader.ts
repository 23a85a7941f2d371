import type { CallDefinition } from '@/contract';
import type { FastifyRequest } from 'fastify';
import type { UploadedFile } from '../context';
import { openRequest, type GatewayKeys } from '../wire';
import { readMultipart, type FormGate } from './multipart';

export interface ReadRequest {
  readonly params: Record<string, unknown>;
  /** Session key of a sealed request; the answer is encrypted with it. */
  readonly sessionKey: string | undefined;
  /** Of a sealed request: length of the JSON in it. */
  readonly characters?: number;
  readonly files: readonly UploadedFile[];
}

export const ownFields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};

/** Reads a call in its transport: sealed, plain, json or multipart (wire protocol). `gate`: of a form. */
export async function readRequest(
  definition: CallDefinition,
  request: FastifyRequest,
  keys: GatewayKeys,
  gate: FormGate,
): Promise<ReadRequest> {
  const path = ownFields(request.params);
  switch (definition.body) {
    case 'sealed': {
      const opened = openRequest(ownFields(request.body), { rv: header(request, 'rv') }, keys);
      return { ...opened, files: [] };
    }
    case 'multipart': {
      if (definition.files === undefined) throw new Error(`${definition.path} names no files`);
      return { ...(await readMultipart(request, definition.files, gate)), sessionKey: undefined };
    }
    default: {
      const fields = request.method === 'POST' ? request.body : request.query;
      return { params: { ...ownFields(fields), ...path }, sessionKey: undefined, files: [] };
    }
  }
}
