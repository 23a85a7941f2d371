import type { Options } from '../../../gateway/console/api/options';
import { PERSONAS } from '../../../gateway/console/personas';
import { DECISIONS } from '../../../gateway/providers/decisions';
import { FAULTS } from '../../../gateway/queries/faults';
import { startGateway, type Bank } from '../harness';

let bank: Bank;
beforeAll(async () => {
  bank = await startGateway();
});
afterAll(() => bank.close());

it('offers the page every persona, fault and decision that the console accepts', async () => {
  const answer = await bank.app.inject({ url: '/sandbox/api/options' });
  const { personas, faults, decisions } = answer.json<Options>();
  expect(personas.map(({ value }) => value).sort()).toEqual([...PERSONAS].sort());
  expect(faults.map(({ kind }) => kind).sort()).toEqual([...FAULTS].sort());
  const offered = decisions.map(({ name, options }) => [name, options.map(({ value }) => value).sort()]);
  expect(Object.fromEntries(offered)).toEqual(
    Object.fromEntries(Object.entries(DECISIONS).map(([name, values]) => [name, [...values].sort()])),
  );
});
