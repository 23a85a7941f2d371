import type { CivilDate } from '../dates/civil';
import type { Fen } from '../money/fen';

/** One row of a schedule; amounts in fen. total = principal + interest; balance is the principal left after this row. */
export interface Instalment {
  readonly term: number;
  readonly dueDate: CivilDate;
  readonly principal: Fen;
  readonly interest: Fen;
  readonly total: Fen;
  readonly balance: Fen;
}
