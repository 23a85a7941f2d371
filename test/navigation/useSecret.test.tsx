/** @jest-environment jest-fixed-jsdom */
import { cleanup, render } from '@testing-library/react';
import { routes, useSecret } from '@/navigation';
import { capture } from '@/platform/capture';
import { host } from '../app/host';

let switched: string[];

function Secret() {
  useSecret();
  return <p>密码</p>;
}

beforeEach(() => {
  jest.useFakeTimers();
  switched = [];
  host.reset(routes.home.path, routes.verifyPassword.path);
  Object.assign(capture, {
    disable: () => {
      switched.push('disabled');
      return () => switched.push('allowed');
    },
  });
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('a page with secrets', () => {
  it('is protected only while it is shown', () => {
    const { unmount } = render(<Secret />);
    expect(switched).toEqual([]);
    host.show();
    expect(switched).toEqual(['disabled']);
    unmount();
    expect(switched).toEqual(['disabled', 'allowed']);
  });

  it('stays protected in the background, when the system takes its own picture', () => {
    render(<Secret />);
    host.show();
    host.hide();
    jest.advanceTimersByTime(60_000);
    host.show();
    expect(switched).toEqual(['disabled']);
  });

  it('is not protected below another page, and again when it comes back', async () => {
    render(<Secret />);
    host.show();
    host.hide();
    await host.move('navigateTo', routes.loanUsageTip.path);
    jest.advanceTimersByTime(300);
    expect(switched).toEqual(['disabled', 'allowed']);
    await host.back();
    host.show();
    expect(switched).toEqual(['disabled', 'allowed', 'disabled']);
  });

  it('is protected without a gap when the person is back at once', () => {
    render(<Secret />);
    host.show();
    host.hide();
    jest.advanceTimersByTime(299);
    host.show();
    jest.advanceTimersByTime(1000);
    expect(switched).toEqual(['disabled']);
  });
});
