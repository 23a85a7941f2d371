import { addressOf, isOwnMachine } from '../../../gateway/calls/address';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2'],
  ['2001:db8:1:2::5', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8::2', '2001:db8:0:0'],
  ['2001:db8::a:b:c:d', '2001:db8:0:0'],
  ['2001:0DB8:0000:0000:ffff:0:0:1', '2001:db8:0:0'],
  ['2001:db8:0:1::1', '2001:db8:0:1'],
  ['2001:db8:0:1:8000::', '2001:db8:0:1'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['fe80::2%eth0', 'fe80:0:0:0'],
  ['::1', '::1'],
  ['0:0:0:0:0:0:0:1', '::1'],
  ['', ''],
  ['unknown', 'unknown'],
])('%s counts as %s', (ip, address) => {
  expect(addressOf(ip)).toBe(address);
});

it.each([
  ['127.0.0.1', true],
  ['127.8.8.8', true],
  ['::1', true],
  ['0:0:0:0:0:0:0:1', true],
  ['::ffff:127.0.0.1', true],
  ['203.0.113.7', false],
  ['2001:db8::1', false],
])('whether %s is this machine: %s', (ip, own) => {
  expect(isOwnMachine(addressOf(ip))).toBe(own);
});
