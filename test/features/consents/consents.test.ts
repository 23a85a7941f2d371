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

  it('name the first missing one again after each check, until new texts are offered', () => {
    const consents = new Consents(['a', 'b'], '请先阅读并勾选同意');
    consents.check();
    const { wrong } = consents;
    expect(wrong).toEqual({ id: 'a' });
    consents.check();
    expect(consents.wrong).not.toBe(wrong);
    consents.of('a').type(true);
    consents.check();
    expect(consents.wrong).toEqual({ id: 'b' });
    consents.offer(['a']);
    expect(consents.wrong).toBeUndefined();
    consents.refuse('请重新勾选');
    expect(consents.wrong).toEqual({ id: 'a' });
  });
});
