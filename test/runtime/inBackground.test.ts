import type * as InBackground from '@/runtime/inBackground';

let comes: boolean;
let starts: number;
let parts: typeof InBackground;

beforeEach(async () => {
  comes = true;
  starts = 0;
  jest.resetModules();
  jest.doMock('@/runtime/background', () => {
    if (!comes) throw new Error('Loading chunk background failed.');
    return { start: () => void (starts += 1), shown: () => undefined };
  });
  parts = await import('@/runtime/inBackground');
});
afterEach(() => jest.dontMock('@/runtime/background'));

const soon = () => new Promise(setImmediate);

it('starts once, however often it is asked for', async () => {
  parts.startBackground();
  await soon();
  await parts.background();
  expect(starts).toBe(1);
});

it('starts as soon as its code comes, if it did not come at launch', async () => {
  comes = false;
  parts.startBackground();
  await soon();
  expect(starts).toBe(0);
  await expect(parts.background()).rejects.toThrow('background');
  comes = true;
  await parts.background();
  expect(starts).toBe(1);
});

it('leaves out what no one waits for, without an error', async () => {
  comes = false;
  const acts: string[] = [];
  parts.inBackground(() => acts.push('early'));
  await soon();
  comes = true;
  parts.inBackground(() => acts.push('late'));
  await soon();
  expect(acts).toEqual(['late']);
});
