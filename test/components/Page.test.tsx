/** @jest-environment jest-fixed-jsdom */
import { render } from '@testing-library/react';
import { AppShellContext } from '@/components/appShell';
import { Page } from '@/components/Page';

const pageOf = (shell: { elder: boolean; textSize?: string; hostScale?: number }) => {
  const { container } = render(
    <AppShellContext.Provider value={shell}>
      <Page title="页面">内容</Page>
    </AppShellContext.Provider>,
  );
  return container.querySelector('.yl-page');
};
const classesOf = (shell: { elder: boolean; textSize?: string }): string => pageOf(shell)?.className ?? '';

describe('a phone without a network', () => {
  it.each([true, false])('is told so in one line of the bar, and only then: %s', (offline) => {
    const { queryByRole } = render(
      <AppShellContext.Provider value={{ elder: false, offline }}>
        <Page title="页面">内容</Page>
      </AppShellContext.Provider>,
    );
    expect(queryByRole('status')?.textContent).toBe(offline ? '网络不可用，请检查手机的网络' : undefined);
  });
});

describe('the text size of a page', () => {
  it('is the person’s own, beside elder mode', () => {
    expect(classesOf({ elder: false, textSize: '' })).not.toContain('yl-text');
    expect(classesOf({ elder: false, textSize: 'xl' })).toContain('yl-text-xl');
    // The last rule in theme.scss wins: elder mode is at least as large.
    expect(classesOf({ elder: true, textSize: 'l' })).toContain('yl-elder');
  });

  it('grows by what the person has set in the host, below the person’s own', () => {
    expect(pageOf({ elder: false, hostScale: 1 })?.getAttribute('style')).toBeNull();
    const page = pageOf({ elder: true, hostScale: 1.5 });
    expect(page?.className).toMatch(/yl-text-host.* yl-elder/);
    expect(page?.getAttribute('style')).toMatch(/--yl-host-scale: ?1\.5/);
  });
});
