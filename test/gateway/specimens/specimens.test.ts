import { createCanvas, loadImage } from '@napi-rs/canvas';
import Fastify from 'fastify';
import { checkIdNumber } from '@/domain/person/idNumber';
import { passesLuhn } from '@/domain/person/bankCard';
import { makeOcrProvider } from '../../../gateway/providers/ocr';
import {
  drawBankCard,
  drawIdBack,
  drawIdFront,
  specimenDefaults,
  specimenRoutes,
} from '../../../gateway/specimens';
import { decodeSpecimen, encodeSpecimen, type SpecimenDocument } from '../../../gateway/specimens/payload';

const documents: readonly SpecimenDocument[] = [
  {
    kind: 'id-front',
    fields: {
      name: '林晓岚',
      idNo: '530102199003070008',
      sex: '女',
      nation: '汉',
      birth: '1990-03-07',
      address: '昆明市',
    },
  },
  {
    kind: 'id-front',
    fields: {
      name: '阿"依|古丽',
      idNo: '530102199013450008',
      sex: '男',
      nation: '维吾尔',
      birth: '1991-01-02',
      address: '',
    },
  },
  { kind: 'id-back', fields: { authority: '昆明市公安局', validFrom: '2020-03-07', validTo: '长期' } },
  {
    kind: 'bank-card',
    fields: { bank: '招商银行', cardNo: '6225880000000000002', name: '林晓岚', validThru: '12/35' },
  },
];

describe('the text of the code', () => {
  it.each(documents)('returns what was encoded: $kind', (document) => {
    expect(decodeSpecimen(encodeSpecimen(document))).toEqual(document);
  });
  it('any altered character is noticed', () => {
    const code = encodeSpecimen({
      kind: 'bank-card',
      fields: { bank: '行', cardNo: '621700000000', name: '云', validThru: '01/30' },
    });
    for (let i = 0; i < code.length; i += 1) {
      const altered = code.slice(0, i) + (code[i] === '7' ? '8' : '7') + code.slice(i + 1);
      expect(decodeSpecimen(altered)).toBeUndefined();
    }
  });
  it.each(['', 'YL1', '{}', 'https://example.com', 'YL2aaaaaaaa["C","a","b","c","d"]'])(
    'is not a specimen: %s',
    (code) => {
      expect(decodeSpecimen(code)).toBeUndefined();
    },
  );
});

describe('the pictures', () => {
  it('print the fields: another name, number or sex changes the picture outside the code', async () => {
    const front = {
      name: '林晓岚',
      idNo: '530102199003070008',
      sex: '女',
      nation: '汉',
      birth: '1990-03-07',
      address: '昆明市',
    } as const;
    const printed = async (png: Buffer) => {
      const image = await loadImage(png);
      const ctx = createCanvas(image.width, image.height).getContext('2d');
      ctx.drawImage(image, 0, 0);
      return Buffer.from(ctx.getImageData(0, 0, 680, image.height).data).toString('base64');
    };
    const original = await printed(drawIdFront(front));
    expect(await printed(drawIdFront({ ...front }))).toBe(original);
    for (const change of [
      { name: '林晓云' },
      { idNo: '530102199003070016' },
      { sex: '男' },
      { address: '大理' },
    ] as const) {
      expect(await printed(drawIdFront({ ...front, ...change }))).not.toBe(original);
    }
  });
  it.each([
    [
      'portrait side',
      () =>
        drawIdFront({
          name: '云',
          idNo: '530102199003070008',
          sex: '女',
          nation: '汉',
          birth: '1990-03-07',
          address: '',
        }),
    ],
    [
      'validity side',
      () => drawIdBack({ authority: '昆明市公安局', validFrom: '2020-03-07', validTo: '长期' }),
    ],
    [
      'bank card',
      () => drawBankCard({ bank: '招商银行', cardNo: '622588000000', name: '云', validThru: '12/35' }),
    ],
  ])('%s is a PNG in the proportions of a card', async (_name, draw) => {
    const image = await loadImage(draw());
    expect(image.width / image.height).toBeCloseTo(85.6 / 54, 1);
  });
});

describe('the routes', () => {
  const app = Fastify();
  void app.register(specimenRoutes);
  const ocr = makeOcrProvider({ kind: 'sandbox' });
  const get = (file: string, query: Record<string, string> = {}) =>
    app.inject(`/sandbox/specimens/${file}?${new URLSearchParams(query).toString()}`);

  it('without parameters draw a person who does not exist, with numbers that pass every check', async () => {
    const answer = await get('id-front.jpg');
    expect(answer.headers['content-type']).toBe('image/jpeg');
    expect(await ocr.recogniseIdCard(answer.rawPayload)).toMatchObject({
      ok: true,
      side: 'front',
      name: '林晓岚',
      sex: '女',
    });
    expect(checkIdNumber(specimenDefaults.idNo, '2026-01-01')).toBeUndefined();
    expect(passesLuhn(specimenDefaults.cardNo)).toBe(true);
  });

  it('draw the requested fields', async () => {
    const front = { name: '王云', idNo: '53010219851224001x', nation: '彝', address: '大理市', sex: '女' };
    expect(await ocr.recogniseIdCard((await get('id-front.jpg', front)).rawPayload)).toMatchObject({
      ok: true,
      side: 'front',
      ...front,
      idNo: '53010219851224001X',
      birth: '1985-12-24',
    });
    const back = { authority: '大理市公安局', from: '2010-01-01', to: '2020-01-01' };
    expect(await ocr.recogniseIdCard((await get('id-back.jpg', back)).rawPayload)).toMatchObject({
      ok: true,
      side: 'back',
      authority: '大理市公安局',
      validFrom: '2010-01-01',
      validTo: '2020-01-01',
    });
    const card = { bank: '云南农信', cardNo: '621700000000', name: '王云', valid: '01/27' };
    expect(await ocr.recogniseBankCard((await get('bank-card.jpg', card)).rawPayload)).toMatchObject({
      ok: true,
      bank: '云南农信',
      cardNo: '621700000000',
      name: '王云',
      validThru: '01/27',
    });
  });

  it.each<[string, Record<string, string>, string]>([
    ['id-front.jpg', { idNo: '123' }, '身份证号应是18位'],
    ['id-front.jpg', { idNo: '530102199002300008' }, '出生日期不存在'],
    ['id-front.jpg', { birth: '1990-02-30' }, '出生日期应是真实的日期'],
    ['id-front.jpg', { sex: '无' }, '性别应是'],
    ['id-front.jpg', { name: ' ' }, '姓名不能为空'],
    ['id-front.jpg', { name: '云'.repeat(21) }, '姓名最多 20 个字'],
    ['id-front.jpg', { address: '昆明\u0000' }, '不能显示的字符'],
    ['id-back.jpg', { from: '明天' }, '有效期起应是真实的日期'],
    ['id-back.jpg', { to: '2040-13-01' }, '有效期止'],
    ['bank-card.jpg', { cardNo: '6225 8800' }, '卡号应是12到19位数字'],
    ['bank-card.jpg', { valid: '13/30' }, '有效期写作'],
  ])('%s refuses %j in Chinese', async (file, query, message) => {
    const answer = await get(file, query);
    expect(answer.statusCode).toBe(400);
    const body = answer.json<{ code: number; message: string }>();
    expect(body.code).toBe(400);
    expect(body.message).toContain(message);
    expect(body.message).not.toMatch(/[A-Z][a-z]+ /);
  });

  it.each([
    ['id-front.jpg?name=a&name=b', '姓名只能给一次'],
    ['id-front.jpg?idNo=1&idNo=2', '身份证号只能给一次'],
    ['id-back.jpg?from=1&from=2', '有效期起只能给一次'],
    ['bank-card.jpg?cardNo=1&cardNo=2', '卡号只能给一次'],
  ])('refuse a parameter given twice: %s', async (address, message) => {
    expect((await app.inject(`/sandbox/specimens/${address}`)).json()).toEqual({ code: 400, message });
  });
});
