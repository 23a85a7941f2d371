import * as v from 'valibot';
import { defineCalls } from './define';
import { code, instant, key, nothing, someOf, text } from './fields';
import { date } from './flowFields';
import { take } from './refusals';
import { paymentRefusals } from './flowRefusals';

export const document = v.object({
  templateId: text(32),
  title: text(60),
  version: text(16),
  effectiveOn: date,
  sections: v.array(v.object({ heading: v.string(), paragraphs: v.array(v.string()) })),
});

export const documentRefusals = {
  documentUnknown: '101001',
  contractUnknown: '101002',
  /** The stored data do not match the data written on that day. */
  contractChanged: '101003',
  /** Its signature is not available now. */
  contractNotReady: '101004',
} as const;

export const documentCalls = defineCalls({
  /** Text of an agreement with its blanks, or of an article of the help centre (spec §7 contract/{id}). */
  contractText: {
    verb: 'GET',
    path: '/api/contract/:id',
    body: 'plain',
    auth: 'client',
    answer: 'data',
    refusals: take(documentRefusals, 'documentUnknown'),
    request: v.object({ id: text(32) }),
    response: v.object({
      ...document.entries,
      /** For an article of the help centre: what to do, and where. */
      steps: someOf(v.object({ text: code, target: code, action: code })),
    }),
  },
  /** Every agreement in its current version, with the versions before. An addition: the spec names only the page that lists them. */
  agreementList: {
    verb: 'GET',
    path: '/api/agreement/list',
    beyond: true,
    body: 'plain',
    auth: 'client',
    answer: 'data',
    request: nothing,
    response: v.object({
      list: someOf(
        v.object({
          templateId: text(32),
          title: text(60),
          version: text(16),
          effectiveOn: date,
          /** Newest first. `change`: what the version after it changed; '' if it is not known any more. */
          earlier: someOf(v.object({ version: text(16), effectiveOn: date, change: code })),
        }),
      ),
    }),
  },
  /** The agreement's text filled with the person's data (names and numbers masked). An addition: the spec names only the page. */
  contractPreview: {
    verb: 'POST',
    path: '/contract/preview',
    beyond: true,
    body: 'sealed',
    auth: 'member',
    refusals: { ...take(documentRefusals, 'documentUnknown'), ...take(paymentRefusals, 'drawingEnded') },
    request: v.object({ templateId: text(32), loanSeq: v.optional(key) }),
    response: document,
  },
  /** Records consents: each template with its version and the time (product decisions, "What the law asks"). */
  updateAppContractRecord: {
    verb: 'POST',
    path: '/contract/updateAppContractRecord',
    body: 'sealed',
    auth: 'member',
    refusals: take(documentRefusals, 'documentUnknown'),
    request: v.object({
      scene: v.picklist(['id-card', 'face', 'bank-card', 'credit', 'loan']),
      templateIds: v.pipe(v.array(text(32)), v.minLength(1), v.maxLength(8)),
    }),
    response: v.object({ recordedAt: instant }),
  },
  /**
   * The pages of a signed contract as pictures, so that no phone has to load a PDF reader: `<url>/<number>?width=<pixels>` is a PNG for five
   * minutes, counted from 1. `ratio`: height divided by width; `text`: for screen readers. An addition: the spec names only the page.
   */
  contractPages: {
    verb: 'POST',
    path: '/contract/pages',
    beyond: true,
    body: 'sealed',
    auth: 'member',
    refusals: take(documentRefusals, 'contractUnknown', 'contractChanged', 'contractNotReady'),
    request: v.object({ fileId: key }),
    response: v.object({
      url: text(300),
      title: text(60),
      pages: v.pipe(
        v.array(v.object({ ratio: v.pipe(v.number(), v.minValue(0.1), v.maxValue(10)), text: code })),
        v.minLength(1),
      ),
    }),
  },
  /** A signed contract as a PDF: the address contains a ticket for one download within five minutes. */
  contractDownload: {
    verb: 'POST',
    path: '/contract/download',
    body: 'sealed',
    auth: 'member',
    refusals: take(documentRefusals, 'contractUnknown', 'contractChanged', 'contractNotReady'),
    request: v.object({ fileId: key }),
    response: v.object({ url: text(300), title: text(60), fileName: text(80) }),
  },
});
