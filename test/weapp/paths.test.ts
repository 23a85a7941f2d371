import { pathOf } from './host/logic/address';
import { applyPatch } from './host/logic/data';
import { stepsOf } from './host/view/paths';

describe('paths of setData', () => {
  it.each([
    ['root', ['root']],
    ['root.cn.[0].cl', ['root', 'cn', 0, 'cl']],
    ['root.cn[12].cn.[3]', ['root', 'cn', 12, 'cn', 3]],
    ['a.b-c', ['a', 'b-c']],
  ])('%s', (path, steps) => {
    expect(stepsOf(path)).toEqual(steps);
  });

  it('create what does not exist yet', () => {
    const data = { root: { cn: [{ v: 'old' }] } };
    applyPatch(data, { 'root.cn.[0].v': 'new', 'root.cn.[1].cn.[0].v': 'deep', other: [1] });
    expect(data).toEqual({ root: { cn: [{ v: 'new' }, { cn: [{ v: 'deep' }] }] }, other: [1] });
  });
});

describe('addresses of pages', () => {
  it.each([
    ['/pages/home/index', 'pages/a/b', 'pages/home/index', {}],
    ['../home/index?a=1&b=%E4%BD%A0&c', 'pages/a/b', 'pages/home/index', { a: '1', b: '%E4%BD%A0', c: '' }],
    [
      'index?url=https%3A%2F%2Fx%2F%3Fy%3Dz&t=a=b',
      'pages/a/b',
      'pages/a/index',
      { url: 'https%3A%2F%2Fx%2F%3Fy%3Dz', t: 'a=b' },
    ],
  ])('%s', (url, from, path, query) => {
    expect(pathOf(url, from)).toEqual({ path, query });
  });
});
