import { generalRefusals } from '@/contract/refusals';
import { nextDeviceStep, type Attempt, type DeviceStep } from '@/domain/device/token';

const token = (length: number): Attempt => ({ token: 'x'.repeat(length) });
const FETCH: DeviceStep = { kind: 'fetch' };
const reports = (length: number): DeviceStep => ({ kind: 'report', token: 'x'.repeat(length) });

/** Spec §4 Device token flow, §5 Device token of length 0 or 41. */
describe('the next step of the device token flow', () => {
  it.each([
    ['nothing', [], FETCH],
    ['a good token', [token(32)], reports(32)],
    ['one character', [token(1)], reports(1)],
    ['40 characters', [token(40)], reports(40)],
    ['42 characters', [token(42)], reports(42)],
    ['an empty token', [token(0)], FETCH],
    ['41 characters', [token(41)], FETCH],
    ['an error', [{ reason: 'network' }], FETCH],
    ['an error and a good token', [{ reason: 'network' }, token(32)], reports(32)],
    ['41 characters and a good token', [token(41), token(24)], reports(24)],
    [
      'two errors',
      [{ reason: 'network' }, { reason: `business ${generalRefusals.broken}` }],
      { kind: 'giveUp', context: `network; business ${generalRefusals.broken}` },
    ],
    [
      'an error and an empty token',
      [{ reason: 'network' }, token(0)],
      { kind: 'giveUp', context: 'network; token length 0' },
    ],
    [
      'two of 41 characters',
      [token(41), token(41)],
      { kind: 'giveUp', context: 'token length 41; token length 41' },
    ],
  ] as [string, Attempt[], DeviceStep][])('after %s', (_name, attempts, expected) => {
    expect(nextDeviceStep(attempts)).toEqual(expected);
  });
});
