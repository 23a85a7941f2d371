import { generalRefusals, sessionOverElsewhere } from '@/contract/refusals';
import { cardCalls } from '@/contract/card';
import { call } from '@/request';
import { makeWorld, no, ok, type Reply } from './world';

/** A gateway that answers when told to. */
function slowGateway() {
  const waiting: ((reply: Reply) => void)[] = [];
  return {
    gateway: () => new Promise<Reply>((resolve) => void waiting.push(resolve)),
    count: () => waiting.length,
    answer: (reply: Reply) => waiting.splice(0).forEach((resolve) => resolve(reply)),
  };
}

const until = async (condition: () => boolean): Promise<void> => {
  while (!condition()) await new Promise((done) => setTimeout(done, 1));
};

describe('expired answers', () => {
  it('end the session once, with one toast, however many come at once', async () => {
    const { gateway, count, answer } = slowGateway();
    const world = makeWorld(gateway);
    const calls = Array.from({ length: 8 }, () => call(cardCalls.queryBankList, {}));
    await until(() => count() === 8);
    answer(no(generalRefusals.sessionOver));
    const results = await Promise.allSettled(calls);
    expect(results.every((result) => result.status === 'rejected')).toBe(true);
    expect(world.expired).toEqual([{ anotherDevice: false, generation: 1 }]);
    expect(world.toasts).toEqual(['登录失效']);
  });

  it('end nothing when they come one by one after the first', async () => {
    const world = makeWorld(() => no(generalRefusals.otherDevice));
    await expect(call(cardCalls.queryBankList, {})).rejects.toMatchObject({ kind: 'expired' });
    await expect(call(cardCalls.queryBankList, {})).rejects.toMatchObject({ kind: 'expired' });
    expect(world.expired).toEqual([{ anotherDevice: true, generation: 1 }]);
    expect(world.toasts).toHaveLength(1);
  });

  it('of an older session do not affect a new login', async () => {
    const { gateway, count, answer } = slowGateway();
    const world = makeWorld(gateway);
    const late = call(cardCalls.queryBankList, {});
    await until(() => count() === 1);
    Object.assign(world.session, { tokenCode: 't-2', generation: 3 });
    answer(no(sessionOverElsewhere[0]));
    await expect(late).rejects.toMatchObject({ kind: 'expired' });
    expect([world.expired, world.toasts, world.reports]).toEqual([[], [], []]);
  });

  it('end the next session again', async () => {
    const world = makeWorld(() => no(sessionOverElsewhere[2]));
    await expect(call(cardCalls.queryBankList, {})).rejects.toBeDefined();
    Object.assign(world.session, { tokenCode: 't-2', generation: 2 });
    await expect(call(cardCalls.queryBankList, {})).rejects.toBeDefined();
    expect(world.expired.map(({ generation }) => generation)).toEqual([1, 2]);
  });
});

describe('a member call without a session', () => {
  it('is not sent and shows nothing: the guard or the expiry does', async () => {
    const world = makeWorld(() => ok({ list: [] }), { loggedIn: false, accessToken: '' });
    await expect(call(cardCalls.queryBankList, {})).rejects.toMatchObject({
      kind: 'expired',
      message: '登录失效',
    });
    expect([world.seen, world.toasts, world.expired, world.reports]).toEqual([[], [], [], []]);
  });
});
