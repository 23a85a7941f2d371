import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { CallDefinition } from '@/contract';
import type { FastifyRequest } from 'fastify';
import type { UploadedFile } from '../context';
import { Refusal } from '../refusal';
import { refuse } from '../refusals/general';
import { refuseUpload } from '../refusals/pictures';
import { MEGABYTE } from '../units';

type Files = NonNullable<CallDefinition['files']>;

interface Form {
  readonly params: Record<string, unknown>;
  readonly files: UploadedFile[];
}

/** Who may send a form, and how much; both throw a Refusal. */
export interface FormGate {
  /** Gets the fields when the first file begins, before a byte of the file is kept. */
  readonly admit: (params: Readonly<Record<string, unknown>>) => Promise<void>;
  /** So many bytes more are kept. */
  readonly came: (bytes: number) => void;
}

const MANY = 9;
const FIELDS = 30;
/** Longer than any field of the contract. */
const FIELD_BYTES = 16 * 1024;

const filesIn = ({ many }: Files): number => (many === true ? MANY : 1);

/** Longest request with these files, in bytes: files, fields and multipart overhead. */
export const longestForm = (files: Files): number => filesIn(files) * files.maxBytes + MEGABYTE;

/** The file of a part, counted as it comes; undefined: it is longer than the form's limit. */
export async function bytesOf(
  { file }: MultipartFile,
  { came }: Pick<FormGate, 'came'>,
): Promise<Buffer | undefined> {
  const pieces: Buffer[] = [];
  for await (const piece of file as AsyncIterable<Buffer>) {
    // Its rest may have no end.
    if (file.truncated) break;
    came(piece.length);
    pieces.push(piece);
  }
  return file.truncated ? undefined : Buffer.concat(pieces);
}

async function contentOf(part: MultipartFile, gate: FormGate): Promise<UploadedFile> {
  const bytes = await bytesOf(part, gate);
  if (bytes === undefined) throw refuseUpload('pictureTooLarge');
  return { field: part.fieldname, name: part.filename, type: part.mimetype, bytes };
}

async function take(part: Multipart, form: Form, { field }: Files, gate: FormGate) {
  if (part.type === 'field') {
    // The fields authenticate the sender, so they come before the files and may not be truncated.
    if (form.files.length > 0 || part.fieldnameTruncated || part.valueTruncated) throw refuse('incomplete');
    gate.came(part.fieldname.length + JSON.stringify(part.value).length);
    form.params[part.fieldname] = part.value;
    return;
  }
  if (part.fieldname !== field) throw refuse('incomplete');
  if (form.files.length === 0) await gate.admit(form.params);
  form.files.push(await contentOf(part, gate));
}

/** Reads an upload. Everything that is wrong with the form itself gives the same refusal; what the gate throws is thrown on. */
export async function readMultipart(request: FastifyRequest, files: Files, gate: FormGate): Promise<Form> {
  const form: Form = { params: {}, files: [] };
  let shut: { readonly by: unknown } | undefined;
  const admit = (params: Form['params']) =>
    gate.admit(params).catch((error: unknown) => {
      shut = { by: error };
      throw error;
    });
  if (!request.isMultipart()) throw refuse('incomplete');
  const limits = { fileSize: files.maxBytes, files: filesIn(files), fields: FIELDS, fieldSize: FIELD_BYTES };
  try {
    for await (const part of request.parts({ limits })) await take(part, form, files, { ...gate, admit });
  } catch (error) {
    if (shut !== undefined) throw shut.by;
    throw error instanceof Refusal ? error : refuse('incomplete');
  }
  return form;
}
