import { readQuery } from '@/domain/address/query';
import type { WayKind } from '@/domain/repay/ways';
import { routes } from '@/navigation';

/** Ways over several loans that are paid one loan at a time. */
export type StepwiseWay = Extract<WayKind, 'payoff' | 'coolingOff'>;

/** The way in an address; undefined for any other. */
export const wayIn = (text: string | undefined): StepwiseWay | undefined =>
  text === 'payoff' || text === 'coolingOff' ? text : undefined;

/** Address of the overview with this way picked: after one loan it leads to the next one. */
export const wayAgain = (kind: WayKind): string => `${routes.repay.path}?way=${kind}`;

/** The way to go on with after a payment that leads back to this address; undefined if it was a payment alone. */
export function wayAfter(backUrl: string | undefined): StepwiseWay | undefined {
  const [path, query = ''] = (backUrl ?? '').split('?', 2);
  return path === routes.repay.path ? wayIn(readQuery(query).get('way')) : undefined;
}
