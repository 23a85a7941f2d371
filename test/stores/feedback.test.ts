import { prompt } from '@/platform/prompt';
import { Feedback } from '@/stores/feedback';

let seen: string[];
let feedback: Feedback;

beforeEach(() => {
  jest.useFakeTimers();
  seen = [];
  Object.assign(prompt, {
    toast: (text: string, milliseconds: number, mask: boolean) =>
      seen.push(`toast ${text} ${milliseconds} ${mask}`),
    showLoading: (text: string) => seen.push(`loading ${text}`),
    hideLoading: () => seen.push('hide'),
    confirm: () => Promise.resolve(true),
  });
  feedback = new Feedback();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('feedback', () => {
  it('shows a toast for two seconds', () => {
    feedback.toast('已复制');
    expect(seen).toEqual(['toast 已复制 2000 false']);
  });

  it('logs an empty toast and shows none', () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    feedback.toast('');
    expect(seen).toEqual([]);
    expect(warn).toHaveBeenCalledWith('message is empty');
    warn.mockRestore();
  });

  it('shows the default loading text or a given one, and hides it once', () => {
    feedback.loading(true);
    feedback.loading('正在识别');
    feedback.loading(false);
    feedback.loading(false);
    expect(seen).toEqual(['loading 处理中...', 'loading 正在识别', 'hide']);
  });

  it('forces a loading sign off after 30 s', () => {
    feedback.loading(true);
    jest.advanceTimersByTime(29_999);
    expect(seen).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(seen.slice(1)).toEqual(['hide']);
  });

  it('never hides a toast by a loading sign', () => {
    feedback.loading(true);
    feedback.toast('还款失败');
    feedback.loading(false);
    expect(seen).toEqual(['loading 处理中...', 'hide', 'toast 还款失败 2000 false']);
  });

  it('that cannot ask, because the code of the dialog does not come, says so and takes it for a no', async () => {
    Object.assign(prompt, { confirm: () => Promise.reject(new Error('Loading chunk on-demand failed')) });
    expect(await feedback.confirm({ title: '退出登录？', content: '' })).toBe(false);
    expect(seen).toEqual(['toast 网络开小差了，请稍后再试 2000 false']);
    expect(feedback.asking).toBe(false);
  });
});
