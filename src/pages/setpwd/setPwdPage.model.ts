import { CreditFlow } from '@/features/creditFlow';
import { TradePasswordForm } from '@/features/tradePassword';
import { Resource } from '@/model/resource';

/** The trade password as a step of the credit flow. */
export class SetPasswordModel {
  readonly flow = new CreditFlow(['setPassword']);
  readonly form = new TradePasswordForm(() => this.flow.advance());
  readonly content = new Resource(() => this.fetch());
  readonly load = this.content.load;

  private async fetch(): Promise<true> {
    await this.flow.load();
    // A password is set already: skip this step.
    if (this.flow.hereDone) await this.flow.advance();
    return true;
  }
}
