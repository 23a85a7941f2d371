import { sensorPhoto, seen } from '../platform/picture/photos';
import { stage, type Journey } from './driver';
import { enterByLink } from './flows/persona';
import { picturesOf } from './flows/proposals';

const { journey } = stage();

const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(4000, 7)]);

/** Hands in the photo, and sends what it was handed in with. */
async function handIn({ driver }: Journey, photo: Buffer): Promise<void> {
  await driver.choose('和什么有关', '利息与费用');
  await driver.fill('具体内容', '利息和合同里写的不一样');
  await driver.pickFile('添加图片（选填）', photo, 'IMG_0001.jpg');
  await driver.seeRole('img', '图片（选填） 1');
  await driver.seeNot('%');
  await driver.tapRole('button', '提交');
  await driver.see('答复期限');
}

describe('a photo of a phone arrives as a small upright JPEG', () => {
  it.each([
    ['held upright, with 108 megapixels', '13800142087', [12_000, 9_000, 6]],
    ['held upside down', '13800142088', [4_000, 3_000, 3]],
    ['smaller than it may be', '13800142089', [640, 480, 8]],
  ] as const)('%s', (_name, phone, [width, height, orientation]) =>
    journey('photo', async (all) => {
      await enterByLink(all, 'borrowing', phone, '/pages/service/suggest/index');
      await handIn(all, sensorPhoto(width, height, orientation));
      const [arrived = Buffer.alloc(0)] = await picturesOf(all, phone);
      expect(arrived.subarray(0, 3).toString('hex')).toBe('ffd8ff');
      expect(arrived.includes('Exif')).toBe(false);
      const [long, short] = width > 2_400 ? [2_400, 1_800] : [width, height];
      expect(await seen(arrived)).toEqual(
        orientation === 3
          ? { width: long, height: short, red: 'lower right' }
          : { width: short, height: long, red: orientation === 6 ? 'upper right' : 'lower left' },
      );
    }),
  );

  it('or is refused with words that say what to do', () =>
    journey('photo-refused', async (all) => {
      const { driver } = all;
      await enterByLink(all, 'borrowing', '13800142090', '/pages/service/suggest/index');
      await driver.pickFile('添加图片（选填）', heic, 'IMG_0002.HEIC');
      await driver.see(/HEIC.*相机设置/);
      await driver.pickFile('添加图片（选填）', sensorPhoto(400, 300).subarray(0, 300), 'IMG_0003.jpg');
      await driver.see(/不是可识别的图片.*重新拍一张/);
      await driver.pickFile('添加图片（选填）', heic, 'IMG_0004.HEIC');
      await driver.see(/HEIC.*相机设置/);
      const whole = sensorPhoto(1600, 1200);
      await driver.pickFile('添加图片（选填）', whole.subarray(0, whole.length * 0.3), 'IMG_0005.jpg');
      await driver.see(/不是可识别的图片.*重新拍一张/);
    }));
});
