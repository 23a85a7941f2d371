import { createAtom } from 'mobx';
import type { CivilDate } from '@/domain/dates/civil';
import { serverDay, type ServerDay } from './serverDay';

/** On a device that slept over midnight the timer did not run: check again soon after it wakes. */
const LOOK_MS = 30_000;

/** The server's day, for a page that stays open: its observers learn when the day ends, without a call. */
export class FollowedDay {
  private timer: ReturnType<typeof setInterval> | undefined;
  private told = '';
  private readonly atom = createAtom(
    'the day',
    () => this.follow(),
    () => clearInterval(this.timer),
  );

  constructor(private readonly day: Pick<ServerDay, 'today'> = serverDay) {}

  today(): CivilDate {
    this.atom.reportObserved();
    return this.day.today();
  }

  private follow(): void {
    this.told = this.day.today();
    this.timer = setInterval(() => this.look(), LOOK_MS);
  }

  private look(): void {
    if (this.day.today() === this.told) return;
    this.told = this.day.today();
    this.atom.reportChanged();
  }
}

export const followedDay = new FollowedDay();
