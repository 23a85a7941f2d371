import { drafts } from '@/storage/drafts';
import { cardCalls } from '@/contract/card';
import { addDays } from '@/domain/dates/civil';
import { call } from '@/request';
import { minutesOverMidnight } from '../../gateway/bank/midnight';
import { addCoupon } from '../../../gateway/queries/coupons';
import { customerByPhone } from '../../../gateway/queries/customers';
import { host } from '../../app/host';
import { pickUp, startApp, type Seen } from '../../app/phone';
import { startGateway, type Bank, type TestPerson } from '../../gateway/harness';
import { overMidnight } from '../../gateway/steps';

/*
 * Every page that holds a price or a deadline is opened, midnight passes while it stays as it is, and the person goes on. The page says what
 * has ended, when, and what it costs now; nothing is charged that was not on the screen.
 */

const NOON = 12 * 60;

/** The gateway, the person with the phone of each test, and what can be asked about them. */
export class Stage {
  bank!: Bank;
  person!: TestPerson;
  seen!: Seen;

  readonly midnight = () => overMidnight(this.bank);
  readonly today = async () => (await this.person.must('queryCustQuota', {})).today ?? '';
  readonly entries = async () => (await this.bank.console.ledger()).entries;

  /** Near a month's end two days have the same due days: the 28th at the latest. */
  async awayFromMonthsEnd(): Promise<void> {
    const day = Number((await this.today()).slice(8));
    if (day > 20) await this.bank.console.advanceDays(35 - day);
  }

  /** A device's clock goes on by itself; here the app hears of the new time with its next answer. */
  readonly learnTheTime = () => call(cardCalls.queryBankList, {});

  private onFile<T>(): Promise<T> {
    return this.bank.console.customer<T>(this.person.phone);
  }

  /** The newest repayment; undefined without one. */
  readonly charged = async () =>
    (await this.onFile<{ repayments: { amount: string; state: string }[] }>()).repayments[0];

  readonly loans = async () => (await this.onFile<{ loans: { amount: string; state: string }[] }>()).loans;

  /** Below zero: after the next midnight. */
  async minutesBeforeMidnight(minutes: number): Promise<void> {
    const { console } = this.bank;
    await console.advanceMinutes(minutesOverMidnight(await console.now()) - minutes);
  }

  /** The person's only coupon: 50.00, and its last day is today, or that many days later. */
  async endingCoupon(later = 0): Promise<string> {
    const { db } = this.bank;
    const customer = await customerByPhone(db, this.person.phone);
    await db.query('delete from coupons where customer_id = $1', [customer?.id]);
    const couponId = `C-${this.person.phone}`;
    const facts = {
      name: '免息券',
      value: 5000,
      min_amount: 0,
      rule: '',
      expires_on: addDays(await this.today(), later),
    };
    await addCoupon(db, customer?.id ?? 0, { coupon_id: couponId, ...facts });
    return couponId;
  }
}

/** The app on the phone of a person with a credit line. */
export function useStage(): Stage {
  const stage = new Stage();
  beforeAll(async () => {
    stage.bank = await startGateway({ network: true, people: true });
    stage.seen = startApp(stage.bank);
  });
  afterAll(() => stage.bank.close());
  beforeEach(async () => {
    // About noon, whatever the machine's clock says: an opened drawing lives a day and a quote fifteen minutes.
    await stage.minutesBeforeMidnight(-NOON);
    stage.person = await stage.bank.credited();
    // The months of the tests before have ended the sessions of people who were there from the start.
    await stage.person.register();
    await pickUp(stage.person);
    drafts.drop('repay');
    stage.seen.toasts.length = 0;
  });
  return stage;
}

export const top = (): string => host.addresses[host.addresses.length - 1] ?? '';
