import type { CivilDate } from '@/domain/dates/civil';

/** The product's clock at a booking. */
export interface When {
  readonly now: Date;
  readonly today: CivilDate;
}
