import SequencerModule from '@jest/test-sequencer';

const Sequencer = SequencerModule.default ?? SequencerModule;

/**
 * Files that take long although they are small: they start processes and browsers. Jest begins with the longest files it remembers and, on a
 * machine that has never run them, with the largest; one of these started last would keep the other worker waiting.
 */
const LONG = [
  '/test/simulation/people/people.test.ts',
  '/test/simulation/history.test.ts',
  '/test/gateway/kill.test.ts',
  '/test/gateway/settlement/killMoments.test.ts',
  '.journey.ts',
  '/test/gateway/onPostgres.test.ts',
  '/test/callback/pages.test.ts',
  '.gate.ts',
  '/test/pages/repay/confirm.test.ts',
  '/test/gateway/ocr/sandbox.test.ts',
  '/test/gateway/userStatus.test.ts',
  '/test/gateway/repay.test.ts',
  '/test/pages/login/recovery.test.ts',
  '/test/gateway/postgres.test.ts',
  '/test/gateway/unfinishedUploads.test.ts',
  '/test/architecture/imports.test.ts',
  '/test/callback/inMiniProgram.test.ts',
];

const rank = ({ path }) => {
  const place = LONG.findIndex((end) => path.replaceAll('\\', '/').endsWith(end));
  return place === -1 ? LONG.length : place;
};

export default class LongestFirst extends Sequencer {
  async sort(tests) {
    return [...(await super.sort(tests))].sort((one, other) => rank(one) - rank(other));
  }
}
