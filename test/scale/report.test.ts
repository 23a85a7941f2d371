import { slowDays } from './day';
import { noSamples, type Host, type Sample } from './measure';
import { heavy, tooMuch } from './report';
import { STEP_NAMES } from './steps';

const host = (customers: number, sample: Sample): Host => {
  const samples = noSamples();
  for (const name of STEP_NAMES) samples[name].push(sample);
  return { customers, database: '', guests: [], samples };
};

it('finds a call that takes longer, or looks at more, with more customers', () => {
  const few = host(1000, { ms: 10, databaseMs: 1, pages: 50 });
  expect(tooMuch([few, host(100_000, { ms: 11.9, databaseMs: 1, pages: 99 })])).toEqual([]);
  expect(tooMuch([few, host(100_000, { ms: 12.5, databaseMs: 1, pages: 50 })])).toContain(
    'home with 100000 customers: 1.25 times the time',
  );
  expect(tooMuch([few, host(100_000, { ms: 10, databaseMs: 1, pages: 150 })])).toContain(
    'draw with 100000 customers: 3.00 times the pages',
  );
});

it('finds a statement that walks through what grows, and lets an index grow by a level', () => {
  expect(heavy([{ text: 'select 1', pages: [18, 30] }])).toEqual([]);
  expect(heavy([{ text: 'select 2', pages: [1633, 180_475] }])).toHaveLength(1);
});

it('finds a day that takes longer than a quarter of an hour, or longer with more processes', () => {
  const day = (processes: number, seconds: number) => {
    return { customers: 1000, borrowers: 700, told: 100, processes, seconds };
  };
  expect(slowDays([day(1, 20), day(4, 8)])).toEqual([]);
  expect(slowDays([day(1, 20), day(4, 21)])).toHaveLength(1);
  expect(slowDays([day(4, 901)])).toHaveLength(1);
});
