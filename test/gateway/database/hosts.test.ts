import { hostsOf } from '../../../gateway/database/hosts';

it.each([
  'postgres://gateway:secret@db.internal/bank',
  'postgres://gateway:secret@db.internal:5432/bank?sslmode=require',
  'postgres:///bank?host=/var/run/postgresql',
])('one host is used as it is written, and not asked what it is: %s', (address) => {
  expect(hostsOf(address)).toEqual({ addresses: [address], checked: false });
});

it.each([
  ['postgres://g:s@h1,h2/bank', ['postgres://g:s@h1/bank', 'postgres://g:s@h2/bank']],
  [
    'postgresql://g@h1:5432,h2:5433,[::1]:5434/bank?sslmode=require&target_session_attrs=read-write',
    [
      'postgresql://g@h1:5432/bank?sslmode=require',
      'postgresql://g@h2:5433/bank?sslmode=require',
      'postgresql://g@[::1]:5434/bank?sslmode=require',
    ],
  ],
  ['postgres://h1,h2/bank?target_session_attrs=primary', ['postgres://h1/bank', 'postgres://h2/bank']],
  ['postgres://g@moves/bank?target_session_attrs=read-write', ['postgres://g@moves/bank']],
])(
  'several hosts are an address each, and asked which one reads and writes: %s',
  (databaseUrl, addresses) => {
    expect(hostsOf(databaseUrl)).toEqual({ addresses, checked: true });
  },
);

it.each([
  ['postgres://g:secret@h1,h2/bank?target_session_attrs=standby', 'can only be read-write'],
  ['postgres:///bank?host=h1,h2', 'write them before the path'],
])('what a gateway cannot do is refused in words, without the password: %s', (databaseUrl, words) => {
  expect(() => hostsOf(databaseUrl)).toThrow(words);
  expect(() => hostsOf(databaseUrl)).not.toThrow('secret');
});
