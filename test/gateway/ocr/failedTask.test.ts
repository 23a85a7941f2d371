import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { makeOcrProvider } from '../../../gateway/providers/ocr';
import { ALBUM } from './album';

/** A process that cannot read a picture, though nothing is wrong with the picture. */

const mockChildren: ChildProcess[] = [];
jest.mock('../../runner/startReader', () => ({
  startReader() {
    const child = mockStart();
    mockChildren.push(child);
    return child;
  },
}));

const mockStart = (): ChildProcess =>
  fork(join(process.env['GATEWAY_BUNDLES'] ?? '', 'textReader.js'), {
    env: { ...process.env, NODE_OPTIONS: `--require ${join(__dirname, 'brokenModels.cjs')}` },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

afterEach(() => jest.restoreAllMocks());
afterAll(() => mockChildren.forEach((child) => child.kill()));

it('a failure of the reader is not blamed on the photo, is logged, and does not stay', async () => {
  const warned = jest.spyOn(process, 'emitWarning').mockReturnValue(undefined);
  const [photo] = ALBUM.filter(({ title }) => title.endsWith('bank card 2, turned 12°'));
  const file = (await photo?.take()) ?? Buffer.alloc(0);
  const ocr = makeOcrProvider({ kind: 'sandbox' });
  expect(await ocr.recogniseBankCard(file)).toEqual({ ok: false, why: 'unavailable' });
  expect(warned.mock.calls).toEqual([['a picture was not read: Error: EMFILE: too many open files']]);
  expect(await ocr.recogniseBankCard(file)).toMatchObject({ ok: true });
  expect(mockChildren).toHaveLength(1);
});
