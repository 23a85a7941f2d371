import theirs from 'query-string';
import UniversalRouter from 'universal-router';
import PageTable from '@/elements/pageTable';
import { parse } from '@/elements/queryString';

it.each([
  '',
  '?',
  '?a=1&b=2',
  '#a=1',
  'a&b=&c=3',
  '?a=1&a=2&a',
  '?name=%E7%8E%8B+%E4%BA%94&url=https%3A%2F%2Fa.cn%2F%3Fb%3D1',
  '?a=b=c&&d=1',
  '?__proto__=1&toString=2',
])('reads the query %s as the package does', (search) => {
  expect({ ...parse(search) }).toEqual({ ...theirs.parse(search) });
  expect({ ...parse(search, { decode: false }) }).toEqual({ ...theirs.parse(search, { decode: false }) });
});

it('leaves a broken sign as it is', () => {
  expect(parse('?a=100%&b=1')).toEqual({ a: '100%', b: '1' });
});

const routes = [
  { path: '/pages/home/index', action: () => ['home'] },
  { path: ['/pages/loan/index', '/loan'], action: () => ['loan'] },
];

it.each(['/pages/home/index', '/pages/home/index/', '/Pages/Home/Index', '/pages/loan/index', '/loan'])(
  'finds the page of %s as the package does',
  async (address) => {
    const found = await new PageTable(routes, { baseUrl: '' }).resolve(address);
    expect(found).toEqual(await new UniversalRouter(routes, { baseUrl: '' }).resolve(address));
  },
);

it.each(['/', '/pages/home', '/pages/home/index/more', '/pages/none'])(
  'knows no page at %s',
  async (address) => {
    await expect(new PageTable(routes, { baseUrl: '' }).resolve(address)).rejects.toMatchObject({
      status: 404,
    });
    await expect(new UniversalRouter(routes, { baseUrl: '' }).resolve(address)).rejects.toMatchObject({
      status: 404,
    });
  },
);
