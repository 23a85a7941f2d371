import { configureNavigation, returnTo, routes } from '@/navigation';
import { host } from '../app/host';

const { home, creditFront, faceStart, faceEnd, bindCard } = routes;

beforeEach(() => {
  configureNavigation({
    loggedIn: () => true,
    nextPage: () => '',
    setNextPage: () => undefined,
    tell: () => undefined,
  });
});

describe('returning to where a flow began', () => {
  it.each([
    ['right below', [home, creditFront, bindCard], ['navigateBack'], [home, creditFront]],
    ['further down', [home, creditFront, faceStart, faceEnd], ['navigateBack 2'], [home, creditFront]],
    [
      'nearest of two',
      [creditFront, home, creditFront, bindCard],
      ['navigateBack'],
      [creditFront, home, creditFront],
    ],
    ['not there', [home, faceEnd], [`redirectTo ${creditFront.path}`], [home, creditFront]],
    ['not there after a reload', [faceEnd], [`redirectTo ${creditFront.path}`], [creditFront]],
  ])('%s', async (_, before, moves, after) => {
    host.reset(...before.map(({ path }) => path));
    await returnTo('creditFront');
    expect(host.moves).toEqual(moves);
    expect(host.addresses).toEqual(after.map(({ path }) => path));
  });
});
