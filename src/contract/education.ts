import * as v from 'valibot';
import { defineCalls } from './define';
import { count, instant, nothing, requestNo, text } from './fields';

const kind = v.picklist(['diploma', 'degree', 'report']);

/** One file of each kind: a new upload takes the place of the one before. */
export const educationFile = v.object({
  kind,
  name: text(120),
  bytes: count,
  uploadedAt: instant,
});

const level = v.picklist(['college', 'bachelor', 'master', 'doctor']);

/** The spec names educationFile upload, query and update without a folder or fields: both are ours. */
export const educationCalls = defineCalls({
  /** diploma 毕业证书, degree 学位证书, report 学历验证报告. Refused 100403 (no picture), 100404 (too large), 101305 (under review or approved). */
  educationUpload: {
    verb: 'POST',
    path: '/loan/user/educationFile/upload',
    body: 'multipart',
    auth: 'member',
    slow: true,
    files: { field: 'file', maxBytes: 8 * 1024 * 1024 },
    request: v.object({ kind }),
    response: v.object({ file: educationFile }),
  },
  /** What is on file. `draft`: files without a submit; `returned`: to be mended, `reason` says what. */
  educationQuery: {
    verb: 'POST',
    path: '/loan/user/educationFile/query',
    body: 'sealed',
    auth: 'member',
    request: nothing,
    response: v.object({
      state: v.picklist(['none', 'draft', 'reviewing', 'approved', 'returned']),
      school: v.string(),
      level: v.nullable(level),
      graduationYear: v.nullable(count),
      reason: v.string(),
      submittedAt: v.nullable(instant),
      decidedAt: v.nullable(instant),
      files: v.array(educationFile),
    }),
  },
  /** Submits school, level and year with the files. Refused 101301 (no file), 101303 school, 101304 year, 101305 (under review or approved). */
  educationUpdate: {
    verb: 'POST',
    path: '/loan/user/educationFile/update',
    body: 'sealed',
    auth: 'member',
    rv: true,
    once: true,
    request: v.object({ school: text(40), level, graduationYear: count, requestNo }),
    response: v.object({ state: v.picklist(['reviewing', 'approved', 'returned']) }),
  },
});
