import { civilDateAt, type CivilDate } from '@/domain/dates/civil';

/**
 * The server's day. It decides what is due, open or over, never the phone's clock, which may be a day off. Answers contain the time of the
 * product (`x-now`), or at least that of the machine (`date`); the phone's clock counts only until the first answer.
 */
export class ServerDay {
  private ahead = 0;

  /** `own`: the phone's clock, milliseconds since 1970. */
  constructor(private readonly own: () => number = () => Date.now()) {}

  today(): CivilDate {
    return civilDateAt(this.now());
  }

  /** Milliseconds since 1970. */
  now(): number {
    return this.own() + this.ahead;
  }

  /** Headers of a sealed answer, names in lower case: an unsealed answer may come from a cache, with an old time. */
  readonly learn = (headers: Readonly<Record<string, string>>): void => {
    const told = Date.parse(headers['x-now'] ?? headers['date'] ?? '');
    if (Number.isFinite(told)) this.ahead = told - this.own();
  };
}

export const serverDay = new ServerDay();
