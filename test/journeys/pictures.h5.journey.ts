import { drawDiploma } from '../../gateway/specimens';
import { stage } from './driver';
import { enterByLink } from './flows/persona';

const { journey } = stage();

const picture = drawDiploma({ name: '林晓岚', school: '云岭样本截图', year: 2026 });

// In a browser a picture has an address that must be freed; WeChat gives a path. What fails is not to be seen, but is on the console.
describe('a picture that is gone before the phone has drawn it', () => {
  it('is read all the same', () =>
    journey(
      'pictures',
      async (all) => {
        const { driver } = all;
        await enterByLink(all, 'borrowing', '13800142086', '/pages/service/suggest/index');
        await driver.pickFile('添加图片（选填）', picture, 'shot.png');
        await driver.seeRole('img', '图片（选填） 1');
        await driver.seeNot('%');
        await driver.pickFile('添加图片（选填）', picture, 'again.png');
        await driver.see('这张照片已经上传过了');
        await driver.pickFile('添加图片（选填）', Buffer.from('not a picture'), 'other.png');
        await driver.see('不是可识别的图片');
        await driver.tapRole('button', '删除图片（选填） 1');
        await driver.see('（0/');
      },
      { framesLater: 150 },
    ));
});
