import * as v from 'valibot';
import { PROOF_STATES } from './codes';
import { defineCalls } from './define';
import { code, done, key, nothing, truth } from './fields';
import { date, requestNo, yuan } from './flowFields';
import { onePicture, picture, review } from './pictures';
import { take } from './refusals';
import { pictureRefusals } from './flowRefusals';

const proof = v.object({
  loanNo: key,
  amount: yuan,
  purpose: code,
  drawnOn: date,
  /** The last day for handing in. */
  dueOn: date,
  state: v.picklist(PROOF_STATES),
  /** The deadline has passed and nothing is handed in: no new drawing. */
  missing: truth,
});

export const proofRefusals = {
  /** No such loan, or it asks for no proof. */
  proofUnknown: '102301',
  /** Under review or approved. */
  proofClosed: '102302',
  proofFilesFull: '102303',
  proofFileMissing: '102304',
} as const;

/** Additions: the spec names only the pages 消费凭证, 上传凭证 and 凭证详情. */
export const proofCalls = defineCalls({
  /** Loans that ask for a proof of what they were used for, the nearest deadline first. */
  proofList: {
    verb: 'POST',
    path: '/consumption/proof/list',
    beyond: true,
    body: 'sealed',
    auth: 'member',
    request: nothing,
    response: v.object({ today: date, list: v.array(proof) }),
  },
  /** One proof with its files and its review. */
  proofInfo: {
    verb: 'POST',
    path: '/consumption/proof/info',
    beyond: true,
    body: 'sealed',
    auth: 'member',
    refusals: take(proofRefusals, 'proofUnknown'),
    request: v.object({ loanNo: key }),
    response: v.object({
      ...proof.entries,
      today: date,
      ...review,
    }),
  },
  /** One picture. The same picture again gets the existing file. */
  proofUpload: {
    verb: 'POST',
    path: '/consumption/proof/upload',
    beyond: true,
    body: 'multipart',
    auth: 'member',
    slow: true,
    files: onePicture,
    refusals: {
      ...take(pictureRefusals, 'notAPicture', 'pictureTooLarge', 'picturesUsedUp'),
      ...take(proofRefusals, 'proofUnknown', 'proofClosed', 'proofFilesFull'),
    },
    request: v.object({ loanNo: key }),
    response: v.object({ file: picture }),
  },
  /** Deletes a file before it is handed in. A file that is not there is deleted already. */
  proofDelete: {
    verb: 'POST',
    path: '/consumption/proof/delete',
    beyond: true,
    body: 'sealed',
    auth: 'member',
    refusals: take(proofRefusals, 'proofUnknown', 'proofClosed'),
    request: v.object({ loanNo: key, fileId: key }),
    response: done,
  },
  /** Hands the uploaded files in for review. */
  proofSubmit: {
    verb: 'POST',
    path: '/consumption/proof/submit',
    beyond: true,
    body: 'sealed',
    auth: 'member',
    rv: true,
    once: true,
    refusals: take(proofRefusals, 'proofUnknown', 'proofClosed', 'proofFileMissing'),
    request: v.object({ loanNo: key, requestNo }),
    response: v.object({ state: v.picklist(PROOF_STATES) }),
  },
});
