/** @jest-environment jest-fixed-jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { PrivacySheet } from '@/components/PrivacySheet';
import { backStep } from '@/platform/backStep';
import { sheetsAreHere } from './sheets';

jest.mock('@tarojs/taro', () => jest.requireActual<{ taroForNutui: object }>('./taro').taroForNutui);

beforeAll(sheetsAreHere);
afterEach(cleanup);

const handlers = () => ({ onAgree: jest.fn(), onRefuse: jest.fn(), onOpenGuide: jest.fn() });

it('has the guide, both answers and no other way to close', () => {
  const { onAgree, onRefuse, onOpenGuide } = handlers();
  render(<PrivacySheet open guide="《指引》" {...{ onAgree, onRefuse, onOpenGuide }} />);
  expect(screen.queryByRole('button', { name: '关闭' })).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: '《指引》' }));
  expect(onOpenGuide).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: '不同意' }));
  expect(onRefuse).toHaveBeenCalledTimes(1);
  expect(onAgree).not.toHaveBeenCalled();
});

it("takes the host's Back for a no", () => {
  let goBack = (): void => undefined;
  Object.assign(backStep, { hold: (close: () => void) => ((goBack = close), () => undefined) });
  const given = handlers();
  render(<PrivacySheet open guide="《指引》" {...given} />);
  goBack();
  expect([given.onRefuse.mock.calls.length, given.onAgree.mock.calls.length]).toEqual([1, 0]);
});

it("agrees by the host's button, with its own id", () => {
  const given = handlers();
  render(<PrivacySheet open guide="《指引》" {...given} />);
  const button = screen.getByRole('button', { name: '同意并继续' });
  // The tap alone is not consent: the host confirms when it has recorded it.
  fireEvent.click(button);
  expect(given.onAgree).not.toHaveBeenCalled();
  expect(button.getAttribute('opentype') ?? button.getAttribute('openType')).toBe(
    'agreePrivacyAuthorization',
  );
  expect(button.id).toBe('privacy-agree');
});
