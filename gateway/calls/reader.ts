import type { CallDefinition } from '@/contract';
import type { FastifyRequest } from 'fastify';
import type { UploadedFile } from '../context';
import { illegal, Refusal } from '../refusal';
import { openRequest, type GatewayKeys } from '../wire';

export interface ReadRequest {
  readonly params: Record<string, unknown>;
  /** Session key of a sealed request: its answer is encrypted with it. */
  readonly sessionKey: string | undefined;
  readonly files: readonly UploadedFile[];
}

const ownFields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};

async function readMultipart(request: FastifyRequest, maxBytes: number): Promise<ReadRequest> {
  const params: Record<string, unknown> = {};
  const files: UploadedFile[] = [];
  if (!request.isMultipart()) throw illegal();
  for await (const part of request.parts({ limits: { fileSize: maxBytes, files: 9, fields: 30 } })) {
    if (part.type === 'field') {
      params[part.fieldname] = part.value;
      continue;
    }
    const bytes = await part.toBuffer().catch(() => {
      throw new Refusal('100404', '图片太大了，请压缩后再上传');
    });
    files.push({ field: part.fieldname, name: part.filename, type: part.mimetype, bytes });
  }
  return { params, sessionKey: undefined, files };
}

/** Undoes the transport of a call: sealed, plain, json or multipart (wire protocol). */
export async function readRequest(
  definition: CallDefinition,
  request: FastifyRequest,
  keys: GatewayKeys,
): Promise<ReadRequest> {
  const path = ownFields(request.params);
  switch (definition.body) {
    case 'sealed': {
      const opened = openRequest(ownFields(request.body), { rv: header(request, 'rv') }, keys);
      return { ...opened, files: [] };
    }
    case 'multipart':
      return readMultipart(request, definition.files?.maxBytes ?? 0);
    default: {
      const fields = definition.verb === 'GET' ? request.query : request.body;
      return { params: { ...ownFields(fields), ...path }, sessionKey: undefined, files: [] };
    }
  }
}
