import { play, type End, type Played } from '../../../gateway/console/scenario/player';
import type { Scenario } from '../../../gateway/console/scenario/form';
import { startClockAt } from '../../../gateway/queries/clock';
import { startGateway, type Bank } from '../harness';
import { inject } from '../bank/send';

/** Plays the scenario on a fresh gateway; `look` sees that gateway at the end. */
export async function playedAlone(
  scenario: Scenario,
  look: (bank: Bank, end: End, steps: readonly Played[]) => Promise<void>,
): Promise<void> {
  const bank = await startGateway();
  try {
    if (scenario.startsAt !== undefined) await startClockAt(bank.db, new Date(scenario.startsAt));
    const steps: Played[] = [];
    const end = await play(scenario, { send: inject(bank.app), keys: bank.keys }, (one) => steps.push(one));
    await look(bank, end, steps);
  } finally {
    await bank.close();
  }
}
