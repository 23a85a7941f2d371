import { replace } from '@/navigation';
import { sayLeaving } from './failures';
import { nextStep, type StepRoute } from './nextStep';

/** A step is done: the next one takes its place, so that it does not lie under Back. */
export async function onwards(): Promise<void> {
  try {
    await replace(await nextStep());
  } catch (error) {
    // The confirmation finds out by itself what is still missing: that is where the flow ends up.
    if (sayLeaving(error).kind !== 'expired') await replace('loanFront');
  }
}

/** Leads away from a step that is not asked for any more (a reload, a cold link). Rejects where nobody knows. */
export async function checkStep(step: StepRoute): Promise<void> {
  const next = await nextStep();
  if (next !== step) await replace(next);
}
