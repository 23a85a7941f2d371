/** @jest-environment jest-fixed-jsdom */
import { act, cleanup, render, screen } from '@testing-library/react';
import { LargeQuestion } from '@/appShell/LargeQuestion.weapp';
import { AppShellContext } from '@/components/appShell';
import { Page } from '@/components/Page';
import { routes } from '@/navigation';
import { backStep } from '@/platform/backStep';
import { largeQuestion } from '@/stores/largeQuestion';
import { host } from '../app/host';
import { sheetsAreHere } from '../components/sheets';

beforeAll(sheetsAreHere);
afterEach(cleanup);

it("a question in elder mode takes the host's Back for a no, and the page stays", () => {
  let goBack = (): void => undefined;
  Object.assign(backStep, { hold: (close: () => void) => ((goBack = close), () => undefined) });
  host.stack = [];
  void host.move('navigateTo', routes.settings.path);
  render(
    <AppShellContext.Provider value={{ elder: true, sheets: <LargeQuestion /> }}>
      <Page title="设置">
        <p>content</p>
      </Page>
    </AppShellContext.Provider>,
  );
  const told: boolean[] = [];
  act(() => {
    Object.assign(largeQuestion, {
      question: { title: '退出登录', content: '退出后要重新登录' },
      tell: (yes: boolean) => told.push(yes),
    });
    largeQuestion.page.open();
  });
  expect(screen.getByRole('dialog', { name: '退出登录' })).toBeTruthy();
  act(() => goBack());
  expect([told, largeQuestion.page.place, host.stack.length]).toEqual([[false], '', 1]);
});
