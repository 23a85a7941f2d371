import { createCanvas, loadImage } from '@napi-rs/canvas';
import QRCode from 'qrcode';
import { makeOcrProvider, ocrFailureText } from '../../../gateway/providers/ocr';
import { drawBankCard, drawIdBack, drawIdFront, type IdFront } from '../../../gateway/specimens';
import { emptyDesk, photograph, type Shot } from './photos';

const ocr = makeOcrProvider({ kind: 'sandbox' });

const person: IdFront = {
  name: '欧阳云山',
  idNo: '53010219900307001X',
  sex: '男',
  nation: '纳西',
  birth: '1990-03-07',
  address: '云南省丽江市古城区大研街道样本社区七一街新义巷口云岭小区12幢3单元1801室',
};
const validity = { authority: '丽江市公安局古城分局', validFrom: '2019-05-04', validTo: '长期' };
const card = { bank: '中国建设银行', cardNo: '6217000000000000008', name: '欧阳云山', validThru: '08/33' };

const front = drawIdFront(person);
const back = drawIdBack(validity);
const bank = drawBankCard(card);

const shots: readonly (readonly [string, Shot])[] = [
  ['500 px wide', { card: 500 }],
  ['500 px wide, turned 15° left', { card: 500, turn: -15 }],
  ['500 px wide, turned 15° right', { card: 500, turn: 15 }],
  ['500 px wide, turned 7°', { card: 500, turn: 7 }],
  ['640 px wide, turned -4°', { card: 640, turn: -4 }],
  ['1016 px wide, turned 11°, WebP', { card: 1016, turn: 11, format: 'webp' }],
  ['2000 px wide', { card: 2000, turn: 3 }],
  ['upside down', { card: 800, turn: 183 }],
  ['on its side', { card: 900, turn: 90, photo: [1080, 1440] }],
  ['in a corner of a large photo', { card: 1100, turn: -9, photo: [4000, 3000], at: [0.2, 0.2] }],
  ['in the middle of a large photo', { card: 1300, turn: 12, photo: [3000, 4000] }],
  ['at the edge of a photo', { card: 620, turn: 6, photo: [1600, 1200], at: [0.75, 0.8] }],
];

describe('the sandbox reads a specimen from a photo', () => {
  it.each(shots)('portrait side, %s', async (_name, shot) => {
    expect(await ocr.recogniseIdCard(await photograph(front, shot))).toEqual({
      ok: true,
      side: 'front',
      ...person,
    });
  });
  it.each(shots)('validity side, %s', async (_name, shot) => {
    expect(await ocr.recogniseIdCard(await photograph(back, shot))).toEqual({
      ok: true,
      side: 'back',
      ...validity,
    });
  });
  it.each(shots)('bank card, %s', async (_name, shot) => {
    expect(await ocr.recogniseBankCard(await photograph(bank, shot))).toEqual({ ok: true, ...card });
  });
  it('the PNG as it was drawn', async () => {
    expect(await ocr.recogniseIdCard(front, 'front')).toMatchObject({ ok: true, name: '欧阳云山' });
  });
});

describe('anything but the requested document is refused with its reason', () => {
  const refused = (why: keyof typeof ocrFailureText) => ({ ok: false, why });

  it('a desk without a document', async () => {
    expect(await ocr.recogniseIdCard(emptyDesk(2400, 1800))).toEqual(refused('no-document'));
    expect(ocrFailureText['no-document']).toBe('未识别到证件，请重拍');
  });
  it('the other side', async () => {
    expect(await ocr.recogniseIdCard(back, 'front')).toEqual(refused('wrong-side'));
    expect(await ocr.recogniseIdCard(front, 'back')).toEqual(refused('wrong-side'));
  });
  it('another document', async () => {
    expect(await ocr.recogniseIdCard(bank)).toEqual(refused('wrong-document'));
    expect(await ocr.recogniseBankCard(front)).toEqual(refused('wrong-document'));
  });
  it('a foreign code', async () => {
    const foreign = await QRCode.toBuffer('https://example.com/pay?to=someone', { width: 600 });
    expect(await ocr.recogniseIdCard(foreign)).toEqual(refused('no-document'));
  });
  it('a code whose text was altered', async () => {
    const forged = await QRCode.toBuffer('YL100000000["C","某银行","6217000000000000008","某人","01/30"]', {
      width: 600,
    });
    expect(await ocr.recogniseBankCard(forged)).toEqual(refused('no-document'));
  });
  it('a card whose code is covered', async () => {
    const image = await loadImage(front);
    const canvas = createCanvas(image.width, image.height);
    const ctx = canvas.getContext('2d');
    ctx.drawImage(image, 0, 0);
    ctx.fillRect(800, 420, 120, 120);
    expect(await ocr.recogniseIdCard(canvas.toBuffer('image/jpeg', 80))).toEqual(refused('no-document'));
  });
  it.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('这不是图片')],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>')],
    ['a PDF', Buffer.from('%PDF-1.7\n%âãÏÓ')],
    ['a JPEG cut off within its header', emptyDesk(64, 64).subarray(0, 40)],
    ['a PNG that ends behind its header', front.subarray(0, 33)],
  ])('not an image: %s', async (_name, file) => {
    expect(await ocr.recogniseIdCard(file)).toEqual(refused('not-an-image'));
    expect(await ocr.recogniseBankCard(file)).toEqual(refused('not-an-image'));
  });
  it('an upload that was cut off: the rest of the picture has no document', async () => {
    expect(await ocr.recogniseIdCard(front.subarray(0, 20_000))).toEqual(refused('no-document'));
  });
  it('a flood of uploads: the surplus is told to try again, the others are read', async () => {
    const readings = await Promise.all(Array.from({ length: 12 }, () => ocr.recogniseIdCard(back)));
    const refusals = readings.filter((reading) => !reading.ok);
    expect(refusals).toEqual(Array.from({ length: 4 }, () => refused('unavailable')));
  });
  it('after a file that crashes the decoder the next one is read', async () => {
    const killer = front.subarray(0, 40);
    const [first, second] = await Promise.all([ocr.recogniseIdCard(killer), ocr.recogniseIdCard(front)]);
    expect(first).toEqual(refused('not-an-image'));
    expect(second).toMatchObject({ ok: true, idNo: person.idNo });
  });
  it('a picture too large for the memory is refused by its header alone', async () => {
    const bomb = createCanvas(1, 1).toBuffer('image/png');
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    expect(await ocr.recogniseIdCard(bomb)).toEqual(refused('too-large'));
  });
  it('a file of more than 10 MB', async () => {
    expect(await ocr.recogniseIdCard(Buffer.concat([front, Buffer.alloc(10 * 1024 * 1024)]))).toEqual(
      refused('too-large'),
    );
  });
});
