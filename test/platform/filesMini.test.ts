import { files } from '@/platform/files/index.weapp';
import { no, resetWx, wx as host, yes } from './wx';

jest.mock('@tarojs/taro', () => jest.requireActual<{ taroModule: object }>('./wx').taroModule);

const URL = 'https://x.example/1';
const FETCHED = yes({ statusCode: 200, tempFilePath: 't' });

beforeEach(resetWx);

it.each([
  [{ downloadFile: FETCHED, openDocument: yes() }, { kind: 'given' }],
  [{ downloadFile: yes({ statusCode: 404, tempFilePath: 't' }) }, { kind: 'refused', status: 404 }],
  [{ downloadFile: no('downloadFile:fail timeout') }, { kind: 'network' }],
  [{ downloadFile: FETCHED, openDocument: no('openDocument:fail') }, { kind: 'unavailable' }],
])('a PDF is opened or not (%#)', async (answers, outcome) => {
  host.answers = answers;
  expect(await files.givePdf(URL, 'a.pdf')).toEqual(outcome);
});

it.each([
  [yes({ statusCode: 200, tempFilePath: 't.png' }), { kind: 'picture', address: 't.png' }],
  [yes({ statusCode: 410, tempFilePath: 't' }), { kind: 'refused', status: 410 }],
  [no('downloadFile:fail timeout'), { kind: 'network' }],
])('a picture is shown from its temporary file, or is not (%#)', async (answer, outcome) => {
  host.answers = { downloadFile: answer };
  expect(await files.fetchPicture(URL)).toMatchObject(outcome);
  expect(host.asked[0]?.[1]).toMatchObject({ url: URL, timeout: 60_000 });
});

it('any other file is given by the share sheet, under its name', async () => {
  host.answers = { downloadFile: FETCHED, shareFileMessage: yes() };
  const got = await files.fetchFile(URL, 'a.json');
  expect(got.kind === 'file' && (await got.give())).toBe(true);
  expect(host.asked[1]).toEqual(['shareFileMessage', { filePath: 't', fileName: 'a.json' }]);
});
