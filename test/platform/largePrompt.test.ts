import { prompt } from '@/platform/prompt/index.weapp';
import { resetWx, wx as host, yes } from './wx';

jest.mock('@tarojs/taro', () => jest.requireActual<{ taroModule: object }>('./wx').taroModule);

beforeEach(resetWx);

describe('a question of a mini-program', () => {
  it('in elder mode a question is asked in the page, and by the host only if no page can', async () => {
    host.answers = { showModal: yes({ confirm: false }) };
    let inPage: Promise<boolean> | undefined = Promise.resolve(true);
    prompt.onLarge(() => inPage);
    const ask = () => prompt.confirm({ title: 't', content: 'c' });
    expect(await ask()).toBe(false);
    prompt.setLarge(true);
    expect(await ask()).toBe(true);
    inPage = undefined;
    expect(await ask()).toBe(false);
    prompt.setLarge(false);
    expect(host.asked.filter(([name]) => name === 'showModal')).toHaveLength(2);
  });
});
