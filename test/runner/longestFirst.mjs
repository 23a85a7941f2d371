import SequencerModule from '@jest/test-sequencer';

const Sequencer = SequencerModule.default ?? SequencerModule;

/**
 * Files that take long although they are small: they start processes and browsers. Jest begins with the longest files it remembers and, on a
 * machine that has never run them, with the largest; one of these started last would keep the other worker waiting.
 */
const LONG = [
  'gateway/kill',
  'callback/pages',
  'gateway/onPostgres',
  'architecture/imports',
  'callback/inMiniProgram',
  'gateway/ocr/sandbox',
  'gateway/postgres',
].map((name) => `/test/${name}.test.ts`);

const rank = ({ path }) => {
  const place = LONG.findIndex((end) => path.endsWith(end));
  return place === -1 ? LONG.length : place;
};

export default class LongestFirst extends Sequencer {
  async sort(tests) {
    return [...(await super.sort(tests))].sort((one, other) => rank(one) - rank(other));
  }
}
