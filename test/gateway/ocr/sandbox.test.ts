import { createCanvas, loadImage } from '@napi-rs/canvas';
import QRCode from 'qrcode';
import { makeOcrProvider, ocrFailureText } from '../../../gateway/providers/ocr';
import { drawBankCard, drawIdBack, drawIdFront, type IdFront } from '../../../gateway/specimens';
import { CODED } from '../steps';
import { ALBUM } from './album';
import { emptyDesk } from './photos';
import { judged } from './verdicts';

const ocr = makeOcrProvider({ kind: 'sandbox' });

const person: IdFront = {
  name: '欧阳云山',
  idNo: '53010219900307001X',
  sex: '男',
  nation: '纳西',
  birth: '1990-03-07',
  address: '云南省丽江市古城区大研街道样本社区',
};
const validity = { authority: '丽江市公安局古城分局', validFrom: '2019-05-04', validTo: '长期' };
const card = { bank: '中国建设银行', cardNo: '6217000000000000008', name: '欧阳云山', validThru: '08/33' };
const front = drawIdFront(person, CODED);
const back = drawIdBack(validity, CODED);
const bank = drawBankCard(card, CODED);

/** Each takes about two seconds; `npm run recognition` reads the whole album. */
const taken = (title: string) => ALBUM.filter((photo) => photo.title.endsWith(title));

describe('the sandbox reads the printed words of a photo', () => {
  it.each([
    ...taken('portrait side 1, small in a large photo'),
    ...taken('portrait side 2, on its side'),
    ...taken('portrait side 3, a fifth of the light, PNG'),
    ...taken('emblem side 2, upside down'),
    ...taken('emblem side 1, seen from the side'),
    ...taken('bank card 2, turned 12°'),
  ])('$title', async (photo) => {
    const { fields, askedInVain } = await judged(ocr, photo);
    expect(Object.values(fields)).toEqual(Object.keys(photo.printed).map(() => 'right'));
    expect(askedInVain).toEqual([]);
  });

  it.each([
    ['half beyond the edge', 'cut'],
    ['a reflection on the number', 'reflecting'],
  ] as const)('says why a field cannot be read: %s', async (title, why) => {
    const [photo] = taken(`portrait side 1, ${title}`);
    expect(photo && (await judged(ocr, photo)).refused).toBe(why);
  });
});

describe('a specimen that was drawn for a script is read by its code', () => {
  it.each(['front', 'back'] as const)('%s', async (side) => {
    const [file, fields] = side === 'front' ? [front, person] : [back, validity];
    expect(await ocr.recogniseIdCard(file, side)).toEqual({ ok: true, side, ...fields });
  });
  it('bank card', async () => {
    expect(await ocr.recogniseBankCard(bank)).toEqual({ ok: true, ...card });
  });
  it('and by its words, if the code is covered', async () => {
    const image = await loadImage(front);
    const canvas = createCanvas(image.width, image.height);
    const ctx = canvas.getContext('2d');
    ctx.drawImage(image, 0, 0);
    ctx.fillRect(800, 420, 120, 120);
    expect(await ocr.recogniseIdCard(canvas.toBuffer('image/jpeg', 80))).toMatchObject({
      ok: true,
      ...person,
    });
  });
});

describe('anything but the requested document is refused with its reason', () => {
  const refused = (why: keyof typeof ocrFailureText) => ({ ok: false, why });

  it('a desk without a document', async () => {
    expect(await ocr.recogniseIdCard(emptyDesk(1200, 900))).toEqual(refused('no-document'));
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
  it('a code whose text was altered', async () => {
    const code = 'YL100000000["C","某银行","6217000000000000008","某人","01/30"]';
    const drawn = createCanvas(1016, 640);
    drawn.getContext('2d').drawImage(await loadImage(await QRCode.toBuffer(code, { width: 600 })), 0, 0);
    expect(await ocr.recogniseBankCard(drawn.toBuffer('image/png'))).toEqual(refused('no-document'));
  });
  it.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('这不是图片')],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>')],
    ['a PDF', Buffer.from('%PDF-1.7\n%âãÏÓ')],
    ['a JPEG cut off within its header', emptyDesk(64, 64).subarray(0, 40)],
    ['a PNG that ends behind its header', createCanvas(900, 700).toBuffer('image/png').subarray(0, 33)],
  ])('not an image: %s', async (_name, file) => {
    expect(await ocr.recogniseIdCard(file)).toEqual(refused('not-an-image'));
    expect(await ocr.recogniseBankCard(file)).toEqual(refused('not-an-image'));
  });
  it('an upload that was cut off: fields are missing', async () => {
    const whole = emptyDesk(900, 700);
    expect(await ocr.recogniseIdCard(whole.subarray(0, whole.length / 2))).toMatchObject({ ok: false });
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
