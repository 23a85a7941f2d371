import { readScenario, type Scenario } from '../../../gateway/console/scenario/form';
import { play, type End, type Played } from '../../../gateway/console/scenario/player';
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

export const save = (bank: Bank, phone: string) =>
  bank.console.raw('GET', `recordings?phone=${phone}&title=${encodeURIComponent('刚才的步骤')}`);

export async function recorded(bank: Bank, phone: string): Promise<Scenario> {
  const { status, json } = await save(bank, phone);
  if (status !== 200) throw new Error(JSON.stringify(json));
  // As it is in a file.
  return readScenario(JSON.stringify(json));
}

/** Played on another gateway, it is as recorded: the steps, and the end with everything in it. */
export async function expectSameEnd(
  scenario: Scenario,
  look: (bank: Bank) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await playedAlone(scenario, async (bank, { differs, ends }) => {
    expect(differs).toEqual([]);
    expect(ends).toEqual(scenario.ends);
    await look(bank);
  });
}

/** What the steps of this call were sent. */
export const paramsOf = ({ steps }: Scenario, name: string) =>
  steps.flatMap((step) => (step.do === 'call' && step.name === name ? [step.params] : []));
