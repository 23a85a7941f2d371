import { routes, type RouteKey } from '@/navigation/routes';
import { PERSONAS } from '../../gateway/console/personas';
import { PAGE_STATES } from '../../gateway/console/states';
import { at, pages, type Gallery, type State } from './state';

const keys = Object.keys(routes) as RouteKey[];
/** Personas whose clock runs ahead; the furthest last. */
const AHEAD = [
  'dueSoon',
  'dueToday',
  'overdue1',
  'twoLoans',
  'overdue30',
  'proofLate',
  'overdue90',
  'expiredLine',
];

const keyOf = (page: string): RouteKey | undefined => keys.find((key) => routes[key].path === `/${page}`);

/** The states of the console's table whose address has parameters, such as the number of the persona's loan. */
export const withParameters = (persona: string): readonly State[] =>
  PAGE_STATES.flatMap(({ persona: shown, page, title, query }) => {
    const key = keyOf(page);
    return shown === persona && query !== undefined && key ? [at(key, title, { query })] : [];
  });

/** Pages that no gallery written by hand shows: this persona is the first who shows them in the console's table. */
export function pagesBeside(written: readonly Gallery[], persona: string): readonly State[] {
  const shown = new Set(written.flatMap(({ states }) => states.map(({ page }) => page)));
  const missing = keys.filter((key) => !shown.has(key));
  return pages(
    ...missing.filter((key) => {
      const first = PAGE_STATES.find(({ page, query }) => keyOf(page) === key && query === undefined);
      return first?.persona === persona;
    }),
  );
}

/** Home, and what the console's table has of this persona. */
function galleryOf(persona: string): Gallery {
  const own = PAGE_STATES.filter((state) => state.persona === persona && state.query === undefined);
  const paths = new Set(['/pages/home/index', ...own.map(({ page }) => `/${page}`)]);
  const plain = pages(...keys.filter((key) => paths.has(routes[key].path)));
  return { persona, states: [...plain, ...withParameters(persona)] };
}

/** Galleries of the personas that have none written by hand, from the console's own table. */
export function galleriesOfConsole(written: readonly Gallery[]): readonly Gallery[] {
  const left = PERSONAS.filter((one) => !written.some(({ persona }) => persona === one));
  const order = (persona: string) => AHEAD.indexOf(persona);
  return [...left].sort((a, b) => order(a) - order(b)).map(galleryOf);
}
