import type { PageMoves } from '@/navigation';
import { sayLeaving } from './failures';
import { nextStep, type StepRoute } from './nextStep';

/** A step is done: the next page replaces it, so that Back does not lead to it. */
export async function onwards({ replace }: PageMoves): Promise<void> {
  try {
    await replace(await nextStep());
  } catch (error) {
    // Go to the confirmation: it checks what is still missing.
    if (sayLeaving(error).kind !== 'expired') await replace('loanFront');
  }
}

/** Leaves a step that is not required any more (after a reload or by a direct link). Rejects if the next step cannot be loaded. */
export async function checkStep(step: StepRoute, { replace }: PageMoves): Promise<void> {
  const next = await nextStep();
  if (next !== step) await replace(next);
}
