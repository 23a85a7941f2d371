import type { Response } from '@/contract';
import type { educationCalls } from '@/contract/education';
import type { HandlersOf, MemberContext } from '../context';
import { imageHeader } from '../providers/ocr/imageHeader';
import { lockCustomer } from '../queries/customers';
import {
  findEducation,
  listEducationFiles,
  putEducationFile,
  type EducationFileRow,
  type EducationRow,
} from '../queries/educations';
import { soon } from '../settlement';
import { askReview, closed, submitEducation } from './education/submit';
import { ocrRefusal, pictureOf } from './identity/reading';

type File = Response<'educationUpload'>['file'];

const LONGEST_NAME = 120;

const fileOf = ({ kind, name, bytes, uploaded_at }: EducationFileRow): File => ({
  kind,
  name,
  bytes,
  uploadedAt: uploaded_at.toISOString(),
});

/** A name to be shown: without the folders of the device, never empty. */
const fileName = (given: string): string =>
  (given.split(/[\\/]/).pop() ?? '').trim().slice(-LONGEST_NAME) || 'photo';

type OnFile = Response<'educationQuery'>;

const NOTHING: OnFile = {
  state: 'none',
  school: '',
  level: null,
  graduationYear: null,
  reason: '',
  submittedAt: null,
  decidedAt: null,
  files: [],
};

const submitted = (row: EducationRow): Omit<OnFile, 'files'> => ({
  state: row.state,
  school: row.school,
  level: row.level,
  graduationYear: row.graduation_year,
  reason: row.reason,
  submittedAt: row.submitted_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
});

async function onFile({ sql, customer }: MemberContext): Promise<OnFile> {
  const education = await findEducation(sql, customer.id);
  const files = (await listEducationFiles(sql, customer.id)).map(fileOf);
  if (education === undefined) return { ...NOTHING, state: files.length > 0 ? 'draft' : 'none', files };
  return { ...submitted(education), files };
}

export const educationHandlers: HandlersOf<typeof educationCalls> = {
  async educationUpload({ kind }, { sql, customer, now, files }) {
    await lockCustomer(sql, customer.id);
    const education = await findEducation(sql, customer.id);
    if (education !== undefined && education.state !== 'returned') throw closed(education.state);
    const content = pictureOf(files);
    const header = imageHeader(content);
    if (header === undefined) throw ocrRefusal('not-an-image');
    const file = {
      kind,
      name: fileName(files[0]?.name ?? ''),
      type: `image/${header.format}`,
      uploaded_at: now,
    };
    await putEducationFile(sql, customer.id, { ...file, content });
    return { file: fileOf({ ...file, bytes: content.length }) };
  },

  educationQuery: {
    async before(_request, context) {
      await soon(askReview(context));
      return onFile;
    },
  },

  educationUpdate: submitEducation,
};
