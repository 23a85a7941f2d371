import { Consents } from '@/features/consents/consents';

describe('consents', () => {
  it('are ticked one by one, and each missing one shows an error', () => {
    const consents = new Consents(['a', 'b'], '请先阅读并勾选同意');
    consents.of('a').type(true);
    expect([consents.check(), consents.agreed]).toEqual([false, false]);
    expect([consents.of('a').error, consents.of('b').error]).toEqual(['', '请先阅读并勾选同意']);
    consents.of('b').type(true);
    expect([consents.error, consents.check(), consents.agreed]).toEqual(['', true, true]);
  });

  it('do not count for other texts', () => {
    const consents = new Consents(['a'], '请先阅读并勾选同意');
    consents.of('a').type(true);
    consents.offer(['a', 'c']);
    expect([consents.ids, consents.agreed]).toEqual([['a', 'c'], false]);
  });
});
