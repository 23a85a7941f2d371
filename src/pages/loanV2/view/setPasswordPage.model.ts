import { TradePasswordForm } from '@/stores/forms/tradePassword';
import { Resource } from '@/stores/resource';
import { checkStep, onwards } from '../parts/onwards';

/** The first trade password, where the phase display asks for it before a drawing. */
export class LoanSetPasswordModel {
  readonly form = new TradePasswordForm(onwards);
  readonly ready = new Resource(() => checkStep('loanSetPassword'));

  load(): Promise<void> {
    return this.ready.load();
  }
}
