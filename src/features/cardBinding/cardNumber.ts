import { makeAutoObservable, runInAction } from 'mobx';
import { cardCalls } from '@/contract/card';
import { checkBankCard, groupCard, luhnWarning, normaliseCard } from '@/domain/person/bankCard';
import { LUHN_WARNING, PERSON_MESSAGES } from '@/domain/person/messages';
import { isDoubtful } from '@/domain/person/reading';
import { pickPicture } from '@/features/pictures';
import { Submission } from '@/model/submission';
import { call } from '@/request';
import { BankLookup } from './bankLookup';

const CHECK_CARD = '卡号可能认错了，请对照卡片核对';
const UNKNOWN_BANK = '没有认出发卡银行，请核对卡号';

/** A bank card's number, typed in groups of four or read from a picture, with its bank. */
export class CardNumber {
  /** As shown: '6225 8801 2345 6789'. */
  text = '';
  private readonly submission = new Submission();
  readonly lookup = new BankLookup();
  private ownError = '';
  /** The field was left or filled from a picture: its value can be checked. */
  private settled = false;
  /** Read from a picture, and probably misread. */
  private doubtful = false;
  /** Grows each time the person is asked to check the number. */
  called = 0;

  /** `changed` runs on each change by the person. */
  constructor(private readonly changed: () => void) {
    makeAutoObservable<this, 'submission' | 'changed'>(this, {
      ...{ lookup: false, submission: false, changed: false },
    });
  }

  /** A picture is being read. */
  get reading(): boolean {
    return this.submission.busy;
  }

  get digits(): string {
    return normaliseCard(this.text);
  }

  /** The field's error. A bank whose cards cannot be bound is reported as soon as it is known. */
  get error(): string {
    return this.ownError || this.lookup.refusal;
  }

  /** Shown beside the number while there is no error: the bank. */
  get hint(): string {
    if (this.lookup.bank === null) return UNKNOWN_BANK;
    return this.lookup.name;
  }

  /** Probably wrong, by its check digit or by its reader: warn, do not block. */
  get warning(): string {
    if (!this.settled || this.error !== '') return '';
    if (luhnWarning(this.digits)) return LUHN_WARNING;
    return this.doubtful ? CHECK_CARD : '';
  }

  /** Nothing speaks against this number; shows no error. */
  get isSound(): boolean {
    return (
      checkBankCard(this.digits) === undefined &&
      !luhnWarning(this.digits) &&
      this.error === '' &&
      !this.reading &&
      !this.doubtful
    );
  }

  /** Typing at the end regroups at once. A change in the middle regroups when the field is left: otherwise the cursor would jump. */
  type(text: string): void {
    const [before, now] = [this.digits, normaliseCard(text)];
    const atEnd = now.startsWith(before) || before.startsWith(now);
    this.put(atEnd ? groupCard(now) : text);
    this.settled = false;
    this.changed();
  }

  /** Restores the number of a draft. */
  restore(digits: string): void {
    this.put(groupCard(digits));
    this.settled = digits !== '';
  }

  leave(): void {
    this.put(groupCard(this.text));
    this.settled = this.text !== '';
    if (this.text !== '') this.check();
  }

  /** False: the field shows an error. */
  check(): boolean {
    const reason = checkBankCard(this.digits);
    this.ownError = reason === undefined ? '' : PERSON_MESSAGES[reason];
    return this.error === '';
  }

  refuse(message: string): void {
    this.ownError = message;
  }

  /** Lets the person take or pick a picture, and reads the number from it. */
  async recognise(): Promise<void> {
    if (this.reading) return;
    const picked = await pickPicture();
    if (picked.kind === 'nothing') return;
    if (picked.kind === 'unfit') return this.refuse(picked.message);
    this.refuse('');
    const read = async (): Promise<void> => {
      const { cardNo, confidence } = await call(
        cardCalls.ocrBankInfo,
        {},
        { files: [picked.file], loading: '银行卡识别中...' },
      );
      runInAction(() => {
        this.restore(cardNo);
        this.doubtful = isDoubtful(confidence?.['cardNo']);
        if (this.doubtful) this.called += 1;
      });
      this.changed();
    };
    await this.submission.run(read, (failure) => {
      this.refuse(failure.message);
      return true;
    });
  }

  dispose(): void {
    this.lookup.dispose();
  }

  private put(text: string): void {
    if (text === this.text) return;
    this.text = text;
    this.ownError = '';
    this.doubtful = false;
    this.lookup.look(this.digits);
  }
}
