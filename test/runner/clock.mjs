import process from 'node:process';

/*
 * For `node --import`: the clock of the process, and of every process that it starts, runs on from TEST_DATE. A clock of the whole machine, and not a
 * fake one of a test: gateway, database and app have the same one, and timers run as ever.
 */
const Machine = Date;
const ahead = Machine.parse(process.env.TEST_DATE ?? '') - Machine.parse(process.env.TEST_DATE_SINCE ?? '');
if (Number.isNaN(ahead))
  throw new Error('TEST_DATE and TEST_DATE_SINCE are instants: 2026-12-31T20:00:00+08:00');
const now = () => Machine.now() + ahead;

// The prototype stays: what the machine's own Date has made is a Date.
globalThis.Date = new Proxy(Machine, {
  construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
  apply: () => new Machine(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
