/** @jest-environment jest-fixed-jsdom */
import { render } from '@testing-library/react';
import { AppShellContext } from '@/components/appShell';
import { Page } from '@/components/Page';

const classesOf = (shell: { elder: boolean; textSize?: string }): string => {
  const { container } = render(
    <AppShellContext.Provider value={shell}>
      <Page title="页面">内容</Page>
    </AppShellContext.Provider>,
  );
  return container.querySelector('.yl-page')?.className ?? '';
};

describe('the text size of a page', () => {
  it('is the person’s own, beside elder mode', () => {
    expect(classesOf({ elder: false, textSize: '' })).not.toContain('yl-text');
    expect(classesOf({ elder: false, textSize: 'xl' })).toContain('yl-text-xl');
    // The last rule in theme.scss wins: elder mode is at least as large.
    expect(classesOf({ elder: true, textSize: 'l' })).toContain('yl-elder');
  });
});
