import { cardCalls, cardRefusals } from '@/contract/card';
import { call } from '@/request';
import { createLoading, DEFAULT_LOADING_TEXT } from '@/request/loading';
import { makeWorld, no, ok } from './world';

describe('the loading sign', () => {
  let shown: (string | false)[];
  let loading: ReturnType<typeof createLoading>;
  beforeEach(() => {
    jest.useFakeTimers();
    shown = [];
    loading = createLoading((text) => void shown.push(text));
  });
  afterEach(() => jest.useRealTimers());

  it('has its default text, or the one given', () => {
    loading(true)();
    loading('正在识别')();
    expect(DEFAULT_LOADING_TEXT).toBe('处理中...');
    expect(shown).toEqual(['处理中...', false, '正在识别', false]);
  });

  it('stays until the last of several calls has ended', () => {
    const [one, other] = [loading(true), loading(true)];
    one();
    one();
    expect(shown).not.toContain(false);
    other();
    expect(shown.filter((text) => text === false)).toHaveLength(1);
  });

  it('is not shown for a call that does not request it', () => {
    loading(undefined)();
    expect(shown).toEqual([]);
  });

  it('is forced off after 30 s, and its late end hides nothing else', () => {
    const stuck = loading(true);
    jest.advanceTimersByTime(29_999);
    expect(shown).toEqual(['处理中...']);
    jest.advanceTimersByTime(1);
    expect(shown).toEqual(['处理中...', false]);
    const next = loading('新的');
    stuck();
    expect(shown.at(-1)).toBe('新的');
    next();
    expect(shown).toEqual(['处理中...', false, '新的', false]);
  });

  it('starts its 30 s again the next time', () => {
    loading(true)();
    jest.advanceTimersByTime(20_000);
    loading(true);
    jest.advanceTimersByTime(20_000);
    expect(shown).toEqual(['处理中...', false, '处理中...']);
  });
});

it('the sign of a later call is not hidden by the 30 s of an earlier one', () => {
  jest.useFakeTimers();
  const shown: (string | false)[] = [];
  const loading = createLoading((text) => void shown.push(text));
  const ends = [loading(true), loading(true)];
  jest.advanceTimersByTime(10_000);
  ends.forEach((end) => end());
  loading('新的');
  jest.advanceTimersByTime(29_000);
  expect(shown.at(-1)).toBe('新的');
  jest.useRealTimers();
});

describe('the loading sign of a call', () => {
  it('disappears before the toast appears, in success and in failure', async () => {
    const order: string[] = [];
    const feedback = {
      toast: (text: string) => void order.push(`toast ${text}`),
      loading: (text: string | false) => void order.push(text === false ? 'hidden' : text),
    };
    makeWorld(() => no(cardRefusals.bankDeclined, '银行拒绝'), { deps: { feedback } });
    await expect(call(cardCalls.queryBankList, {}, { tell: true, loading: true })).rejects.toBeDefined();
    expect(order.splice(0)).toEqual(['处理中...', 'hidden', 'toast 银行拒绝']);
    makeWorld(() => ok({ list: [] }), { deps: { feedback } });
    await call(cardCalls.queryBankList, {}, { loading: '加载中' });
    expect(order).toEqual(['加载中', 'hidden']);
  });
});
