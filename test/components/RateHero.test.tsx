/** @jest-environment jest-fixed-jsdom */
import { act, cleanup, render, screen } from '@testing-library/react';
import { RateHero } from '@/components/RateHero';
import { Resource } from '@/model/resource';

afterEach(cleanup);

const range = { isShow: 'Y', min: '7.20', max: '24.00' };

it('reserves its place until the range has loaded', async () => {
  const rate = new Resource(() => Promise.resolve(range));
  render(<RateHero rate={rate} />);
  expect(screen.getByRole('status', { name: '正在加载' })).toBeTruthy();
  await act(() => rate.load());
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByText('7.20%–24.00%')).toBeTruthy();
});

it.each([
  ['the call failed', () => Promise.reject(new Error('网络开小差了，请稍后再试'))],
  ['the product does not say it', () => Promise.resolve({ ...range, isShow: 'N' })],
])('is empty when %s', async (_why, answer) => {
  const rate = new Resource(answer);
  const { container } = render(<RateHero rate={rate} />);
  await act(() => rate.load());
  expect(container.childElementCount).toBe(0);
});
