import { persisted } from '@/storage/persisted';
import { routes } from '@/navigation';
import { recovery } from '@/pages/login/parts/recovery';
import { RecoveryCardModel } from '@/pages/login/phoneDisabled/bankcard.model';
import { RecoveryIdCardModel } from '@/pages/login/phoneDisabled/ocr.model';
import { drafts } from '@/storage/drafts';
import { host } from '../../app/host';
import { choose, chooseInTurn } from '../creditV2/hand';
import { NOWHERE, useRecovery } from './recoveryStage';

const { stage, front, back, reload, begin, showBoth, checkFace, comeBack } = useRecovery(32000);

describe('step 1', () => {
  it('shows an error beside each missing field', async () => {
    const model = new RecoveryCardModel();
    model.load();
    await model.submit();
    expect([
      model.form.fields.name.error,
      model.form.fields.idNo.error,
      model.form.fields.card.error,
    ]).toEqual(['请输入姓名', '请输入身份证号', '请输入银行卡号']);
    expect(host.moves).toEqual([]);
  });

  it('says that something does not match, but not what, and keeps the typed text', async () => {
    const model = new RecoveryCardModel();
    model.load();
    model.form.fields.name.type(stage.person.facts.name);
    model.form.fields.idNo.type(stage.person.facts.idNo);
    model.typeCard('6225880000000032');
    await model.submit();
    expect(model.form.problem).toBe('信息核对不一致，请检查姓名、身份证号和银行卡号，还可以试4次');
    expect([model.form.fields.idNo.value, model.form.fields.card.value]).toEqual([
      stage.person.facts.idNo,
      '6225 8800 0000 0032',
    ]);
    expect(stage.seen.toasts).toEqual([]);
  });

  it('is replaced by the next step, and leaves neither ticket nor number on the device', async () => {
    const left = await begin();
    expect(host.addresses).toEqual([routes.login.path, routes.recoveryIdCard.path]);
    expect(recovery.live).toBe(true);
    // The page that is being left does not tell of the recovery: that would move it while it can still be seen.
    expect(left.underWay).toBe(false);
    const kept = JSON.stringify([persisted.get('drafts'), persisted.get('loginNextPage')]);
    for (const secret of [recovery.ticket, stage.person.facts.idNo, stage.person.facts.cardNo]) {
      expect(kept).not.toContain(secret);
    }
    const again = new RecoveryCardModel();
    again.load();
    expect([
      again.underWay,
      again.form.fields.name.value,
      again.form.fields.idNo.value,
      again.form.fields.card.value,
    ]).toEqual([true, '', '', '']);
  });
});

describe('step 2', () => {
  beforeEach(begin);

  it('takes no picture before the consent, and says what is missing', async () => {
    const model = new RecoveryIdCardModel(NOWHERE);
    await model.load();
    choose(front('539999199003070016'));
    await model.take('front');
    expect([model.front.state, model.consent.error]).toEqual(['empty', '请先阅读并勾选同意，再拍摄证件']);
    await model.next();
    expect([model.front.shot.message, model.back.shot.message]).toEqual([
      '请拍摄身份证人像面',
      '请拍摄身份证国徽面',
    ]);
  });

  it('opens the camera with the consent, and for the second side once the first is compared', async () => {
    const model = new RecoveryIdCardModel(NOWHERE);
    model.consent.of('id-card').type(true);
    await model.load();
    const asked = chooseInTurn(front(), back());
    await model.agreed();
    expect([model.front.state, model.back.state, asked()]).toEqual(['ok', 'ok', 2]);
  });

  it('says beside the picture that the card belongs to another person', async () => {
    const model = new RecoveryIdCardModel(NOWHERE);
    model.consent.of('id-card').type(true);
    await model.load();
    choose(front('539999199003070016'));
    await model.take('front');
    expect([model.front.state, model.front.shot.message]).toEqual([
      'error',
      '证件与您填写的信息不一致，请拍摄本人身份证，还可以试4次',
    ]);
  });

  it('asks for the face once both sides are known, not before its own consent', async () => {
    const model = await showBoth();
    expect([model.atFace, model.front.state, model.back.state]).toEqual([true, 'ok', 'ok']);
    await model.next();
    expect(model.face.form.fields.consent.error).toBe('请先阅读并勾选同意，再开始识别');
    expect(drafts.get('recovery').bizToken).toBe('');
  });

  it('passed, goes on to the new phone after the person has typed the end of the ID number', async () => {
    const model = await comeBack(await checkFace('passed'));
    expect(model.done).toBe(true);
    // The page of the check is replaced by the page of the step, which goes on.
    expect(host.addresses).toEqual([routes.recoveryIdCard.path]);
    const own = new RecoveryIdCardModel(NOWHERE);
    await own.load();
    expect(host.addresses).toEqual([routes.recoveryPhone.path]);
  });

  it('not passed, says so and how many tries are left', async () => {
    const model = await comeBack(await checkFace('failed'));
    expect(model.face.verdict).toMatchObject({ result: 'failed', desc: '人脸核身未通过，今天还可以试4次' });
    expect([model.atFace, recovery.live]).toEqual([true, true]);
  });

  it('does not accept a check that was not started here', async () => {
    const params = await checkFace('passed');
    const model = await comeBack(new Map([...params, ['nonce', 'other']]));
    expect([model.atFace, model.face.verdict]).toEqual([true, undefined]);
  });

  it('after a reload asks for the end of the number, three times at most, then starts again', async () => {
    reload();
    const model = new RecoveryIdCardModel(NOWHERE);
    await model.load();
    expect([recovery.live, recovery.resumable]).toEqual([false, true]);
    const { resume } = model;
    await resume.submit();
    expect(resume.form.fields.tail.error).toBe('请输入身份证号的后6位，最后一位可以是X');
    await stage.bank.console.faults([
      { path: '/app/login/phoneDisabled/resume', fault: 'status', value: '502', times: 1 },
    ]);
    resume.form.fields.tail.type('12345x');
    await resume.submit();
    const { tail } = resume.form.fields;
    expect([tail.value, tail.error, resume.form.problem]).toEqual(['12345X', '', '网络开小差了，请稍后再试']);
    await stage.bank.console.clearFaults();
    const wrong = stage.person.facts.idNo.endsWith('000000') ? '000001' : '000000';
    const said = [];
    for (let n = 0; n < 3; n += 1) {
      resume.form.fields.tail.type(wrong);
      await resume.submit();
      said.push(resume.form.fields.tail.error);
    }
    expect(said.slice(0, 2)).toEqual([
      '与身份证号后6位不一致，还可以试2次',
      '与身份证号后6位不一致，还可以试1次',
    ]);
    expect([recovery.live, recovery.resumable, drafts.get('recovery').resumeKey]).toEqual([false, false, '']);
    await resume.restart();
    expect(host.addresses[host.addresses.length - 1]).toBe(routes.recoveryCard.path);
  });

  it('keeps over a reload which side was read', async () => {
    const model = new RecoveryIdCardModel(NOWHERE);
    model.consent.of('id-card').type(true);
    choose(back());
    await model.take('back');
    const again = await comeBack(NOWHERE);
    expect([again.front.state, again.back.state]).toEqual(['empty', 'ok']);
  });

  it('that took too long has expired, and says so on its page', async () => {
    await stage.bank.console.advanceMinutes(31);
    const model = new RecoveryIdCardModel(NOWHERE);
    model.consent.of('id-card').type(true);
    choose(back());
    await model.take('back');
    expect([recovery.live, recovery.resumable, recovery.locked]).toEqual([false, false, '']);
  });

  it('that was ended by a stranger’s card says why, and leads to the service instead of another try', async () => {
    const model = new RecoveryIdCardModel(NOWHERE);
    model.consent.of('id-card').type(true);
    await model.load();
    for (let n = 0; n < 5; n += 1) {
      choose(front('539999199003070016'));
      await model.take('front');
    }
    expect([recovery.live, recovery.resumable]).toEqual([false, false]);
    expect(recovery.locked).toBe('证件多次不一致，这次核验已结束，请24小时后再试，或联系客服');
    recovery.forget();
    expect(recovery.locked).toBe('');
  });
});
