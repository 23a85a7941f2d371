import { routes, type RouteKey } from '@/navigation/routes';
import { isInRoom, roomPictures } from './rooms';
import { GALLERIES } from './states';

describe('the rooms of the contact sheets', () => {
  it('show each of their pages, in their order, and home of every persona', () => {
    const pictures = roomPictures(GALLERIES);
    const pageOf = new Map<string, RouteKey>(
      GALLERIES.flatMap(({ persona, states }) =>
        states.map(({ name, page }) => [`${persona}-${name}`, page] as const),
      ),
    );
    const shown = new Set(pictures.flatMap(({ names }) => names.map((name) => pageOf.get(name))));
    expect((Object.keys(routes) as RouteKey[]).filter((key) => isInRoom(key) && !shown.has(key))).toEqual([]);
    const home = pictures.find(({ room }) => room === 'home');
    expect(new Set(home?.names).size).toBeGreaterThanOrEqual(GALLERIES.length);
  });
});
