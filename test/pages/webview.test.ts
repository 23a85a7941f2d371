import { WebviewModel } from '@/pages/webview/index.model';

jest.mock('@/settings', () => {
  Object.assign(process.env, { TARO_APP_BASE_URL: '', TARO_APP_WEBVIEW_HOSTS: 'bank.example' });
  return jest.requireActual<object>('@/settings');
});

const open = (url?: string) => new WebviewModel(new Map(url === undefined ? [] : [['url', url]]));

describe('web page', () => {
  it('shows an address of a known host unchanged', () => {
    expect(open('https://bank.example/a?b=1#c').url).toBe('https://bank.example/a?b=1#c');
  });

  it.each([
    [undefined, '没有网址'],
    ['', '没有网址'],
    ['https://evil.example/', '不在我们认可的名单里'],
    ['https://bank.example.evil.example/', '不在我们认可的名单里'],
    ['http://bank.example/', '不是加密的网址'],
    ['javascript:alert(document.cookie)', '不是加密的网址'],
    ['data:text/html,<script>1</script>', '不规范'],
    ['https://bank.example\\@evil.example/', '不规范'],
    ['/pages/home/index', '不规范'],
  ])('does not open %s, and says why', (url, why) => {
    const model = open(url);
    expect(model.url).toBe('');
    expect(model.refusal).toContain(why);
    expect(model.refusal).toContain('没有打开');
  });
});
