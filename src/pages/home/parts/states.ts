import type { HomeState } from '@/domain/home/nextAction';

/** States whose hero shows what is due itself. */
export const HERO_TELLS_DUE: ReadonlySet<HomeState> = new Set(['overdue', 'repaying', 'due', 'borrowing']);
/** The interest-free exit is not open then. */
export const NO_EXIT: ReadonlySet<HomeState> = new Set(['overdue', 'repaying']);

/** The bank has not decided yet: the page asks again by itself. */
export const BANK_DECIDES: ReadonlySet<HomeState> = new Set(['disbursing', 'repaying']);
