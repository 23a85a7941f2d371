import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { CallDefinition } from '@/contract';
import type { FastifyRequest } from 'fastify';
import type { UploadedFile } from '../context';
import { Refusal } from '../refusal';
import { refuse } from '../refusals/general';
import { refuseUpload } from '../refusals/pictures';

type Files = NonNullable<CallDefinition['files']>;

interface Form {
  readonly params: Record<string, unknown>;
  readonly files: UploadedFile[];
}

const MANY = 9;
const FIELDS = 30;
/** Longer than any field of the contract. */
const FIELD_BYTES = 16 * 1024;
const MEGABYTE = 1024 * 1024;

const filesIn = ({ many }: Files): number => (many === true ? MANY : 1);

/** Longest request with these files, in bytes: files, fields and multipart overhead. */
export const longestForm = (files: Files): number => filesIn(files) * files.maxBytes + MEGABYTE;

async function contentOf(part: MultipartFile): Promise<UploadedFile> {
  const bytes = await part.toBuffer().catch((error: unknown) => {
    const tooLong = error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';
    throw tooLong ? refuseUpload('pictureTooLarge') : refuse('incomplete');
  });
  return { field: part.fieldname, name: part.filename, type: part.mimetype, bytes };
}

async function take(part: Multipart, form: Form, { field }: Files, admit: () => Promise<void>) {
  if (part.type === 'field') {
    // The fields authenticate the sender, so they come before the files and may not be truncated.
    if (form.files.length > 0 || part.fieldnameTruncated || part.valueTruncated) throw refuse('incomplete');
    form.params[part.fieldname] = part.value;
    return;
  }
  if (part.fieldname !== field) throw refuse('incomplete');
  if (form.files.length === 0) await admit();
  form.files.push(await contentOf(part));
}

/**
 * Reads an upload. `admit` gets the fields when the first file begins, and can refuse before a byte of the file is kept. Everything else
 * that is wrong with the form gives the same refusal.
 */
export async function readMultipart(
  request: FastifyRequest,
  files: Files,
  admit: (params: Readonly<Record<string, unknown>>) => Promise<void>,
): Promise<Form> {
  const form: Form = { params: {}, files: [] };
  if (!request.isMultipart()) throw refuse('incomplete');
  const limits = { fileSize: files.maxBytes, files: filesIn(files), fields: FIELDS, fieldSize: FIELD_BYTES };
  try {
    for await (const part of request.parts({ limits }))
      await take(part, form, files, () => admit(form.params));
  } catch (error) {
    // Discard the rest of the body as it arrives: unread data would block the connection.
    request.raw.unpipe();
    request.raw.resume();
    throw error instanceof Refusal ? error : refuse('incomplete');
  }
  return form;
}
