import type { Persona } from '../personas';

/**
 * A state of a page and who shows it: the page's path and query, and a call that the page makes first. `{loanNo}`, `{repayNo}`, `{cardId}` in
 * the query are filled in from what the persona has.
 */
export interface PageState {
  readonly page: string;
  /** The state, in the words of a tester. */
  readonly title: string;
  /** 'visitor' has not logged in. */
  readonly persona: Persona | 'visitor';
  readonly query?: string;
}

type Row = readonly [title: string, persona: PageState['persona'], query?: string];

/** The states of one page. */
export const of = (page: string, ...rows: readonly Row[]): readonly PageState[] =>
  rows.map(([title, persona, query]) => ({ page, title, persona, ...(query !== undefined && { query }) }));
