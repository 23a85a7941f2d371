import { repayCalls } from '@/contract/repay';
import { Countdown } from '@/model/countdown';
import { call, CallFailure } from '@/request';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** '还剩 5 小时 12 分', '还剩 12 分 40 秒' in the last hour; '' while whole days are left. */
export function timeLeft(seconds: number): string {
  if (seconds <= 0 || seconds >= DAY) return '';
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  if (seconds < HOUR) return `还剩 ${minutes} 分 ${seconds % MINUTE} 秒`;
  return `还剩 ${Math.floor(seconds / HOUR)} 小时 ${minutes} 分`;
}

/** The end of a loan's cooling-off period, by the gateway's clock. */
export class CoolingOffClock {
  private readonly end = new Countdown();
  private left = false;

  /** '' while whole days are left, and before the time is known. */
  get text(): string {
    return timeLeft(this.end.seconds);
  }

  /** If the call fails, only the last day is known. */
  async start(loanNo: string): Promise<void> {
    try {
      const { now, list } = await call(repayCalls.queryUserCoolingOffPeriod, {});
      const mine = list.find((one) => one.loanNo === loanNo);
      if (mine === undefined || this.left) return;
      this.end.start(Math.floor((Date.parse(mine.endsAt) - Date.parse(now)) / 1000));
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
    }
  }

  dispose(): void {
    this.left = true;
    this.end.stop();
  }
}
