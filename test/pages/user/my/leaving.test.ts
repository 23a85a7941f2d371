import { randomUUID } from 'node:crypto';
import { generalRefusals } from '@/contract/refusals';
import { afterLogin } from '@/features/login';
import { routes } from '@/navigation';
import { ApplyLogoutModel } from '@/pages/user/my/applyLogout.model';
import { ApplyLogoutReasonModel } from '@/pages/user/my/applyLogoutReason.model';
import { ApplyLogoutSuccessModel } from '@/pages/user/my/applyLogoutSuccess.model';
import { session } from '@/stores/session';
import { host } from '../../../app/host';
import { useIdentity } from './identity';
import { top, useStage } from './stage';

const stage = useStage();
const identity = useIdentity();
const dueOf = () => new URLSearchParams(top().split('?')[1]).get('due') ?? '';

async function first(): Promise<ApplyLogoutModel> {
  const model = new ApplyLogoutModel();
  await model.load();
  return model;
}

async function reason(): Promise<ApplyLogoutReasonModel> {
  host.reset(routes.home.path, routes.applyLogout.path, routes.applyLogoutReason.path);
  const model = new ApplyLogoutReasonModel();
  await model.load();
  return model;
}

/** From the reason to the end of the session. */
async function leave(): Promise<void> {
  const model = await reason();
  model.form.fields.reason.type('unused');
  model.form.fields.understood.type(true);
  await model.submit();
  await identity.pass(stage.person, 'cancelAccount');
  await model.shown();
}

async function end(due = ''): Promise<ApplyLogoutSuccessModel> {
  const model = new ApplyLogoutSuccessModel(new Map([['due', due]]));
  await model.load();
  return model;
}

/** The person logs in again on this phone. */
async function logIn(): Promise<void> {
  const { bank, person } = stage;
  // A third code within an hour would ask for a picture first.
  await bank.console.advanceMinutes(61);
  await person.register();
  const userInfo = await person.must('getUserInfoByPhone', { stageType: '1' });
  host.reset(routes.home.path, routes.login.path);
  await afterLogin({ tokenCode: person.client.tokenCode, userInfo }, person.phone);
}

describe('the cancellation of the account', () => {
  it('names a complaint without an answer among what is lost, and leads to it', async () => {
    await stage.person.must('proposeSave', {
      ...{ typeId: 'cost', content: '利息和合同里写的不一样', fileIds: [], traceNo: '' },
      requestNo: randomUUID(),
    });
    const model = await first();
    const complaint = model.lost.find(({ kind }) => kind === 'proposal');
    expect([complaint?.title, model.unmet]).toEqual(['1 条投诉或建议还没有答复', []]);
    host.reset(routes.home.path, routes.applyLogout.path);
    if (complaint) await model.settle(complaint);
    expect(top()).toBe(`${routes.suggest.path}?tab=mine`);
  });

  it('says what is in the way, with the way on, and lets no one past it', async () => {
    await stage.person.draw();
    const model = await first();
    expect(model.unmet.map(({ title }) => title)).toEqual(['还有 1 笔借款没有结清']);
    expect(model.lost.map(({ kind }) => kind)).toEqual(['line', 'coupon']);
    const [unpaid] = model.unmet;
    if (unpaid) await model.settle(unpaid);
    expect(top()).toBe(routes.repay.path);
    await reason();
    expect(top()).toBe(routes.applyLogout.path);
  });

  it('asks for a reason and the tick, beside the fields, then for the identity', async () => {
    const model = await reason();
    await model.submit();
    expect(model.form.fields.reason.error).toBe('请选择一个原因');
    expect(model.form.fields.understood.error).toBe('请先确认已了解');
    expect(identity.asked).toEqual([]);
    model.form.fields.reason.type('cost');
    model.form.fields.understood.type(true);
    await model.submit();
    expect(identity.asked).toEqual(['cancelAccount']);
    // Back without a check: the reason is still there, nothing was sent.
    await model.shown();
    expect([model.form.fields.reason.value, session.loggedIn]).toEqual(['cost', true]);
  });

  it('logs out, tells the day, and a login before it offers to stay', async () => {
    await leave();
    expect(session.loggedIn).toBe(false);
    const due = dueOf();
    expect((await end(due)).outcome.value).toEqual({ dueOn: due, revocable: false });
    expect((await end('nonsense')).outcome.value).toEqual({ dueOn: '', revocable: false });
    await logIn();
    expect(top()).toBe(routes.applyLogoutSuccess.path);
    const model = await end();
    expect(model.outcome.value).toEqual({ dueOn: due, revocable: true });
    await model.revoke();
    expect(top()).toBe(routes.home.path);
    expect((await first()).state.value?.leaving).toBeNull();
  });

  it('that the person keeps to ends the session again', async () => {
    await leave();
    await logIn();
    const model = await end();
    await model.keep();
    expect([session.loggedIn, model.outcome.value?.revocable]).toEqual([false, false]);
    expect((await stage.person.refused('logOffState', {})).code).toBe(generalRefusals.sessionOver);
  });

  it('is carried out on its day; the phone can register as new', async () => {
    await leave();
    await stage.bank.console.advanceDays(8);
    await stage.person.register();
    const userInfo = await stage.person.must('getUserInfoByPhone', { stageType: '1' });
    expect([userInfo.idNo, userInfo.isCredit, userInfo.leaving]).toEqual(['', 'N', 'N']);
  });
});
