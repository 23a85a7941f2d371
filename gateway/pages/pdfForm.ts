import type { FastifyRequest } from 'fastify';
import { bytesOf, type FormGate } from '../calls/multipart';
import { Refusal } from '../refusal';

/** Longer than any paper of ours; as long as the largest picture that may be uploaded. */
export const MOST_BYTES = 5 * 1024 * 1024;

/** The one file of the form. `tooLarge` and `none` say why there is none. Throws the refusal of bytes that find no room. */
export async function pdfOf(
  request: FastifyRequest,
  room: Pick<FormGate, 'came'>,
): Promise<Buffer | 'tooLarge' | 'none'> {
  try {
    const part = await request.file({ limits: { fileSize: MOST_BYTES, files: 1, fields: 0, parts: 1 } });
    if (part === undefined) return 'none';
    const bytes = await bytesOf(part, room);
    if (bytes === undefined) return 'tooLarge';
    return bytes.length === 0 ? 'none' : bytes;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    return 'none';
  }
}
