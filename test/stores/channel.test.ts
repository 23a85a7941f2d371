import { Persisted, persisted } from '@/storage/persisted';
import type { StoredName } from '@/storage/stored';
import { channel } from '@/stores/channel';
import { Shelf } from '../app/device';

const KEPT = [
  ...['platform', 'h5type', 'productType', 'terminalType', 'env', 'versionCode', 'userId', 'missionId'],
  ...['oneChannelId', 'twoChannelId', 'thrChannelId', 'adId', 'accountId', 'callbackUrl', 'scene'],
] as StoredName[];

let shelf: Shelf;

beforeEach(() => {
  shelf = new Shelf().install();
  persisted.forget(KEPT);
});

const enter = (before: string, hash = '') =>
  channel.enter(
    { before, hash, host: '', path: '/' },
    { hosts: ['partner.example'], pages: () => false, isEntry: () => false, origin: '' },
  );

describe('channel', () => {
  it('is the general one when nothing was given', () => {
    enter('');
    expect([channel.platform, channel.h5type, channel.productType, channel.ids]).toEqual([
      '1-1-8',
      'yqd',
      'YQDC001',
      {},
    ]);
    expect([channel.terminalType, channel.sourceFlag(), channel.env]).toEqual([
      'yqdh5',
      'XQD002',
      'production',
    ]);
  });

  it.each([
    ['', {}],
    ['s=ygd&channel=4-4-12', { s: 'ygd', channel: '4-4-12' }],
    ['s=citicsquare', { s: 'citicsquare' }],
    // The person is not part of it.
    ['s=ygd&userId=E1001&oneChannelId=a1', { s: 'ygd' }],
  ])('goes with a shared link, and leads there again: %s', (link, expected) => {
    enter(link);
    const { h5type, platform, shared } = channel;
    expect(shared).toMatchObject(expected);
    expect(Object.keys(shared).every((name) => ['s', 'channel'].includes(name))).toBe(true);
    persisted.forget(KEPT);
    enter(new URLSearchParams(shared).toString());
    expect([channel.h5type, channel.platform]).toEqual([h5type, platform]);
  });

  it('is the one of the entry address, and stays it', () => {
    enter('channel=4-4-12&s=ygd&oneChannelId=a1&thrChannelId=c.3&adId=A7');
    enter('');
    expect([channel.platform, channel.h5type, channel.ids, channel.campaign]).toEqual([
      '4-4-12',
      'ygd',
      { oneChannelId: 'a1', thrChannelId: 'c.3' },
      { adId: 'A7' },
    ]);
    expect([channel.terminalType, channel.sourceFlag(), channel.sourceFlag('X1')]).toEqual([
      'ygdh5',
      '',
      'X1',
    ]);
  });

  it.each([
    's=ygd&channel=1-1-8%3B',
    's=ygd&channel=',
    's=ygd&channel=__proto__&__proto__=x&constructor=y',
    's=ygd&channel=%zz&oneChannelId=%3Cscript%3E',
    `s=ygd&channel=1-1-888&oneChannelId=${'x'.repeat(65)}`,
  ])('accepts only well-formed values: %s', (query) => {
    enter('s=ygd&channel=2-4-5');
    enter(query);
    expect([channel.platform, channel.h5type, channel.ids]).toEqual(['2-4-5', 'ygd', {}]);
  });

  it('is kept complete over a restart, in the one stored object', () => {
    enter(
      's=citicsquare&channel=4-4-19&missionId=M1&userId=U1&callbackUrl=https%3A%2F%2Fpartner.example%2Fback',
    );
    const again = new Persisted();
    expect(KEPT.map((name) => again.get(name)).filter(Boolean)).toEqual([
      ...['4-4-19', 'citicsquare', 'kzxh5', 'production', '226', 'U1', 'M1', 'https://partner.example/back'],
    ]);
    expect([...shelf.texts.keys()]).toEqual(['yunling']);
  });

  it('has a source id and flags for tracking', () => {
    enter('s=citicsquare&channel=4-4-1');
    expect([channel.sourceId, channel.attributionFlag]).toEqual(['JD', 'XDQ002']);
    persisted.set({ productType: 'YQDC001' });
    expect(channel.attributionFlag).toBe('YQDC001');
  });

  it.each([
    ['env', 'moon'],
    ['env', 7],
    ['terminalType', '<b>'],
    ['versionCode', '2.2.6'],
    ['adId', { a: 1 }],
    ['callbackUrl', 'x'.repeat(2049)],
    ['grayInfo', 'true'],
    ['grayInfo', { gray: 'true', monitor: -1, track: 1, endTrackTime: '9', custGrayId: '<b>' }],
  ] as const)('reads a broken %s as empty and keeps the rest (%#)', (name, value) => {
    shelf.texts.set('yunling', JSON.stringify({ platform: '4-4-1', [name]: value }));
    const read = new Persisted();
    const fresh = new Shelf().install();
    expect(read.get(name)).toEqual(new Persisted().get(name));
    expect(read.get('platform')).toBe('4-4-1');
    expect(fresh.writes).toBe(0);
  });
});
