import { generalRefusals, sessionOverElsewhere } from '@/contract/refusals';
import { encodeInfo, loggedPhone, ofCall, ofScript, ofWords } from '@/domain/log/errorRecord';
import { frames, scrub, type Scrubbed } from '@/domain/log/scrub';
import { seeded } from '../seeded';

const [, , OVER] = sessionOverElsewhere;

describe('a message for the log', () => {
  it.each([
    [
      "Cannot read properties of undefined (reading 'custName')",
      "Cannot read properties of undefined (reading 'custName')",
    ],
    ['Request failed: HTTP 502', 'Request failed: HTTP 502'],
    ['Loading chunk 954 failed.', 'Loading chunk 954 failed.'],
    ['Unexpected token < in JSON at position 0', 'Unexpected token < in JSON at position 0'],
    ['getBoundingClientRect is not a function', 'getBoundingClientRect is not a function'],
    ['Unexpected token \'张\', "张三" is not valid JSON', 'Unexpected token \'..\', ".." is not valid JSON'],
    ['bad body {"idNo":"11010519491231002X"}', 'bad body {..}'],
    ['phone 138 0013 8000 taken', 'phone * taken'],
    ['phone 13,800,138,000 taken', 'phone * taken'],
    ['phone (138) 001 - 380 - 00 taken', 'phone (* taken'],
    ['phone 138，001，380，00 taken', 'phone * taken'],
    ['phone 138\n001\n380\n00 taken', 'phone * taken'],
    ['GET https://x.example/a?tokenCode=abc failed', 'GET https://x.example/a?.. failed'],
    ['mail wang@example.com', 'mail *'],
    ['手机号 有误', '.. ..'],
  ])('%s', (message, expected) => {
    expect(scrub(message)).toBe(expected);
  });

  it('has its own type: a plain string does not fit', () => {
    const keep = (info: Scrubbed): string => encodeInfo(info);
    expect(keep(ofWords('page load timed out'))).toBe('page%20load%20timed%20out');
    // @ts-expect-error -- an unscrubbed string is not an entry of the log
    keep('13800138000');
  });
});

/** Personal data, in each form in which it may be written. */
const random = seeded(20261121);
const digits = (count: number) => Array.from({ length: count }, () => random.int(0, 9)).join('');
const grouped = (text: string, size: number, by: string) =>
  (text.match(new RegExp(`.{1,${size}}`, 'g')) ?? []).join(by);
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const token = (length: number) =>
  `${Array.from({ length }, () => letters.charAt(random.int(0, letters.length - 1))).join('')}7`;
const name = () => `${random.pick(['王', '李', '欧阳'])}${random.pick(['小明', '芳', '建国'])}`;

const SECRETS: Readonly<Record<string, () => string>> = {
  phone: () => `1${random.int(3, 9)}${digits(9)}`,
  'phone in groups': () => grouped(`1${random.int(3, 9)}${digits(9)}`, 4, random.pick([' ', '-', '.'])),
  'ID number': () => `${digits(17)}${random.pick(['X', 'x', '7'])}`,
  'card number': () => digits(random.int(12, 19)),
  'card in groups': () => grouped(digits(16), 4, ' '),
  'code or password': () => digits(6),
  name,
  address: () => `${name()}路${digits(3)}号`,
  'session token': () => token(42),
  'sealed text': () => Buffer.from(token(60)).toString('base64'),
  email: () => `${token(6)}@example.com`,
};

const AROUND: readonly ((secret: string) => string)[] = [
  (secret) => `save failed for ${secret}`,
  (secret) => `${secret}`,
  (secret) => `Unexpected token, "${secret}" is not valid JSON`,
  (secret) => `bad value '${secret}' (at field)`,
  (secret) => `POST https://x.example/app/login?phone=${secret} 500`,
  (secret) => `body={"a":"${secret}"}`,
  (secret) => `x=${secret},y=${secret};`,
  (secret) => `line one\n    at ${secret}\n${secret}`,
];

/** Eleven kinds in eight forms: 11,000 failures in all, each through the three ways into the log. */
const ROUNDS = 125;

describe.each(Object.entries(SECRETS))('a %s', (_kind, draw) => {
  it.each(AROUND.map((around, at) => [at, around] as const))('is not in the log, form %i', (_at, around) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const secret = draw();
      const message = around(secret);
      const written = [
        ofScript({ message, stack: `Error: ${message}\n    at save (https://x/js/7.1a2b.js:1:2345)` }),
        ofCall({ path: '/loan/limitUseLoan', code: generalRefusals.broken, errorInfo: message }),
        ofWords(message),
      ].join(' ');
      expect(written).not.toContain(secret);
      // Parts do not appear either: no four digits of a number in a row, no character of a name.
      const kept = written.replaceAll(generalRefusals.broken, '').replaceAll('7.1a2b.js:1:2345', '');
      expect(kept).not.toMatch(/\d{4}/);
      expect(kept).not.toMatch(/[\u4e00-\u9fff]/);
    }
  });
});

describe('where the error happened', () => {
  it.each([
    ['    at save (https://x/js/7.1a2b.js:1:2345)', 'save@7.1a2b.js:1:2345'],
    ['    at https://x/js/app.js:3:4', '?@app.js:3:4'],
    ['    at async Model.load (https://x/js/app.js:3:4)', 'Model.load@app.js:3:4'],
    ['    at new Model (https://x/js/app.js:3:4)', 'Model@app.js:3:4'],
    ['save@https://x/js/app.js:3:4', 'save@app.js:3:4'],
    ['@https://x/js/app.js:3:4', '?@app.js:3:4'],
    ['Error: 13800138000', ''],
    ['    at <anonymous>', ''],
  ])('%s', (line, expected) => {
    expect(frames(line)).toBe(expected);
  });

  it('lists the nearest places only', () => {
    const stack = Array.from({ length: 30 }, (_, n) => `    at f (https://x/a.js:${n}:1)`).join('\n');
    expect(frames(stack).split(' ')).toHaveLength(8);
  });
});

describe('a very long message', () => {
  it.each(['x', 'x+', 'a1', '1', '"', '{', "'", '张', 'a ', '@', '?'])(
    'of %s alone is scrubbed as fast as any other',
    (part) => {
      expect(scrub(part.repeat(500_000)).length).toBeLessThanOrEqual(8000);
    },
  );
});

describe('the rest of a record', () => {
  it.each([
    ['13800138000', '138****8000'],
    ['138****8000', '138****8000'],
    ['', ''],
    ['1380013800', ''],
    ['张三', ''],
  ])('phone %s is %s', (phone, expected) => {
    expect(loggedPhone(phone)).toBe(expected);
  });

  it('a failed call is its path, its code and the rest of its message', () => {
    expect(ofCall({ path: '/contract/:id', code: OVER, errorInfo: `Request failed: ${OVER}` })).toBe(
      `/contract/:id ${OVER} Request failed: B*`,
    );
    expect(ofCall({ path: '/a"><b', code: 'no code at all', errorInfo: '' })).toBe('/ab');
  });

  it('is encoded and never too long for the wire', () => {
    const info = ofScript({ message: '<"%> '.repeat(2000), stack: '' });
    expect(encodeInfo(info).length).toBeLessThanOrEqual(4000);
    expect(decodeURIComponent(encodeInfo(info))).toBe(info);
  });
});
