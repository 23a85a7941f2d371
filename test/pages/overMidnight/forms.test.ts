import { checks } from '@/features/identityCheck';
import { addDays } from '@/domain/dates/civil';
import { routes } from '@/navigation';
import { TuitionPlanModel } from '@/pages/activity/pxjh/index.model';
import { RaiseModel } from '@/pages/benefits/raise/index.model';
import { ProofUploadModel } from '@/pages/bussiness/consumption/uploadRecord.model';
import { IdCardUpdateModel } from '@/pages/bussiness/idcardupdate/index.model';
import { LandingModel } from '@/pages/homepage/pageOne.model';
import { OfflineRepayModel } from '@/pages/repay/offlineRepay.model';
import { NewPhoneModel } from '@/pages/setting/security/change_phone/changePhone.model';
import { MySupplementModel } from '@/pages/user/my/supplement/index.model';
import { drafts } from '@/storage/drafts';
import { drawDiploma } from '../../../gateway/specimens';
import { host } from '../../app/host';
import { readBack, readFront } from '../../gateway/steps';
import { choose, photo } from '../creditV2/hand';
import { top, useStage } from './stage';

const stage = useStage();
const paper = () => photo(drawDiploma({ name: '林晓岚', school: '云岭样本装修', year: 2026 }));

describe('forms handed in after their day', () => {
  it('a proof of use whose last day has ended says so, keeps its pictures, and is taken all the same', async () => {
    const { loanNo } = await stage.person.draw({ purpose: 'decoration' });
    await stage.bank.console.advanceDays(30);
    host.reset(routes.home.path, `${routes.proofDetail.path}?loanNo=${loanNo}`, routes.proofUpload.path);
    const page = new ProofUploadModel(new Map([['loanNo', loanNo]]));
    await page.load();
    expect(page.proof.value?.deadline).toBe('今天是最后一天');
    choose(paper());
    await page.add();
    await stage.midnight();
    await page.shown();
    expect(page.proof.value?.deadline).toMatch(/^应在.+前提交，已过期$/);
    expect([page.uploads.items.length, page.earlier, page.open]).toEqual([1, [], true]);
    await page.submit();
    expect(top()).toBe(`${routes.proofDetail.path}?loanNo=${loanNo}`);
    const { list } = await stage.person.must('proofList', {});
    expect(list).toMatchObject([{ state: 'reviewing', missing: false }]);
  });

  it('a document whose last day has ended says so, keeps its pictures, and is taken all the same', async () => {
    await stage.bank.console.raw('POST', 'supplements', { phone: stage.person.phone, title: '收入证明' });
    const { list } = await stage.person.must('supplementList', {});
    await stage.bank.console.advanceDays(15);
    const page = new MySupplementModel(new Map([['no', list[0]?.supplementNo ?? '']]));
    await page.load();
    expect(page.one?.info.value?.deadline).toBe('今天是最后一天');
    choose(paper());
    await page.one?.add();
    await stage.midnight();
    await page.shown();
    expect(page.one?.info.value?.deadline).toMatch(/^应在.+前提交，已过期$/);
    expect(page.one?.uploads.items).toHaveLength(1);
    await page.one?.submit();
    expect(page.one?.info.value?.tag.text).toBe('审核中');
  });

  it('a transfer that is made after midnight can be reported with the day that has begun', async () => {
    const { loanNo } = await stage.person.draw();
    drafts.drop('offline');
    const page = new OfflineRepayModel(new Map([['loanNo', loanNo]]));
    await page.load();
    page.form.fields.amount.type('1079.71');
    await stage.midnight();
    choose(paper());
    await page.add();
    await page.shown();
    expect(page.days.max).toBe(await stage.today());
    page.form.fields.paidOn.type(page.days.max);
    await page.submit();
    expect(top()).toContain(routes.offlineResult.path);
  });

  it('a transfer form that is never left lets the day that has begun be chosen', async () => {
    const { loanNo } = await stage.person.draw();
    drafts.drop('offline');
    const page = new OfflineRepayModel(new Map([['loanNo', loanNo]]));
    await page.load();
    const day = await stage.today();
    expect(page.days.max).toBe(day);
    await stage.midnight();
    await stage.learnTheTime();
    expect(page.days).toEqual({ min: addDays(day, 1 - 60), max: addDays(day, 1) });
    page.form.fields.amount.type('1079.71');
    page.form.fields.paidOn.type(page.days.max);
    choose(paper());
    await page.add();
    await page.submit();
    expect(top()).toContain(routes.offlineResult.path);
  });

  it('a raise that a limit which has ended bars says so, and what was typed is still there', async () => {
    const day = await stage.today();
    await stage.bank.db.query(
      `update credit_lines set valid_to = $2 where customer_id = (select id from customers where phone = $1)`,
      [stage.person.phone, day],
    );
    const page = new RaiseModel();
    await page.load();
    expect(page.open).toBe(true);
    page.form.fields.subject.type('云岭样本大学');
    page.form.fields.figure.type('bachelor');
    await stage.midnight();
    await page.submit();
    expect([page.barred, page.status.value?.bar]).toEqual([true, 'noLine']);
    expect(page.form.fields.subject.value).toBe('云岭样本大学');
  });

  it('a campaign that has ended says so instead of the button', async () => {
    await stage.bank.db.query(`update forwarding_configs set ends_on = $1 where code = 'pxjh'`, [
      await stage.today(),
    ]);
    const page = new TuitionPlanModel(new Map());
    const landing = new LandingModel(new Map([['homepage', 'pxjh']]));
    await page.load();
    await landing.load();
    expect([page.closed, landing.closed]).toEqual(['', '']);
    await stage.midnight();
    await page.join();
    expect(page.closed).toMatch(/已经结束（截至.+）/);
    await landing.act();
    expect(landing.closed).toMatch(/已经结束（截至.+）/);
  });
});

describe('codes and proofs of who is there', () => {
  it('a code that has ended is named, and another one is sent at once to the phone that was typed', async () => {
    checks.put('changePhone', await stage.person.check('changePhone'));
    const page = new NewPhoneModel();
    await page.load();
    const { phone, code } = page.form.fields;
    phone.type('13800990011');
    await code.send();
    const old = await stage.bank.console.codeOf('13800990011');
    await stage.bank.console.advanceMinutes(6);
    code.type(old);
    await page.submit();
    expect([code.value, code.error]).toEqual(['', expect.stringMatching(/过期|失效/)]);
    expect(phone.value).toBe('13800990011');
    page.dispose();
  });

  it('when the check of who is there has ended, the new phone is still there after the next one', async () => {
    checks.put('changePhone', await stage.person.check('changePhone'));
    const page = new NewPhoneModel();
    await page.load();
    page.form.fields.phone.type('13800990012');
    await stage.midnight();
    await page.form.fields.code.send();
    expect(top()).toBe(routes.security.path);
    checks.put('changePhone', await stage.person.check('changePhone'));
    const again = new NewPhoneModel();
    await again.load();
    expect(again.form.fields.phone.value).toBe('13800990012');
    for (const one of [page, again]) one.dispose();
  });

  it('pictures of an ID card that the gateway no longer has are asked for again, each side by itself', async () => {
    await readFront(stage.person);
    await readBack(stage.person, '2026-03-07', '2046-03-07');
    const page = new IdCardUpdateModel();
    await page.load();
    expect([page.front.imageId === '', page.back.imageId === '']).toEqual([false, false]);
    await stage.midnight();
    checks.put('renewIdCard', await stage.person.check('renewIdCard'));
    await page.submit();
    expect([page.front.imageId, page.back.imageId]).toEqual(['', '']);
    await page.submit();
    expect([page.front.error, page.back.error].every(Boolean)).toBe(true);
    page.dispose();
  });
});
