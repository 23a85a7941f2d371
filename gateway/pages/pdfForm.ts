import type { FastifyRequest } from 'fastify';

/** Longer than any paper of ours; as long as the largest picture that may be uploaded. */
export const MOST_BYTES = 5 * 1024 * 1024;

/** The one file of the form. `tooLarge` and `none` say why there is none; the rest of the body is thrown away as it comes. */
export async function pdfOf(request: FastifyRequest): Promise<Buffer | 'tooLarge' | 'none'> {
  if (!request.isMultipart()) return 'none';
  try {
    const part = await request.file({ limits: { fileSize: MOST_BYTES, files: 1, fields: 0, parts: 1 } });
    const bytes = await part?.toBuffer();
    return bytes === undefined || bytes.length === 0 ? 'none' : bytes;
  } catch (error) {
    request.raw.unpipe();
    request.raw.resume();
    const tooLarge = error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';
    return tooLarge ? 'tooLarge' : 'none';
  }
}
