import { TradePasswordForm } from '@/features/tradePassword';
import { Resource } from '@/model/resource';
import { PageMoves } from '@/navigation';
import { checkStep, onwards } from '../parts/onwards';

/** The first trade password, if the phase display asks for it before a drawing. */
export class LoanSetPasswordModel {
  private readonly moves = new PageMoves();
  readonly form = new TradePasswordForm(() => onwards(this.moves));
  readonly ready = new Resource(() => checkStep('loanSetPassword', this.moves));
  readonly load = this.ready.load;
}
