import { maskName } from '@/domain/person/mask';
import { CardBindingForm } from '@/features/cardBinding';
import { PageMoves, replace, stackedPlace } from '@/navigation';
import { feedback } from '@/stores/feedback';
import { session } from '@/stores/session';

/** Pages that need a card. */
const QUICK_FROM = ['loan', 'repayEntry', 'repayConfirm'] as const;

/** Adds a card and returns to the page that asked for it. */
export class AddBankCardModel {
  private readonly moves = new PageMoves();
  readonly form = new CardBindingForm();
  /** The card must belong to this person, masked; '' if the name is not known yet. */
  readonly holder = maskName(session.userInfo?.custName ?? '');

  load(): Promise<void> {
    return this.form.load();
  }

  dispose(): void {
    this.form.dispose();
  }

  /** Binds at the bank's own page; the result leads back to the page that needs the card. */
  bindQuickly(): Promise<void> {
    const below = stackedPlace(1)?.key;
    return replace('quickBindBanks', { from: QUICK_FROM.find((key) => key === below) });
  }

  submit(): Promise<void> {
    return this.form.submit(async ({ bankName, tail }) => {
      await this.moves.back('bankCards');
      feedback.toast(`${bankName}（${tail}）已添加`);
    });
  }
}
