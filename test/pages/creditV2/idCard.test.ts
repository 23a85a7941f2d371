import { routes } from '@/navigation';
import { IdCardStep } from '@/pages/creditV2/parts/idCard';
import { drawBankCard, drawIdBack, drawIdFront, specimenDefaults } from '../../../gateway/specimens';
import { host } from '../../app/host';
import { CODED, idNumber } from '../../gateway/steps';
import { choose, chooseInTurn, photo, useStage } from './hand';

const stage = useStage(5000);

const { nation, address, authority, bank: bankName, cardNo, valid } = specimenDefaults;
const front = (idNo = stage.person.facts.idNo) =>
  photo(
    drawIdFront(
      { name: stage.person.facts.name, idNo, nation, address, birth: '1990-03-07', sex: '女' },
      CODED,
    ),
  );
const back = (validFrom: string, validTo: string) =>
  photo(drawIdBack({ authority, validFrom, validTo }, CODED));
const bankCard = () =>
  photo(drawBankCard({ cardNo, bank: bankName, name: stage.person.facts.name, validThru: valid }, CODED));

beforeEach(() => host.reset(routes.home.path, routes.creditFront.path, routes.ocrTab.path));

async function begin(sides: readonly ('front' | 'back')[] = ['front', 'back']): Promise<IdCardStep> {
  const step = new IdCardStep('ocrTab', sides);
  await step.load();
  step.consent.of('id-card').type(true);
  return step;
}

describe('the ID card step', () => {
  it('takes no picture before the consent, and records the consent with the first picture', async () => {
    const step = await begin();
    step.consent.of('id-card').type(false);
    choose(front());
    await step.take('front');
    expect([step.front.shot.state, step.consent.error]).toEqual(['empty', '请先阅读并勾选同意，再拍摄证件']);
    step.consent.of('id-card').type(true);
    await step.take('front');
    expect(step.consent.error).toBe('');
    expect(step.front.shot.state).toBe('ok');
    expect([step.front.name.value, step.front.idNo.value]).toEqual([
      stage.person.facts.name,
      stage.person.facts.idNo,
    ]);
  });

  it('says what both sides lack, and does not go on', async () => {
    const step = await begin();
    await step.confirm();
    expect([step.front.shot.message, step.back.shot.message]).toEqual([
      '请拍摄身份证人像面',
      '请拍摄身份证国徽面',
    ]);
    expect(host.moves).toEqual([]);
  });

  it.each([
    ['the other side', () => back('2020-03-07', '2040-03-07'), '拍的是另一面，请翻过来再拍'],
    ['another document', bankCard, '证件类型不对，请按提示重拍'],
    [
      'no picture at all',
      () => photo(Buffer.from('hello')),
      '这不是可识别的图片，请用 JPG、PNG 或 WebP 格式',
    ],
    [
      'a text file',
      () => photo(Buffer.from('hello'), 'text/plain'),
      '这不是图片，请选择 JPG、PNG 或 WebP 格式的照片',
    ],
    [
      'too large a file',
      () => photo(Buffer.from('x'), 'image/jpeg', 9e6),
      '照片太大，这台手机处理不了。请在相机设置里调低分辨率再拍，或选这张照片的截图',
    ],
    ['an empty file', () => photo(Buffer.alloc(0)), '这张照片是空的，请换一张'],
  ])('says beside the picture what is wrong with %s', async (_, picture, message) => {
    const step = await begin();
    choose(picture());
    await step.take('front');
    expect([step.front.shot.state, step.front.shot.message]).toEqual(['error', message]);
    expect(stage.seen.toasts).toEqual([]);
  });

  it.each([
    ['cancelled', 'empty', ''],
    ['denied', 'error', '没有使用相机或相册的权限，请在手机的“设置”里允许后再试'],
    ['unavailable', 'error', '这台设备不能拍照，也打不开相册，请换一台设备再试'],
  ] as const)('settles a picker that was %s', async (reason, state, message) => {
    const step = await begin();
    choose({ ok: false, reason });
    await step.take('back');
    expect([step.back.shot.state, step.back.shot.message]).toEqual([state, message]);
  });

  it('holds a correction to the rules, with an error beside the field', async () => {
    const step = await begin(['front']);
    choose(front());
    await step.take('front');
    step.front.name.type('J. Doe');
    step.front.idNo.type(stage.person.facts.idNo.slice(0, 16));
    await step.confirm();
    expect([step.front.name.error, step.front.idNo.error]).toEqual([
      '姓名只能是汉字，中间可以有“·”',
      '身份证号应为18位，请检查是否漏填或多填',
    ]);
    expect([step.front.name.value, step.front.idNo.value]).toEqual([
      'J. Doe',
      stage.person.facts.idNo.slice(0, 16),
    ]);
  });

  it('says beside the field that it differs too much from the photo', async () => {
    const step = await begin(['front']);
    choose(front());
    await step.take('front');
    step.front.name.type('赵清和');
    step.front.idNo.type(idNumber('1971-05-16'));
    await step.confirm();
    expect([step.front.name.error, step.front.idNo.error]).toEqual([
      '姓名与照片上的相差太多，请重新拍摄身份证',
      '身份证号与照片上的相差太多，请重新拍摄身份证',
    ]);
    expect(host.moves).toEqual([]);
  });

  it('confirms a name with one character corrected', async () => {
    const step = await begin(['front']);
    const { name, idNo } = stage.person.facts;
    const misread = `${name.slice(0, -1)}龘`;
    choose(
      photo(drawIdFront({ name: misread, idNo, nation, address, birth: '1990-03-07', sex: '女' }, CODED)),
    );
    await step.take('front');
    expect(step.front.name.value).toBe(misread);
    step.front.name.type(name);
    await step.confirm();
    expect([step.front.name.error, step.front.onFile?.name]).toEqual(['', name]);
  });

  it('asks for a new photo when this one was confirmed too often', async () => {
    const step = await begin(['front']);
    const other = await stage.bank.register('13719990002');
    await other.fillApplication();
    choose(front(other.facts.idNo));
    await step.take('front');
    for (let n = 0; n < 5; n += 1) await step.confirm();
    expect(step.front.idNo.error).toBe('该证件已绑定其他账号');
    await step.confirm();
    expect([step.front.shot.state, step.front.shot.message]).toEqual([
      'error',
      '这张照片核对的次数已用完，请重新拍摄',
    ]);
  });

  it('is refused for an expired card, and warns about one that expires soon', async () => {
    const step = await begin();
    choose(back('2010-01-01', '2020-01-01'));
    await step.take('back');
    expect([step.back.shot.state, step.back.shot.message]).toEqual([
      'error',
      '这张身份证已过期，请换领新证后再来申请',
    ]);
    const soon = new Date((await stage.bank.console.now()).getTime() + 30 * 86_400_000)
      .toISOString()
      .slice(0, 10);
    choose(back('2020-01-01', soon));
    await step.take('back');
    expect(step.back.shot.state).toBe('ok');
    expect(step.back.warning).toContain('到期，请尽早换领');
  });

  it('takes a correction of the emblem side, and says beside its field what is wrong with one', async () => {
    const step = await begin(['back']);
    choose(back('2020-03-07', '2040-03-07'));
    await step.take('back');
    const { fields } = step.back;
    expect([fields.shown, fields.validTo.value]).toEqual([false, '2040.03.07']);
    fields.open();
    fields.authority.type('火星公安局');
    fields.validFrom.type('2020.13.07');
    fields.validTo.type('长期');
    await step.confirm();
    expect([fields.authority, fields.validFrom, fields.validTo].map(({ error }) => error)).toEqual([
      '签发机关与照片上的相差太多，请重新拍摄身份证',
      '请按身份证上的样子填写，如 2020.03.07，或填长期',
      '有效期与照片上的相差太多，请重新拍摄身份证',
    ]);
    expect(fields.authority.value).toBe('火星公安局');
    fields.authority.type(authority);
    fields.validFrom.type('2020年03月08日');
    fields.validTo.type('2040/03/08');
    await step.confirm();
    expect(step.back.onFile).toMatchObject({ authority, validFrom: '2020-03-08', validTo: '2040-03-08' });
  });

  it('saves both sides and is replaced by the face check', async () => {
    const step = await begin();
    chooseInTurn(front(), back('2020-03-07', '长期'));
    await step.take('front');
    expect(step.back.period).toBe('2020.03.07 至 长期');
    await step.confirm();
    expect(host.addresses).toEqual([routes.home.path, routes.creditFront.path, routes.faceStart.path]);
    const again = await begin();
    expect(again.front.onFile).toEqual({
      name: stage.person.facts.name,
      idNo: expect.stringMatching(/^\d\*{16}[\dX]$/) as string,
    });
    expect([again.front.settled, again.back.settled]).toEqual([true, true]);
  });

  it('says beside the number that the card belongs to another account', async () => {
    const other = await stage.bank.register('13719990001');
    await other.fillApplication();
    const step = await begin(['front']);
    choose(front(other.facts.idNo));
    await step.take('front');
    await step.confirm();
    expect(step.front.idNo.error).toBe('该证件已绑定其他账号');
    expect(host.moves).toEqual([]);
  });

  it('leads from a page of one side to the page of the other', async () => {
    const step = await begin(['front']);
    choose(front());
    await step.take('front');
    await step.confirm();
    expect(host.addresses[2]).toBe(routes.ocrB.path);
    const second = new IdCardStep('ocrB', ['back']);
    await second.load();
    second.consent.of('id-card').type(true);
    choose(back('2020-03-07', '2040-03-07'));
    await second.take('back');
    await second.confirm();
    expect(host.addresses).toEqual([routes.home.path, routes.creditFront.path, routes.faceStart.path]);
  });
});
