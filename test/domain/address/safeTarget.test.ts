import { safeTarget } from '@/domain/address/safeTarget';

const PAGES = new Set(['/pages/home/index', '/pages/repay/repay', '/pages/loanV2/view/loanSucccessPage']);
const RULE = { hosts: ['good.example', 'bank.example:8443', 'http://localhost:8080'], pages: PAGES };

describe('safeTarget lets through', () => {
  it.each([
    ['/pages/home/index', '/pages/home/index', ''],
    ['/pages/home/index?', '/pages/home/index', ''],
    [
      '/pages/repay/repay?productType=YQDC001&backUrl=%2Fpages%2Fhome%2Findex',
      '/pages/repay/repay',
      'productType=YQDC001&backUrl=%2Fpages%2Fhome%2Findex',
    ],
    ['/pages/repay/repay?name=%E4%BD%A0&rate=24%25', '/pages/repay/repay', 'name=%E4%BD%A0&rate=24%25'],
    ['/pages/loanV2/view/loanSucccessPage?a', '/pages/loanV2/view/loanSucccessPage', 'a'],
  ])('page %s', (value, path, query) =>
    expect(safeTarget(value, RULE)).toEqual({ kind: 'page', path, query }),
  );

  it.each([
    'https://good.example',
    'https://good.example/',
    'https://good.example/a/b.html?c=1&d=%E4%BD%A0#/pages/x',
    'https://good.example?a=1',
    'https://good.example#top',
    'https://good.example/a?back=https%3A%2F%2Fgood.example%2F',
    'https://bank.example:8443/sign',
    'http://localhost:8080/callback/face/index.html',
  ])('web %s', (url) => expect(safeTarget(url, RULE)).toEqual({ kind: 'web', url }));

  it('pages by a predicate', () => {
    const pages = (path: string) => path.startsWith('/pages/repay/');
    expect(safeTarget('/pages/repay/pdf?x=1', { hosts: [], pages })).toEqual({
      kind: 'page',
      path: '/pages/repay/pdf',
      query: 'x=1',
    });
    expect(safeTarget('/pages/home/index', { hosts: [], pages })).toEqual({
      kind: 'refused',
      why: 'unknownPage',
    });
  });
});

describe('safeTarget refuses', () => {
  it.each<[unknown, string]>([
    // No text at all
    [undefined, 'notText'],
    [null, 'notText'],
    ['', 'notText'],
    [5, 'notText'],
    [['/pages/home/index'], 'notText'],
    [{ toString: () => '/pages/home/index' }, 'notText'],
    [`https://good.example/${'a'.repeat(2048)}`, 'tooLong'],
    // Other schemes
    ['javascript:alert(1)', 'scheme'],
    ['JavaScript:alert(1)', 'scheme'],
    ['java\nscript:alert(1)', 'characters'],
    [' javascript:alert(1)', 'characters'],
    ['javascript://good.example/%0aalert(1)', 'encoding'],
    ['javascript://good.example/', 'scheme'],
    ['data:text/html,x', 'scheme'],
    ['data:text/html;base64,PHNjcmlwdD4=', 'scheme'],
    ['vbscript:x', 'scheme'],
    ['blob:https://good.example/x', 'scheme'],
    ['file:///etc/passwd', 'scheme'],
    ['weixin://dl/business', 'scheme'],
    ['ftp://good.example/', 'scheme'],
    ['http://good.example/', 'scheme'],
    ['http://localhost.evil.example:8080/', 'scheme'],
    ['HTTPS://good.example/', 'scheme'],
    ['https:/good.example/', 'scheme'],
    ['https:good.example', 'scheme'],
    ['good.example', 'scheme'],
    ['//evil.example', 'path'],
    ['///evil.example', 'path'],
    ['////evil.example/pages/home/index', 'path'],
    ['/\\evil.example', 'characters'],
    ['\\\\evil.example', 'characters'],
    ['https:\\\\good.example', 'characters'],
    // Hosts that look right but are not
    ['https://evil.example/', 'host'],
    ['https://good.example.evil', 'host'],
    ['https://evilgood.example/', 'host'],
    ['https://sub.good.example/', 'host'],
    ['https://good.example@evil.example/', 'host'],
    ['https://good.example:pw@evil.example/', 'host'],
    ['https://evil.example@good.example/', 'host'],
    ['https://@good.example/', 'host'],
    ['https://good.example%40evil.example/', 'host'],
    ['https://good.example%2eevil.example/', 'host'],
    ['https://good.example%2f@evil.example/', 'host'],
    ['https://good.example\\@evil.example/', 'characters'],
    ['https://good.example%5c@evil.example/', 'encoding'],
    ['https://good.example:443/', 'host'],
    ['https://good.example:8443/', 'host'],
    ['https://bank.example/', 'host'],
    ['https://bank.example:84430/', 'host'],
    ['https://good.example:/', 'host'],
    ['https://good.example./', 'host'],
    ['https://GOOD.example/', 'host'],
    ['https:///good.example/', 'host'],
    ['https:////evil.example/', 'host'],
    ['https://[::1]/', 'characters'],
    ['https://localhost:8080/', 'host'],
    ['http://localhost:8081/', 'host'],
    ['http://localhost/', 'host'],
    ['http://127.0.0.1:8080/', 'host'],
    ['https://http://localhost:8080', 'host'],
    ['https://xn--good-example/', 'host'],
    // Look-alikes of dots, slashes, letters and digits
    ['https://good。example/', 'characters'],
    ['https://good．example/', 'characters'],
    ['https://gооd.example/', 'characters'],
    ['https://good.example／@evil.example', 'characters'],
    ['／pages/home/index', 'characters'],
    ['/pages∕home∕index', 'characters'],
    ['/pages/home/index\u200b', 'characters'],
    ['\ufeff/pages/home/index', 'characters'],
    ['/pages/home/index\u202e', 'characters'],
    // Characters that parsers strip or fold
    ['/pages/home/index ', 'characters'],
    ['/pages/home/index\n', 'characters'],
    ['/pages/\thome/index', 'characters'],
    ['https://good.example/\u0000', 'characters'],
    ['https://good.example/<script>', 'characters'],
    ["https://good.example/'", 'characters'],
    ['/pages/home/index?a="b"', 'characters'],
    // Ways out of a path
    ['/pages/../home/index', 'path'],
    ['/pages/./home/index', 'path'],
    ['/pages/home/..', 'path'],
    ['/pages/%2e%2e/home/index', 'path'],
    ['/pages/home%2findex', 'path'],
    ['/pages/home/%2E%2E%2Findex', 'path'],
    ['/pages//home/index', 'path'],
    ['/pages/home/index/', 'path'],
    ['/pages/home/index.html', 'path'],
    ['/pages/home/index;a=1', 'path'],
    ['/pages/home/index@evil.example', 'path'],
    ['/pages/home/index#x', 'path'],
    ['/pages/home/index?a=1#x', 'path'],
    ['/pages/home/index?a=1?b=2', 'path'],
    ['/pages', 'path'],
    ['/pages/', 'path'],
    ['/', 'path'],
    ['/etc/passwd', 'path'],
    ['/PAGES/home/index', 'path'],
    ['pages/home/index', 'scheme'],
    ['./pages/home/index', 'scheme'],
    ['../pages/home/index', 'scheme'],
    ['#/pages/home/index', 'scheme'],
    ['?a=1', 'scheme'],
    ['/pages/unknown/index', 'unknownPage'],
    ['/pages/home/Index', 'unknownPage'],
    ['/pages/__proto__/constructor', 'unknownPage'],
    ['https://good.example/../x', 'path'],
    ['https://good.example/a/..', 'path'],
    ['https://good.example/%2e%2e/x', 'path'],
    ['https://good.example//evil.example', 'path'],
    // Encoded twice, broken, or with hidden parts
    ['%2Fpages%2Fhome%2Findex', 'scheme'],
    ['https%3A%2F%2Fgood.example', 'scheme'],
    ['/pages/home/index?a=%252e', 'encoding'],
    ['/pages/%252e%252e/home/index', 'encoding'],
    ['https://good.example/%252e%252e/', 'encoding'],
    ['https://good.example/%25%32%65', 'encoding'],
    ['/pages/home/index?a=%25%32%65', 'encoding'],
    ['/pages/home/index?a=%6Aavascript', 'encoding'],
    ['/pages/home/index?a=%0d%0aSet-Cookie:x', 'encoding'],
    ['/pages/home/index?a=%00', 'encoding'],
    ['/pages/home/index?a=%7F', 'encoding'],
    ['/pages/home/index?a=%5C', 'encoding'],
    ['https://good.example/%c0%ae%c0%ae/', 'encoding'],
    ['/pages/home/index?a=%', 'encoding'],
    ['/pages/home/index?a=%2', 'encoding'],
    ['/pages/home/index?a=%zz', 'encoding'],
    // Repeated
    ['/pages/home/index,/pages/home/index', 'path'],
    ['https://good.example,https://evil.example', 'host'],
    ['https://good.examplehttps://evil.example', 'host'],
  ])('%j: %s', (value, why) => expect(safeTarget(value, RULE)).toEqual({ kind: 'refused', why }));

  it('everything when nothing is allowed', () => {
    const nothing = { hosts: [], pages: new Set<string>() };
    expect(safeTarget('https://good.example/', nothing).kind).toBe('refused');
    expect(safeTarget('/pages/home/index', nothing).kind).toBe('refused');
  });

  it('plain http on any host except this machine, even when it is listed', () => {
    const rule = { hosts: ['http://good.example', 'http://127.0.0.1:9000'], pages: PAGES };
    expect(safeTarget('http://good.example/', rule)).toEqual({ kind: 'refused', why: 'scheme' });
    expect(safeTarget('https://http://good.example/', rule).kind).toBe('refused');
    expect(safeTarget('http://127.0.0.1:9000/', rule).kind).toBe('web');
  });

  it('what the URL class of this host would parse differently: every web target needs a named host', () => {
    const pieces = ['/', 'evil.example', '@', ':', '\\', '.', '#', '?', '%2f', '443'];
    let seen = 0;
    for (let code = 0; code < 10 ** 4; code += 1) {
      const tail = Array.from(String(code).padStart(4, '0'), (digit) => pieces[Number(digit)]).join('');
      const verdict = safeTarget(`https://good.example${tail}`, RULE);
      if (verdict.kind !== 'web') continue;
      seen += 1;
      if (new URL(verdict.url).host !== 'good.example') throw new Error(verdict.url);
    }
    expect(seen).toBeGreaterThan(100);
  });
});
