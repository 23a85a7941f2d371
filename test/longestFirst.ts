import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take long and do not look it: they start processes and browsers. Vitest begins with the longest files it remembers and, on
 * a machine that has never run them, with the largest; one of these begun last would keep the other worker waiting.
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

const rank = ({ moduleId }: TestSpecification): number => {
  const place = LONG.findIndex((end) => moduleId.endsWith(end));
  return place === -1 ? LONG.length : place;
};

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}
