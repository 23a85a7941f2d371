import { routes, type RouteKey } from '@/navigation/routes';
import { PERSONAS } from '../../gateway/console/personas';
import { PAGE_STATES } from '../../gateway/console/states';
import { pages, type Gallery } from './state';

const keys = Object.keys(routes) as RouteKey[];
/** Personas whose clock runs ahead; the furthest last. */
const AHEAD = ['dueSoon', 'dueToday', 'overdue1', 'overdue30', 'proofLate', 'overdue90', 'expiredLine'];

/** Home, and the pages of the console's table that need no number of a loan, card or repayment. */
function galleryOf(persona: string): Gallery {
  const own = PAGE_STATES.filter((state) => state.persona === persona && state.query === undefined);
  const paths = new Set(['/pages/home/index', ...own.map(({ page }) => `/${page}`)]);
  return { persona, states: pages(...keys.filter((key) => paths.has(routes[key].path))) };
}

/** Galleries of the personas that have none written by hand, from the console's own table. */
export function galleriesOfConsole(written: readonly Gallery[]): readonly Gallery[] {
  const left = PERSONAS.filter((one) => !written.some(({ persona }) => persona === one));
  const order = (persona: string) => AHEAD.indexOf(persona);
  return [...left].sort((a, b) => order(a) - order(b)).map(galleryOf);
}
