import { filesIn, textOf } from './files';

const files = ['src', 'gateway'].flatMap(filesIn).filter((path) => /\.(ts|tsx|js|html|sql|mjs)$/.test(path));

/** A spelling that the texts do not use, what they use instead, examples that the pattern must find, and the place that needs it. */
const SPELLINGS = [
  ['another dot between two facts', '·', /[・‧∙⋅]/, ['版本 1.0 ・ 9月1日'], 'src/domain/person/name.ts'],
  [
    'a space between a number of characters and its 位',
    '6位',
    // '第 2 位' counts people.
    /(?<!第 ?)(?<![\d}])(\d+|\$\{[^{}]*\}) 位/,
    ['请输入 6 位验证码', '12到19 位卡号', '已输入${value.length} 位'],
    '',
  ],
  [
    'a space or 至 between two numbers of characters',
    '12到19位',
    /(\d|\}) ?至 ?(\d+|\$\{[^{}]*\}) ?位|(\d|\}) 到 ?(\d+|\$\{[^{}]*\}) ?位/,
    ['12 至 19位卡号', '${LEAST} 到${MOST}位'],
    '',
  ],
] as const;

const isComment = (line: string): boolean => /^\s*(\/\/|\/?\*|--)/.test(line);

describe('what a person reads is spelled in one way', () => {
  it.each(SPELLINGS)('no text has %s: it is %s', (_what, _instead, pattern, examples, home) => {
    for (const example of examples) expect(example).toMatch(pattern);
    const found = files
      .filter((path) => path !== home)
      .flatMap((path) =>
        textOf(path)
          .split(/\r?\n/)
          .map((line, index) => ({ line, place: `${path}:${index + 1}` })),
      )
      .filter(({ line }) => !isComment(line) && pattern.test(line))
      .map(({ place }) => place);
    expect(found).toEqual([]);
  });
});
