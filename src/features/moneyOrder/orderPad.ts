import { makeObservable, observable, runInAction } from 'mobx';
import type { CallDefinition } from '@/contract';
import { Field } from '@/model/field';
import { Submission } from '@/model/submission';
import type { MoneyOrder, OrderOutcome, Sending } from './moneyOrder';

/** The trade password for an order: never stored, cleared right after use. If the person leaves, nothing is sent, and what was
 * sent moves no page. */
export class OrderPad<C extends CallDefinition> {
  /** Digits typed so far, and the error of the last try. */
  readonly digits = new Field('');
  /** A wrong password was typed here, so the person may not know the right one. */
  mistaken = false;
  private readonly submission = new Submission();
  private left = false;

  constructor(
    private readonly order: MoneyOrder<C>,
    /** The current order: only this is sent. Undefined: there is no order. */
    private readonly onView: () => Sending | undefined,
    private readonly after: (outcome: OrderOutcome<C>) => unknown,
  ) {
    makeObservable(this, { mistaken: observable });
  }

  get busy(): boolean {
    return this.submission.busy;
  }

  async submit(password: string): Promise<void> {
    const sending = this.onView();
    if (sending === undefined) return;
    await this.submission.run(async () => {
      const outcome = await this.order
        .send(password, sending, () => !this.left)
        .finally(() => this.digits.put(''));
      if (outcome.kind === 'password') this.refused(outcome);
      // The page on the screen by now is another one: the answer moves nothing there.
      if (this.left) this.order.sayElsewhere(outcome);
      else await this.after(outcome);
    });
  }

  private refused({ message, wrong }: Extract<OrderOutcome<C>, { kind: 'password' }>): void {
    runInAction(() => (this.mistaken ||= wrong));
    this.digits.refuse(message);
  }

  dispose(): void {
    this.left = true;
    this.digits.put('');
  }
}
