import { bankCardFrom, idCardFrom } from '../../../gateway/providers/ocr/cards';
import { idNumber } from '../steps';
import type { Text, TextLine } from '../../../gateway/textRecognition/readText';

const HEIGHT = 30;

/** A line as it is found on a card: text, place, and how sure the reader is of each character. */
function line(text: string, left: number, top: number, confidence = 0.99): TextLine {
  const confidences = Array.from(text, () => confidence);
  return {
    text,
    confidences,
    left,
    top,
    right: left + text.length * HEIGHT,
    bottom: top + HEIGHT,
    atEdge: false,
  };
}

const page = (lines: readonly TextLine[], seen: Partial<Text> = {}): Text => ({
  lines,
  glare: 0,
  ...seen,
});

const NUMBER = idNumber('1990-03-07');
const frontWith = (change: Readonly<Record<string, TextLine | undefined>> = {}): TextLine[] =>
  Object.values({
    nameLabel: line('姓名', 60, 70),
    name: line('林晓岚', 150, 70),
    sex: line('性别 男', 60, 140),
    nation: line('民族汉', 245, 140),
    birth: line('出生 1990 年 3 月 7 日', 60, 210),
    address: line('住址昆明市五华区', 60, 280),
    number: line(`公民身份号码 ${NUMBER}`, 60, 480),
    ...change,
  }).filter((one) => one !== undefined);

describe('the portrait side', () => {
  it('is read with the confidence of the most doubtful character', () => {
    const name = { ...line('林晓岚', 150, 70), confidences: [0.99, 0.4, 0.97] };
    expect(idCardFrom(page(frontWith({ name })))).toEqual({
      ok: true,
      side: 'front',
      name: '林晓岚',
      idNo: NUMBER,
      sex: '男',
      nation: '汉',
      birth: '1990-03-07',
      address: '昆明市五华区',
      confidence: { name: 0.4, idNo: 0.99 },
    });
  });

  it.each([
    [
      'a wrong check digit',
      { number: line(`公民身份号码${NUMBER.slice(0, 17)}${NUMBER.endsWith('1') ? '2' : '1'}`, 60, 480) },
    ],
    ['another birth than is printed', { birth: line('出生1991年3月7日', 60, 210) }],
    ['another sex than is printed', { sex: line('性别女', 60, 140) }],
  ])('its number is doubtful if it has %s', (_what, change) => {
    const read = idCardFrom(page(frontWith(change)));
    expect(read.ok && read.confidence).toMatchObject({ idNo: 0.5, name: 0.99 });
  });

  it('takes sex and birth from the number, if their print cannot be read', () => {
    const read = idCardFrom(page(frontWith({ sex: line('性别', 60, 140), birth: line('出生', 60, 210) })));
    expect(read).toMatchObject({ ok: true, sex: '男', birth: '1990-03-07' });
  });

  it('knows the name by its place, if its label was misread', () => {
    expect(idCardFrom(page(frontWith({ nameLabel: undefined })))).toMatchObject({ name: '林晓岚' });
  });

  it.each([
    ['nothing else is known', {}, 'blurred'],
    ['a part of it is white', { glare: 0.3 }, 'reflecting'],
  ] as const)('without its number is refused: %s', (_what, seen, why) => {
    const number = line('公民身份号码', 60, 480);
    expect(idCardFrom(page(frontWith({ number }), seen))).toEqual({ ok: false, why });
  });
});

it('a document whose text reaches the edge of the picture, and whose number is missing, is cut', () => {
  const number = { ...line('公民身份号码', 60, 480), atEdge: true };
  expect(idCardFrom(page(frontWith({ number })))).toEqual({ ok: false, why: 'cut' });
});

describe('the emblem side', () => {
  const backWith = (period: string) => [
    line('居民身份证', 290, 95),
    line('签发机关', 60, 345),
    line('昆明市公安局五华分局', 198, 345),
    line('有效期限', 60, 455),
    line(period, 198, 455),
  ];

  it.each([
    ['2020.03.07-2040.03.07', '2040-03-07', 0.99],
    ['2020.03.07 - 长期', '长期', 0.99],
    ['2020.03.07-2048.03.07', '2048-03-07', 0.5],
  ])(
    '%s: dates are sure only if they are 5, 10 or 20 years apart, or without end',
    (period, validTo, sure) => {
      expect(idCardFrom(page(backWith(period)))).toEqual({
        ok: true,
        side: 'back',
        authority: '昆明市公安局五华分局',
        validFrom: '2020-03-07',
        validTo,
        confidence: { authority: 0.99, validFrom: sure, validTo: sure },
      });
    },
  );

  it('a day that does not exist is not read', () => {
    expect(idCardFrom(page(backWith('2020.03.07-2040.13.07')))).toEqual({ ok: false, why: 'blurred' });
  });
});

describe('a bank card', () => {
  const cardWith = (...numbers: TextLine[]) => [
    line('招商银行', 64, 80),
    ...numbers,
    line('持卡人', 62, 440),
    line('林晓岚', 62, 482),
    line('12/35', 400, 482),
  ];

  it('its number may be printed in groups', () => {
    const groups = ['6225', '8800', '0000', '0000', '002'];
    const numbers = groups.map((digits, at) => line(digits, 64 + at * 150, 360));
    expect(bankCardFrom(page(cardWith(...numbers)))).toEqual({
      ok: true,
      bank: '招商银行',
      cardNo: '6225880000000000002',
      name: '林晓岚',
      validThru: '12/35',
      confidence: { cardNo: 0.99 },
    });
  });

  it('with a wrong check digit is doubtful; at the edge of the picture its end is missing', () => {
    const number = line('6225880000000000', 64, 360);
    expect(bankCardFrom(page(cardWith(number)))).toMatchObject({ ok: true, confidence: { cardNo: 0.5 } });
    expect(bankCardFrom(page(cardWith({ ...number, atEdge: true })))).toEqual({ ok: false, why: 'cut' });
  });

  it('and an ID card are not taken for each other, and a letter for none of them', () => {
    expect(idCardFrom(page(cardWith(line('6225880000000000002', 64, 360))))).toMatchObject({
      why: 'wrong-document',
    });
    expect(bankCardFrom(page(frontWith()))).toMatchObject({ why: 'wrong-document' });
    expect(idCardFrom(page([line('您好，附件是合同', 60, 70)]))).toMatchObject({ why: 'no-document' });
  });
});
