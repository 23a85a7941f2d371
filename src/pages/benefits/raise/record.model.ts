import { makeObservable, computed } from 'mobx';
import type { TrackStep } from '@/components/Track';
import type { Response } from '@/contract';
import { raiseCalls } from '@/contract/raise';
import { civilDateAt, dayText, formatChinese, type CivilDate } from '@/domain/dates/civil';
import { moneyText } from '@/domain/money/fen';
import { fenOf } from '@/domain/money/wire';
import { Resource } from '@/model/resource';
import { call } from '@/request';
import { serverDay } from '@/stores/serverDay';
import { BY_BANK, KINDS, STEPS } from './parts/texts';

type Wire = Response<'raiseRecords'>['list'][number];

/** A raise in words. */
export interface RaiseRecord {
  readonly raiseNo: string;
  readonly title: string;
  readonly state: Wire['state'];
  readonly steps: readonly TrackStep[];
}

const dayOf = (instant: string): string => formatChinese(civilDateAt(Date.parse(instant)), 'full');

function retryText(retryDate: CivilDate | null | undefined, today: CivilDate): string {
  if (!retryDate) return '';
  return retryDate > today ? STEPS.retry(dayText(retryDate, today)) : STEPS.retryNow;
}

function resultOf({ state, from, to, retryDate }: Wire, today: CivilDate): TrackStep {
  if (state === 'declined')
    return { title: STEPS.declined, note: STEPS.reason + retryText(retryDate, today), failed: true };
  if (from === null || to === null || from === to) return { title: STEPS.unchanged, done: true };
  const note = STEPS.limits(moneyText(fenOf(from)), moneyText(fenOf(to)));
  return { title: STEPS.granted, note, done: true };
}

function stepsOf(raise: Wire, today: CivilDate): readonly TrackStep[] {
  const first = {
    title: raise.kind === 'bank' ? STEPS.begun : STEPS.submitted,
    note: dayOf(raise.at),
    done: true,
  };
  if (raise.state === 'reviewing') {
    return [
      first,
      { title: STEPS.review, note: STEPS.reviewTime, now: true },
      { title: STEPS.result, note: STEPS.resultTime },
    ];
  }
  const note = raise.decidedAt === null ? '' : dayOf(raise.decidedAt);
  return [first, { title: STEPS.review, note, done: true }, resultOf(raise, today)];
}

export function recordOf(raise: Wire, today: CivilDate): RaiseRecord {
  const title = raise.kind === 'bank' ? BY_BANK : KINDS[raise.kind].label;
  return {
    raiseNo: raise.raiseNo,
    title: [title, raise.subject].filter(Boolean).join(' · '),
    state: raise.state,
    steps: stepsOf(raise, today),
  };
}

/** The history of raises. */
export class RaiseRecordModel {
  readonly records = new Resource<readonly RaiseRecord[]>(async () => {
    const { list } = await call(raiseCalls.raiseRecords, {});
    return list.map((raise) => recordOf(raise, serverDay.today()));
  });

  constructor() {
    makeObservable(this, { mayAsk: computed });
  }

  /** There is a history, and no review that another raise would have to wait for. */
  get mayAsk(): boolean {
    const { value = [] } = this.records;
    return value.length > 0 && value.every(({ state }) => state !== 'reviewing');
  }

  load(): Promise<void> {
    return this.records.load();
  }

  shown(): Promise<void> {
    return this.load();
  }
}
