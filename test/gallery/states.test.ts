import { routes, type RouteKey } from '@/navigation/routes';
import { PERSONAS } from '../../gateway/console/personas';
import { GALLERIES } from './states';

/** Pages for developers, which no release has. */
const DEVELOPERS: readonly RouteKey[] = ['test', 'testConfiguration'];

describe('the gallery', () => {
  it('shows every page', () => {
    const shown = new Set(GALLERIES.flatMap(({ states }) => states.map(({ page }) => page)));
    const pages = (Object.keys(routes) as RouteKey[]).filter((key) => !DEVELOPERS.includes(key));
    expect(
      pages.filter((key) => !shown.has(key)),
      'give it a state without a query in gateway/console/states, or in test/gallery/states.ts one that is tapped to',
    ).toEqual([]);
  });

  it('shows home of every persona, with one picture for each name', () => {
    for (const { persona, states } of GALLERIES) {
      const names = states.map(({ name }) => name);
      expect(names, persona).toContain('home');
      expect(new Set(names).size, persona).toBe(names.length);
    }
    expect(
      PERSONAS.filter((one) => !GALLERIES.some(({ persona }) => persona === one)),
      'add a gallery of the persona to test/gallery/states.ts',
    ).toEqual([]);
  });
});
