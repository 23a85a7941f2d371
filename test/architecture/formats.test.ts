import { filesIn, textOf } from './files';

const words = ['src', 'gateway'].flatMap(filesIn).filter((path) => /\.(ts|tsx|js|html|sql)$/.test(path));

/** A format made by hand, what makes it instead, where that stands, and an example that the pattern must find. */
const BY_HAND = [
  [
    'an amount with its unit',
    'moneyText',
    'src/domain/money/',
    /formatYuan\([^`\n]*?\)\} ?元/,
    '${formatYuan(due)} 元',
  ],
  [
    'a rate with its sign',
    'ratePercent',
    'src/domain/money/',
    /percentText\(parseRate\([^`\n]*?\)\)\}%/,
    '${percentText(parseRate(rate))}%',
  ],
  ['another name of the annual rate', 'RATE_NAME', '', /年利率|年息|年化率/, '年利率 14.40%'],
  ['the annual rate without its kind', 'RATE_NAME', '', /年化利率(?!（[单复]利）)/, '年化利率 14.40%'],
  [
    'a date that drops its year',
    'dayText',
    'src/domain/dates/',
    /\.slice\(0, 4\) === \w+\.slice\(0, 4\)/,
    'day.slice(0, 4) === today.slice(0, 4)',
  ],
  [
    'a time cut from an instant',
    'timeText',
    'src/domain/dates/',
    /toISOString\(\)\.slice\(1/,
    'at.toISOString().slice(11, 16)',
  ],
  [
    'a phone cut into groups',
    'groupPhone',
    'src/domain/person/',
    /[pP]hone\w*\.slice\(\d, \d|\\d\{3\}\)\\d\{4\}/,
    'phone.slice(0, 3)',
  ],
  [
    'an ID number cut into groups',
    'groupIdNumber',
    'src/domain/person/',
    /\b[iI]d(No|Number|_no)\.slice\(\d+, \d/,
    'idNo.slice(0, 6)',
  ],
  [
    'a row with a phone or an ID number as it is stored',
    'groupPhone or groupIdNumber',
    // Its readers compare with what is stored.
    'gateway/console/',
    /(身份证号|手机号)['"](,| value=\{) ?(\w+\.)+(phone|idNo)\b/,
    "['手机号', person.phone]",
  ],
] as const;

describe('what a person reads has one formatter each', () => {
  it.each(BY_HAND)('%s comes from %s', (_what, _formatter, home, pattern, example) => {
    expect(example).toMatch(pattern);
    const found = words
      .filter((path) => home === '' || !path.startsWith(home))
      .flatMap((path) =>
        textOf(path)
          .split(/\r?\n/)
          .map((line, index) => ({ line, place: `${path}:${index + 1}` })),
      )
      .filter(({ line }) => !/^\s*(\/\/|\/?\*|--)/.test(line) && pattern.test(line))
      .map(({ place }) => place);
    expect(found).toEqual([]);
  });
});
