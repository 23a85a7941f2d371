import { cardCalls } from '@/contract/card';
import { TOASTS } from '@/domain/errors/toasts';
import { call, CallFailure, refreshAccessToken } from '@/request';
import { makeWorld, ok, type World } from './world';

/** An app whose request layer does not come the first time that it is loaded. */
function lateWorld(): World & { readonly loads: () => number } {
  let loads = 0;
  const world = makeWorld(() => ok({ list: [] }), {
    load: (deps) => {
      loads += 1;
      return loads === 1 ? Promise.reject(new Error('ChunkLoadError')) : Promise.resolve(deps);
    },
  });
  return { ...world, loads: () => loads };
}

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (failure: unknown) => failure,
  );

describe('a request layer whose code does not come', () => {
  it('fails as a network does, having sent nothing, and leaves the words to the page', async () => {
    const world = lateWorld();
    const failure = await failureOf(call(cardCalls.queryBankList, {}));
    expect(failure).toBeInstanceOf(CallFailure);
    expect(failure).toMatchObject({
      kind: 'network',
      message: TOASTS.network,
      code: '',
      traceNo: '',
      detail: 'Request failed: its code was not loaded',
    });
    expect(world.toasts).toEqual([]);
    expect(world.seen).toEqual([]);
  });

  it('tells the person where no one else does', async () => {
    const world = lateWorld();
    await failureOf(call(cardCalls.queryBankList, {}, { tell: true }));
    expect(world.toasts).toEqual([TOASTS.network]);
  });

  it('is asked for again by the next call, once for all calls', async () => {
    const world = lateWorld();
    const both = [call(cardCalls.queryBankList, {}), call(cardCalls.queryBankList, {})];
    expect((await Promise.all(both.map(failureOf))).map((one) => one instanceof CallFailure)).toEqual([
      true,
      true,
    ]);
    expect(world.loads()).toBe(1);
    expect(await call(cardCalls.queryBankList, {})).toEqual({ list: [] });
    expect(await call(cardCalls.queryBankList, {})).toEqual({ list: [] });
    expect(world.loads()).toBe(2);
  });

  it('leaves a launch without a new access token, and the next call goes through', async () => {
    const world = lateWorld();
    await refreshAccessToken();
    expect(world.seen).toEqual([]);
    await call(cardCalls.queryBankList, {});
    expect(world.seen.map(({ path }) => path)).toContain('/bankcard/queryBankList');
  });
});
