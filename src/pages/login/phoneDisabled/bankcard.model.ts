import { makeAutoObservable, runInAction } from 'mobx';
import { recoveryCalls } from '@/contract/recovery';
import { civilDateAt } from '@/domain/dates/civil';
import { checkBankCard, groupCard, luhnWarning, normaliseCard } from '@/domain/person/bankCard';
import { checkIdNumber, normaliseIdNumber } from '@/domain/person/idNumber';
import { LUHN_WARNING, PERSON_MESSAGES, type PersonReason } from '@/domain/person/messages';
import { checkName, normaliseName } from '@/domain/person/name';
import { placeRefusal } from '@/features/refusal';
import { replace } from '@/navigation';
import { call } from '@/request';
import { recovery } from '../parts/recovery';
import { callService } from '../parts/serviceCall';

/** Contract recoveryStart: does not match, locked. Which of the three is wrong, nobody is told. */
const PLACES: ReadonlyMap<string, 'all'> = new Map([
  ['101201', 'all'],
  ['101202', 'all'],
]);

const message = (reason: PersonReason | undefined): string =>
  reason === undefined ? '' : PERSON_MESSAGES[reason];

/** Step 1 of the recovery: name, ID number and a bound card. Nothing of it is kept on the device. */
export class RecoveryCardModel {
  name = '';
  idNo = '';
  card = '';
  nameError = '';
  idNoError = '';
  cardError = '';
  /** Why the gateway did not go on. */
  problem = '';
  busy = false;

  constructor() {
    makeAutoObservable(this);
  }

  load(): void {
    recovery.remember();
  }

  /** One is under way, in this page's life or before a reload. */
  get underWay(): boolean {
    return recovery.live || recovery.resumable;
  }

  /** A second look at the card's number is due; it does not stop anyone. */
  get cardHint(): string {
    return this.cardError === '' && luhnWarning(this.card) ? LUHN_WARNING : '';
  }

  typeName(text: string): void {
    this.name = text;
    this.nameError = '';
  }

  typeIdNo(text: string): void {
    this.idNo = text;
    this.idNoError = '';
  }

  /** Typing at the end regroups at once; a change in the middle stays as it is until the field is left, or the cursor would jump. */
  typeCard(text: string): void {
    const [before, now] = [normaliseCard(this.card), normaliseCard(text)];
    this.card = now.startsWith(before) || before.startsWith(now) ? groupCard(now) : text;
    this.cardError = '';
  }

  leaveCard(): void {
    this.card = groupCard(this.card);
  }

  goOn(): Promise<void> {
    return replace('recoveryIdCard');
  }

  callService(): Promise<void> {
    return callService();
  }

  async submit(): Promise<void> {
    if (this.busy || !this.check()) return;
    this.busy = true;
    this.problem = '';
    try {
      const [name, idNo] = [normaliseName(this.name), normaliseIdNumber(this.idNo)];
      const cardNo = normaliseCard(this.card);
      const opened = await call(recoveryCalls.recoveryStart, { name, idNo, cardNo });
      // Nothing of an earlier one: its code is not this one's.
      recovery.forget();
      recovery.open(opened);
      await replace('recoveryIdCard');
    } catch (failure) {
      const refusal = placeRefusal(failure, PLACES);
      runInAction(() => {
        this.problem = refusal?.message ?? '';
      });
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }

  private check(): boolean {
    this.nameError = message(checkName(this.name));
    this.idNoError = message(checkIdNumber(this.idNo, civilDateAt(Date.now())));
    this.cardError = message(checkBankCard(this.card));
    return [this.nameError, this.idNoError, this.cardError].every((error) => error === '');
  }
}
