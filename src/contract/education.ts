import * as v from 'valibot';
import { EDUCATION_FILES, EDUCATION_LEVELS, REVIEW_STATES } from './codes';
import { defineCalls } from './define';
import { count, instant, nothing, orNull, text } from './fields';
import { requestNo } from './flowFields';
import { onePicture } from './pictures';
import { take } from './refusals';
import { pictureRefusals } from './flowRefusals';

const kind = v.picklist(EDUCATION_FILES);

/** One file of each kind: a new upload replaces the previous one. */
export const educationFile = v.object({
  kind,
  name: text(120),
  bytes: count,
  uploadedAt: instant,
});

const level = v.picklist(EDUCATION_LEVELS);

export const educationRefusals = {
  fileMissing: '101301',
  schoolWrong: '101303',
  yearWrong: '101304',
  /** A review is running, or the record is approved. */
  reviewRuns: '101305',
} as const;

/** The spec names educationFile upload, query and update without folder or fields: both are chosen by us. */
export const educationCalls = defineCalls({
  /** diploma 毕业证书, degree 学位证书, report 学历验证报告. */
  educationUpload: {
    verb: 'POST',
    path: '/loan/user/educationFile/upload',
    body: 'multipart',
    auth: 'member',
    slow: true,
    files: onePicture,
    refusals: {
      ...take(pictureRefusals, 'notAPicture', 'pictureTooLarge', 'picturesUsedUp'),
      ...take(educationRefusals, 'reviewRuns'),
    },
    request: v.object({ kind }),
    response: v.object({ file: educationFile }),
  },
  /** The record on file. `draft`: files without a submit; `returned`: the person has to correct it, `reason` says what. */
  educationQuery: {
    verb: 'POST',
    path: '/loan/user/educationFile/query',
    body: 'sealed',
    auth: 'member',
    request: nothing,
    response: v.object({
      state: v.picklist(['none', 'draft', ...REVIEW_STATES]),
      school: v.string(),
      level: orNull(level),
      graduationYear: orNull(count),
      reason: v.string(),
      submittedAt: orNull(instant),
      decidedAt: orNull(instant),
      files: v.array(educationFile),
    }),
  },
  /** Submits school, level and year with the files. */
  educationUpdate: {
    verb: 'POST',
    path: '/loan/user/educationFile/update',
    body: 'sealed',
    auth: 'member',
    rv: true,
    once: true,
    refusals: educationRefusals,
    request: v.object({ school: text(40), level, graduationYear: count, requestNo }),
    response: v.object({ state: v.picklist(REVIEW_STATES) }),
  },
});
