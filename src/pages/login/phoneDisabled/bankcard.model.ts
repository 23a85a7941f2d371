import { recoveryCalls } from '@/contract/recovery';
import { checkBankCard, groupCard, luhnWarning, normaliseCard } from '@/domain/person/bankCard';
import { checkIdNumber, normaliseIdNumber } from '@/domain/person/idNumber';
import { LUHN_WARNING, PERSON_MESSAGES, type PersonReason } from '@/domain/person/messages';
import { checkName, normaliseName } from '@/domain/person/name';
import { Field } from '@/model/field';
import { Form } from '@/model/form';
import { PageMoves } from '@/navigation';
import { call } from '@/request';
import { serverDay } from '@/stores/serverDay';
import { recovery } from '../parts/recovery';
import { callService } from '../parts/serviceCall';

const message = (reason: PersonReason | undefined): string =>
  reason === undefined ? '' : PERSON_MESSAGES[reason];

/** Step 1 of the recovery: name, ID number and a bound card. None of these is stored on the device. */
export class RecoveryCardModel {
  private readonly moves = new PageMoves();
  /** A recovery was opened here, and its page is loading. */
  private leaving = false;
  readonly form = new Form({
    name: new Field('', { check: (name) => message(checkName(name)) }),
    idNo: new Field('', { check: (idNo) => message(checkIdNumber(idNo, serverDay.today())) }),
    card: new Field('', { check: (card) => message(checkBankCard(card)) }),
  });

  load(): void {
    recovery.remember();
  }

  /** An earlier recovery is under way. The one opened here does not count: a message while its page loads would move the content. */
  get underWay(): boolean {
    return !this.leaving && (recovery.live || recovery.resumable);
  }

  /** Luhn failed: warn, do not block. */
  get cardWarning(): string {
    const { value, error } = this.form.fields.card;
    return error === '' && luhnWarning(value) ? LUHN_WARNING : '';
  }

  /** Typing at the end regroups at once. A change in the middle regroups when the field is left: otherwise the cursor would jump. */
  typeCard(text: string): void {
    const { card } = this.form.fields;
    const [before, now] = [normaliseCard(card.value), normaliseCard(text)];
    card.type(now.startsWith(before) || before.startsWith(now) ? groupCard(now) : text);
  }

  leaveCard(): void {
    const { card } = this.form.fields;
    const grouped = groupCard(card.value);
    if (grouped !== card.value) card.type(grouped);
  }

  callService(): Promise<void> {
    return callService();
  }

  /** A refusal never says which input does not match, so every refusal is shown above the button. */
  async submit(): Promise<void> {
    await this.form.submit(async () => {
      const { name, idNo, card } = this.form.fields;
      const opened = await call(recoveryCalls.recoveryStart, {
        name: normaliseName(name.value),
        idNo: normaliseIdNumber(idNo.value),
        cardNo: normaliseCard(card.value),
      });
      this.leaving = true;
      // Drop an earlier recovery: its code is not valid for this one.
      recovery.forget();
      recovery.open(opened);
      await this.moves.replace('recoveryIdCard');
    });
  }
}
