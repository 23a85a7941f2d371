import { pageNotFound, routes } from '@/navigation';
import { host } from '../app/host';

const HOME = routes.home.path;

beforeEach(() => {
  host.reset(HOME);
});

describe('page not found', () => {
  it('goes home', async () => {
    await pageNotFound('/pages/no/such');
    expect(host.moves).toEqual([`reLaunch ${HOME}`]);
  });

  it.each([HOME, 'pages/home/index', '/'])(
    'does not loop when home itself is not found (%s)',
    async (path) => {
      await pageNotFound(path);
      expect(host.moves).toEqual([]);
    },
  );
});
