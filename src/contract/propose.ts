import * as v from 'valibot';
import { PROPOSE_KINDS, PROPOSE_STATES } from './codes';
import { defineCalls } from './define';
import { code, count, done, instant, key, name, nothing, someOf, text, truth } from './fields';
import { date, requestNo } from './flowFields';
import { onePicture } from './pictures';
import { take } from './refusals';
import { pictureRefusals } from './flowRefusals';

/** Most pictures of one suggestion or complaint, and of each objection. */
export const MOST_PROPOSE_PICTURES = 4;

const picture = v.object({ fileId: key, bytes: count });
const words = text(500);
/** Trace number of the failure that it is about; '' for none. */
const traceNo = v.pipe(v.string(), v.maxLength(64));
const pictures = v.pipe(v.array(key), v.maxLength(MOST_PROPOSE_PICTURES));

const proposal = v.object({
  proposeNo: key,
  kind: v.picklist(PROPOSE_KINDS),
  typeName: code,
  content: code,
  state: v.picklist(PROPOSE_STATES),
  /** The last day for an answer. */
  dueOn: date,
  at: instant,
});

export const proposeRefusals = {
  proposeUnknown: '103301',
  proposeTypeUnknown: '103302',
  /** Says how many are accepted per day. */
  proposalsUsedUp: '103303',
  proposePicturesFull: '103304',
  proposePictureUnknown: '103305',
  /** Not answered yet, or the person has already disagreed as often as allowed. */
  proposeNotOpen: '103306',
  /** WeChat's check of what people write found something in it. */
  proposeTextRefused: '103307',
} as const;

/** Suggestions and complaints (spec §7 propose). The spec names the types and addSave; what follows a complaint is an addition. */
export const proposeCalls = defineCalls({
  proposeTypes: {
    verb: 'GET',
    path: '/api/propose/types',
    body: 'plain',
    auth: 'client',
    answer: 'data',
    request: nothing,
    response: v.object({
      list: someOf(v.object({ typeId: name(32), name: name(30), kind: v.picklist(PROPOSE_KINDS) })),
    }),
  },
  /** JSON (spec §7). The same requestNo gets the number of the first one. */
  proposeSave: {
    verb: 'POST',
    path: '/api/propose/addSave',
    body: 'json',
    auth: 'member',
    answer: 'data',
    refusals: take(
      proposeRefusals,
      'proposeTypeUnknown',
      'proposalsUsedUp',
      'proposePictureUnknown',
      'proposeTextRefused',
    ),
    request: v.object({
      typeId: text(32),
      content: words,
      fileIds: pictures,
      traceNo,
      requestNo,
    }),
    response: v.object({ proposeNo: key }),
  },
  /** Reports a fraud (spec §7 swindle/submit): a complaint of the type FRAUD_TYPE, with number, timeline and deadline. */
  swindleSubmit: {
    verb: 'POST',
    path: '/api/swindle/submit',
    body: 'sealed',
    auth: 'member',
    answer: 'data',
    refusals: take(proposeRefusals, 'proposalsUsedUp', 'proposePictureUnknown'),
    request: v.object({
      content: words,
      fileIds: v.optional(pictures),
      traceNo: v.optional(traceNo),
      requestNo,
    }),
    response: v.object({ proposeNo: key }),
  },
  /** One picture. The same picture again gets the existing file. */
  proposeUpload: {
    verb: 'POST',
    path: '/api/propose/upload',
    beyond: true,
    body: 'multipart',
    auth: 'member',
    answer: 'data',
    slow: true,
    files: onePicture,
    refusals: {
      ...take(pictureRefusals, 'notAPicture', 'pictureTooLarge', 'picturesUsedUp'),
      ...take(proposeRefusals, 'proposePicturesFull'),
    },
    request: nothing,
    response: v.object({ picture }),
  },
  /** Deletes a picture before it is sent in. A picture that is not there is deleted already. */
  proposeDelete: {
    verb: 'POST',
    path: '/api/propose/delete',
    beyond: true,
    body: 'sealed',
    auth: 'member',
    answer: 'data',
    request: v.object({ fileId: key }),
    response: done,
  },
  /** The person's own, newest first, and the pictures that wait to be sent in. */
  proposeList: {
    verb: 'POST',
    path: '/api/propose/list',
    beyond: true,
    body: 'sealed',
    auth: 'member',
    answer: 'data',
    request: nothing,
    response: v.object({ list: v.array(proposal), waiting: v.array(picture) }),
  },
  /** One with its timeline, oldest first. */
  proposeInfo: {
    verb: 'POST',
    path: '/api/propose/info',
    beyond: true,
    body: 'sealed',
    auth: 'member',
    answer: 'data',
    refusals: take(proposeRefusals, 'proposeUnknown'),
    request: v.object({ proposeNo: key }),
    response: v.object({
      ...proposal.entries,
      pictures: count,
      events: v.array(
        v.object({ kind: v.picklist(['sent', 'answered', 'disagreed']), words: code, at: instant }),
      ),
      /** The person can disagree with the answer. */
      canDisagree: truth,
    }),
  },
  /** Disagrees with the answer: another person handles it again, with a new deadline. */
  proposeDisagree: {
    verb: 'POST',
    path: '/api/propose/disagree',
    beyond: true,
    body: 'sealed',
    auth: 'member',
    answer: 'data',
    refusals: take(proposeRefusals, 'proposeUnknown', 'proposeNotOpen', 'proposeTextRefused'),
    request: v.object({ proposeNo: key, content: words }),
    response: done,
  },
});
