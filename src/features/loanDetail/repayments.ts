import type { Response } from '@/contract';
import { historyCalls } from '@/contract/history';
import { civilDateAt, dayText, timeText } from '@/domain/dates/civil';
import type { Fen } from '@/domain/money/fen';
import { fenOf } from '@/domain/money/wire';
import { call } from '@/request';
import { serverDay } from '@/stores/serverDay';

/** A repayment made on the loan. `amount`: what of it went to this loan, in fen. */
export interface RepaymentLine {
  readonly no: string;
  /** '11月22日 14:05'; without the time where only the day counts. */
  readonly at: string;
  readonly amount: Fen;
  readonly state: 'processing' | 'paid' | 'failed';
}

type Wire = Response<'queryLoanRecordInfo'>['records'];

/** A host that never ends its list must not hold the page. */
const MOST_PAGES = 10;

/** The history has the repayments of all loans, page by page. */
async function allRecords(): Promise<Wire> {
  const all: Wire = [];
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const last = all[all.length - 1];
    const after = last === undefined ? {} : { after: last.no };
    const { records, more } = await call(historyCalls.queryLoanRecordInfo, { kind: 'repay', ...after });
    all.push(...records);
    if (!more || records.length === 0) break;
  }
  return all;
}

/** A host that names only one loan of a payment means the whole of it. */
const sharesOf = ({ shares, loanNo, amount }: Wire[number]): Wire[number]['shares'] =>
  shares.length > 0 ? shares : [{ loanNo, amount }];

/** The repayments made on one loan, the latest first. Rejects with CallFailure, without a toast. */
export async function fetchRepayments(loanNo: string): Promise<readonly RepaymentLine[]> {
  const records = await allRecords();
  const today = serverDay.today();
  return records
    .flatMap((record) => sharesOf(record).map((share) => ({ ...record, ...share })))
    .filter((share) => share.loanNo === loanNo)
    .map(({ no, at, on, amount, state }) => {
      const time = Date.parse(at);
      const when =
        on === null ? `${dayText(civilDateAt(time), today)} ${timeText(time)}` : dayText(on, today);
      return { no, at: when, amount: fenOf(amount), state };
    });
}
