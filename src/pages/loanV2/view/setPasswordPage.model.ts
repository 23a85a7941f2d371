import { TradePasswordForm } from '@/features/tradePassword';
import { Resource } from '@/model/resource';
import { checkStep, onwards } from '../parts/onwards';

/** The first trade password, if the phase display asks for it before a drawing. */
export class LoanSetPasswordModel {
  readonly form = new TradePasswordForm(onwards);
  readonly ready = new Resource(() => checkStep('loanSetPassword'));
  readonly load = this.ready.load;
}
