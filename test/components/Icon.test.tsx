/** @jest-environment jest-fixed-jsdom */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { Icon } from '@/components/Icon';
import { icons } from '@/components/Icon/icons';
import { moreIcons } from '@/components/Icon/moreIcons';

afterEach(cleanup);

const drawn = () => screen.getByRole('img', { name: '图标' }).firstElementChild;

it('draws an icon of the first load at once', () => {
  render(<Icon name="bell" label="图标" />);
  expect(drawn()).not.toBeNull();
});

it('reserves the place of another icon until it has loaded', async () => {
  render(<Icon name="coupon" label="图标" size={24} />);
  expect(drawn()).toBeNull();
  expect(screen.getByRole('img', { name: '图标' }).className).toContain('yl-icon--24');
  await waitFor(() => expect(drawn()).not.toBeNull(), { timeout: 20_000 });
  cleanup();
  render(<Icon name="gift" label="图标" />);
  expect(drawn()).not.toBeNull();
});

it('has each icon in one file only', () => {
  const twice = Object.keys(icons).filter((name) => name in moreIcons);
  expect(twice).toEqual([]);
});
