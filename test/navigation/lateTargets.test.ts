import { openTarget } from '@/navigation/openTarget';
import { ports } from '@/navigation/ports';

// The code that opens targets comes after the first page.
jest.mock('@/navigation/targets', () => {
  throw new Error('Loading chunk background failed.');
});

it('stays and tells the person if the code that opens targets does not come', async () => {
  const told: string[] = [];
  ports.tell = (text) => void told.push(text);
  expect(await openTarget('/pages/repay/index')).toBe('stayed');
  expect(told).toEqual(['页面没有打开，请检查网络后再试']);
});
