import type { Response } from '@/contract';
import type { educationCalls } from '@/contract/education';
import type { HandlersOf, MemberContext } from '../context';
import type { Sql } from '../database';
import { lockCustomer } from '../queries/customers';
import {
  findEducation,
  listEducationFiles,
  putEducationFile,
  type EducationFileRow,
  type EducationRow,
} from '../queries/educations';
import { addPieces } from '../queries/pieces';
import { newKey } from '../secrets';
import { withTimeout } from '../withTimeout';
import { askReview, submitEducation } from './education/submit';
import { redrawn } from './picture/redrawn';
import { refuseEducation } from '../refusals/work';

type File = Response<'educationUpload'>['file'];

const fileOf = ({ kind, name, bytes, uploaded_at }: EducationFileRow): File => ({
  kind,
  name,
  bytes,
  uploadedAt: uploaded_at.toISOString(),
});

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

/** Accepts a file only while no submission is under review or approved. */
async function checkOpen(sql: Sql, customerId: number): Promise<void> {
  const education = await findEducation(sql, customerId);
  if (education !== undefined && education.state !== 'returned')
    throw refuseEducation('reviewRuns', education.state);
}

export const educationHandlers: HandlersOf<typeof educationCalls> = {
  /** The content is written before the transaction; the transaction only assigns it to this customer. */
  educationUpload: {
    async before({ kind }, context) {
      const { sql, customer, now } = context;
      await checkOpen(sql, customer.id);
      const { content, facts } = await redrawn(context, 'education');
      const uploadId = newKey();
      await addPieces(sql, { uploadId, customerId: customer.id, at: now }, content);
      const file = { kind, ...facts, uploaded_at: now };
      return async (own) => {
        await lockCustomer(own.sql, own.customer.id);
        await checkOpen(own.sql, own.customer.id);
        await putEducationFile(own.sql, own.customer.id, { ...file, uploadId });
        return { file: fileOf(file) };
      };
    },
  },

  educationQuery: {
    async before(_request, context) {
      await withTimeout(askReview(context));
      return onFile;
    },
  },

  educationUpdate: submitEducation,
};
