import { expect, it } from 'vitest';
import { addressOf } from '../../../gateway/calls/address';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2'],
  ['2001:db8:1:2::5', '2001:db8:1:2'],
  ['::1', '::1'],
])('%s counts as %s', (ip, address) => {
  expect(addressOf(ip)).toBe(address);
});
