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

/** For `doNotFake`: only these are held. */
export const allBut = (...held: FakeableAPI[]): FakeableAPI[] =>
  FAKEABLE.filter((name) => !held.includes(name));
