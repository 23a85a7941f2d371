import { wellFormed } from '@/wire';

it.each([
  ['张三😀🎉', '张三😀🎉'],
  ['张\ud83d', '张\ufffd'],
  ['\ude00张', '\ufffd张'],
  ['\ud83d\ud83d\ude00', '\ufffd😀'],
  ['a\ude00b\ud83dc', 'a\ufffdb\ufffdc'],
  ['', ''],
])('%j becomes what Node writes of it', (text, expected) => {
  expect(wellFormed(text)).toBe(expected);
  expect(Buffer.from(text, 'utf8').toString('utf8')).toBe(expected);
});
