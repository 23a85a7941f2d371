/** @jest-environment jest-fixed-jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { AppShellContext } from '@/components/appShell';
import { Page } from '@/components/Page';
import { routes } from '@/navigation';
import { privacy, type Answer, type Consent } from '@/platform/privacy';
import { privacyConsent } from '@/stores/privacy';
import { PrivacyQuestion } from '@/appShell/PrivacyQuestion.weapp';
import { sheetsAreHere } from '../components/sheets';
import { host } from '../app/host';

let asks: (answer: Answer) => void;
let told: Consent[];

beforeAll(sheetsAreHere);
beforeEach(() => {
  told = [];
  Object.assign(privacy, {
    onAsked: (ask: (answer: Answer) => void) => {
      asks = ask;
    },
  });
  privacyConsent.start();
});
afterEach(cleanup);

/** A page as the app draws it, at the address on the screen. */
function show(path: string) {
  host.stack = [];
  void host.move('navigateTo', path);
  return render(
    <AppShellContext.Provider value={{ elder: false, sheets: <PrivacyQuestion /> }}>
      <Page title={path}>
        <p>content</p>
      </Page>
    </AppShellContext.Provider>,
  );
}

const ask = () => act(() => asks((consent) => told.push(consent)));

it('only the current page asks', () => {
  show(routes.home.path);
  const top = show(routes.ocrA.path);
  ask();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(top.container.querySelector('[role=dialog]')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '不同意' }));
  expect(told).toEqual([{ kind: 'shown' }, { kind: 'refused' }]);
});

it('leaving the page during the question counts as a denial', () => {
  const page = show(routes.ocrA.path);
  ask();
  page.unmount();
  expect(told).toEqual([{ kind: 'shown' }, { kind: 'refused' }]);
});
