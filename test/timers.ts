const FAKEABLE: readonly FakeableAPI[] = [
  'Date',
  'cancelAnimationFrame',
  'cancelIdleCallback',
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'requestIdleCallback',
  'setImmediate',
  'setInterval',
  'setTimeout',
];

/** For `doNotFake`: fakes only these timers. */
export const allBut = (...held: FakeableAPI[]): FakeableAPI[] =>
  FAKEABLE.filter((name) => !held.includes(name));
