import { ServerDay } from '@/stores/serverDay';

const DAY_MS = 86_400_000;
/** 23:58 in Shanghai. */
const NOW = Date.parse('2026-11-27T15:58:00Z');

describe('the server’s day', () => {
  it.each([-1, 0, 1])('is told by its answers to a phone whose clock is %i days off', (days) => {
    let passed = 0;
    const day = new ServerDay(() => NOW + days * DAY_MS + passed);
    day.learn({ 'x-now': new Date(NOW).toISOString() });
    expect(day.today()).toBe('2026-11-27');
    // The phone counts on from there: the day ends without another answer.
    passed = 3 * 60_000;
    expect(day.today()).toBe('2026-11-28');
  });

  it('is the machine’s where an answer does not tell the product’s', () => {
    const day = new ServerDay(() => NOW + DAY_MS);
    day.learn({ date: new Date(NOW).toUTCString() });
    expect(day.today()).toBe('2026-11-27');
  });

  it.each<Record<string, string>>([{}, { date: 'yesterday or so' }])(
    'stays as it was after an answer without a time',
    (headers) => {
      const day = new ServerDay(() => NOW + DAY_MS);
      day.learn({ 'x-now': new Date(NOW).toISOString() });
      day.learn(headers);
      expect(day.today()).toBe('2026-11-27');
    },
  );

  it('is the phone’s own before the first answer', () => {
    expect(new ServerDay(() => NOW).today()).toBe('2026-11-27');
  });
});
