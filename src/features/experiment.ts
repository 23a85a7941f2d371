import type { Response } from '@/contract';
import { systemCalls } from '@/contract/system';
import { call } from '@/request';
import { session } from '@/stores/session';
import { track } from '@/stores/track';

type Variant = Response<'abtest'>['variant'];

/** A page does not wait longer than this for a variant. */
const PATIENCE_MS = 800;

const withoutAnswer = (): Promise<undefined> =>
  new Promise((over) => setTimeout(() => over(undefined), PATIENCE_MS));

/**
 * The variant of an experiment that this person sees; it is reported to tracking. For a visitor, a failure or a slow answer it is A, and tracking
 * gets no report: that person is not part of the experiment.
 */
export async function variantOf(experiment: string): Promise<Variant> {
  if (!session.loggedIn) return 'A';
  const { generation } = session;
  const asked = call(systemCalls.abtest, { experiment }).catch(() => undefined);
  const answer = await Promise.race([asked, withoutAnswer()]);
  if (answer === undefined || generation !== session.generation) return 'A';
  track.experiment(experiment, answer.variant);
  return answer.variant;
}
