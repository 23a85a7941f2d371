/** @jest-environment jest-fixed-jsdom */
import { cleanup, render } from '@testing-library/react';
import { configureNavigation, routes, usePageModel } from '@/navigation';
import { host } from '../app/host';

class Model {
  load(): void {
    // There is nothing to load.
  }
}

function View() {
  usePageModel(Model);
  return <p>page</p>;
}

let shown: string[];
let loggedIn: boolean;

beforeEach(() => {
  shown = [];
  loggedIn = true;
  configureNavigation({
    loggedIn: () => loggedIn,
    pageShown: ({ address }, again) => shown.push(again ? `again ${address}` : address),
  });
});
afterEach(() => {
  cleanup();
  configureNavigation({ pageShown: () => undefined });
});

it('every show of a page is reported, with its address, and whether the person has come back', () => {
  const address = `${routes.iouDetails.path}?loanNo=L1`;
  host.reset(address);
  render(<View />);
  expect(shown).toEqual([]);
  host.show();
  host.show();
  expect(shown).toEqual([address, `again ${address}`]);
});

it('a page that may not be shown is not reported', () => {
  loggedIn = false;
  host.reset(routes.repay.path);
  render(<View />);
  host.show();
  expect(shown).toEqual([]);
});
