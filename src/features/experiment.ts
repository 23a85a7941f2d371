import type { Response } from '@/contract';
import { systemCalls } from '@/contract/system';
import { call } from '@/request';
import { session } from '@/stores/session';
import { track } from '@/stores/track';

type Variant = Response<'abtest'>['variant'];

/** A page does not wait longer for a wording. */
const PATIENCE_MS = 800;

const withoutAnswer = (): Promise<undefined> =>
  new Promise((over) => setTimeout(() => over(undefined), PATIENCE_MS));

/**
 * The variant of an experiment that this person sees; tracking is told. A visitor, a failure and a slow answer give A, and tracking is told
 * nothing: that person is not part of the experiment.
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
