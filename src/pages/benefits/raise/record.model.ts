import { raiseCalls } from '@/contract/raise';
import { civilDateAt, formatChinese } from '@/domain/dates/civil';
import { moneyText } from '@/domain/money/fen';
import { fenOf } from '@/domain/money/wire';
import type { Response } from '@/contract';
import { Resource } from '@/model/resource';
import { call } from '@/request';
import { BY_BANK, KINDS } from './parts/texts';

type Wire = Response<'raiseRecords'>['list'][number];

/** A raise in words. */
export interface RaiseRecord {
  readonly raiseNo: string;
  readonly title: string;
  readonly note: string;
  readonly state: Wire['state'];
  /** What happened to the limit; '' while the raise is under review. */
  readonly effect: string;
}

const dayOf = (instant: string): string => formatChinese(civilDateAt(Date.parse(instant)), 'full');

function effectOf({ state, from, to }: Wire): string {
  if (state !== 'granted' || from === null || to === null) return state === 'declined' ? '额度不变' : '';
  return from === to ? '额度不变' : `${moneyText(fenOf(from))}提高到 ${moneyText(fenOf(to))}`;
}

export function recordOf(raise: Wire): RaiseRecord {
  const title = raise.kind === 'bank' ? BY_BANK : KINDS[raise.kind].label;
  const decided = raise.decidedAt === null ? '' : `${dayOf(raise.decidedAt)}出结果`;
  return {
    raiseNo: raise.raiseNo,
    title: [title, raise.subject].filter(Boolean).join(' · '),
    note: [`${dayOf(raise.at)}提交`, decided].filter(Boolean).join('，'),
    state: raise.state,
    effect: effectOf(raise),
  };
}

/** The history of raises. */
export class RaiseRecordModel {
  readonly records = new Resource<readonly RaiseRecord[]>(async () =>
    (await call(raiseCalls.raiseRecords, {})).list.map(recordOf),
  );

  load(): Promise<void> {
    return this.records.load();
  }

  shown(): Promise<void> {
    return this.load();
  }
}
