/** @jest-environment jest-fixed-jsdom */
import { cleanup, render } from '@testing-library/react';
import { configureNavigation, returnAfterLogin, routes, usePageModel, type PageParams } from '@/navigation';
import { host } from '../app/host';
import { soon } from '../soon';
import { allBut } from '../timers';

const life: string[] = [];
let loggedIn = true;
let nextPage = '';

class Model {
  constructor(readonly params: PageParams) {
    life.push(`made ${[...params].map((pair) => pair.join('=')).join(',')}`);
  }
  load(): void {
    life.push('load');
  }
  shown(): void {
    life.push('shown');
  }
  dispose(): void {
    life.push('dispose');
  }
}

function View() {
  const model = usePageModel(Model);
  return <p>{model.params.get('loanNo') ?? 'none'}</p>;
}

let clock = 1_700_000_000_000;

beforeEach(() => {
  jest.useFakeTimers({ now: (clock += 10_000), doNotFake: allBut('Date') });
  life.length = 0;
  nextPage = '';
  configureNavigation({
    loggedIn: () => loggedIn,
    nextPage: () => nextPage,
    setNextPage: (address) => {
      nextPage = address;
    },
    tell: () => undefined,
  });
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('usePageModel', () => {
  it('makes one model with the parameters, loads it on the first show, tells it of later shows, and disposes it', () => {
    loggedIn = true;
    host.reset(`${routes.iouDetails.path}?loanNo=%E5%BC%A0&loanNo=2`);
    const { rerender, unmount, container } = render(<View />);
    expect(life).toEqual(['made loanNo=张']);
    host.show();
    rerender(<View />);
    host.show();
    host.show();
    unmount();
    expect(life).toEqual(['made loanNo=张', 'load', 'shown', 'shown', 'dispose']);
    expect(container.textContent).toBe('');
  });

  it('loads no member page without a session: only login opens, and the exact address is remembered', async () => {
    loggedIn = false;
    host.reset(routes.home.path, routes.repay.path, `${routes.iouDetails.path}?loanNo=L%201`);
    render(<View />);
    host.show();
    expect(life).toEqual(['made loanNo=L 1']);
    await soon(() => expect(host.moves).toEqual([`reLaunch ${routes.login.path}`]));
    expect(host.addresses).toEqual([routes.login.path]);
    expect(nextPage).toBe(`${routes.iouDetails.path}?loanNo=L%201`);
    loggedIn = true;
    await returnAfterLogin();
    expect(host.addresses).toEqual([`${routes.iouDetails.path}?loanNo=L%201`]);
  });

  it('loads an open page for every visitor', () => {
    loggedIn = false;
    host.reset(`${routes.contractTemplate.path}?id=1`);
    render(<View />);
    host.show();
    expect(life).toEqual(['made id=1', 'load']);
    expect(host.moves).toEqual([]);
  });

  it('guards a page that is shown again after the session has ended', async () => {
    loggedIn = true;
    host.reset(routes.bankCards.path);
    render(<View />);
    host.show();
    loggedIn = false;
    host.show();
    expect(life).toEqual(['made ', 'load']);
    await soon(() => expect(host.moves).toEqual([`reLaunch ${routes.login.path}`]));
  });
});
