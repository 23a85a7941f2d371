import * as v from 'valibot';
import { PROOF_STATES } from './codes';
import { defineCalls } from './define';
import { code, done, key, nothing, text, truth } from './fields';
import { date, requestNo } from './flowFields';
import { onePicture, picture, review } from './pictures';
import { take } from './refusals';
import { pictureRefusals } from './flowRefusals';

const supplement = v.object({
  supplementNo: key,
  title: text(40),
  /** Why it is needed. */
  why: text(120),
  /** The last day for handing in. */
  dueOn: date,
  state: v.picklist(PROOF_STATES),
  /** The deadline has passed and nothing is handed in: no new drawing. */
  missing: truth,
});

export const supplementRefusals = {
  supplementUnknown: '102602',
  /** Under review or approved. */
  supplementClosed: '102603',
  supplementFilesFull: '102604',
  supplementFileMissing: '102605',
} as const;

/** Documents asked for after credit (page user/my/supplement). The spec names the family of calls without their paths. */
export const supplementCalls = defineCalls({
  supplementList: {
    verb: 'POST',
    path: '/supplement/list',
    body: 'sealed',
    auth: 'member',
    request: nothing,
    response: v.object({
      today: date,
      /** `reason`: why it was refused; '' in every other state. */
      list: v.array(v.object({ ...supplement.entries, reason: v.optional(code) })),
    }),
  },
  supplementInfo: {
    verb: 'POST',
    path: '/supplement/info',
    body: 'sealed',
    auth: 'member',
    refusals: take(supplementRefusals, 'supplementUnknown'),
    request: v.object({ supplementNo: key }),
    response: v.object({
      ...supplement.entries,
      today: date,
      ...review,
    }),
  },
  /** One picture. The same picture again gets the existing file. */
  supplementUpload: {
    verb: 'POST',
    path: '/supplement/upload',
    body: 'multipart',
    auth: 'member',
    slow: true,
    files: onePicture,
    refusals: {
      ...take(pictureRefusals, 'notAPicture', 'pictureTooLarge', 'picturesUsedUp'),
      ...take(supplementRefusals, 'supplementUnknown', 'supplementClosed', 'supplementFilesFull'),
    },
    request: v.object({ supplementNo: key }),
    response: v.object({ file: picture }),
  },
  /** Deletes a file before it is handed in. A file that is not there is deleted already. */
  supplementDelete: {
    verb: 'POST',
    path: '/supplement/delete',
    body: 'sealed',
    auth: 'member',
    refusals: take(supplementRefusals, 'supplementUnknown', 'supplementClosed'),
    request: v.object({ supplementNo: key, fileId: key }),
    response: done,
  },
  /** Hands the uploaded files in for review. */
  supplementSubmit: {
    verb: 'POST',
    path: '/supplement/submit',
    body: 'sealed',
    auth: 'member',
    rv: true,
    once: true,
    refusals: take(supplementRefusals, 'supplementUnknown', 'supplementClosed', 'supplementFileMissing'),
    request: v.object({ supplementNo: key, requestNo }),
    response: v.object({ state: v.picklist(PROOF_STATES) }),
  },
});
