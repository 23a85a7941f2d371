import { PageMoves, routes } from '@/navigation';
import { backStep } from '@/platform/backStep';
import { host } from '../app/host';

const untouched = { ...backStep };
let onScreen: string | undefined;
beforeEach(() => {
  onScreen = 'form';
  Object.assign(backStep, { page: () => onScreen });
  host.reset(routes.home.path, routes.repay.path);
});
afterEach(() => void Object.assign(backStep, untouched));

describe("the moves of a page's own work", () => {
  it.each(['form', undefined])('lead on while it is on the screen (%s)', async (page) => {
    const moves = new PageMoves();
    onScreen = page;
    await moves.replace('useGuide');
    await moves.back();
    expect(host.moves).toEqual([`redirectTo ${routes.useGuide.path}`, 'navigateBack']);
  });

  it('do nothing to the page that the person has gone to', async () => {
    const moves = new PageMoves();
    onScreen = 'another';
    await moves.replace('useGuide');
    await moves.back();
    expect([host.moves, host.addresses]).toEqual([[], [routes.home.path, routes.repay.path]]);
  });
});
