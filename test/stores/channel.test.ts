import { beforeEach, describe, expect, it } from 'vitest';
import { channel } from '@/stores/channel';
import { persisted } from '@/stores/persisted';
import { Shelf } from './device';

beforeEach(() => {
  new Shelf().install();
  persisted.forget(['platform', 'h5type', 'productType', 'oneChannelId', 'twoChannelId', 'thrChannelId']);
});

describe('channel', () => {
  it('is the general one where nothing was said', () => {
    channel.enter('');
    expect([channel.platform, channel.h5type, channel.productType, channel.ids]).toEqual([
      '1-1-8',
      'yqd',
      'YQDC001',
      {},
    ]);
  });

  it('is the one of the entry address, and stays it', () => {
    channel.enter('channel=4-4-12&s=ygd&oneChannelId=a1&thrChannelId=c.3');
    channel.enter('');
    expect([channel.platform, channel.h5type, channel.ids]).toEqual([
      '4-4-12',
      'ygd',
      { oneChannelId: 'a1', thrChannelId: 'c.3' },
    ]);
  });

  it.each([
    'channel=1-1-8%3B&s=admin',
    'channel=&s=',
    'channel=__proto__&s=__proto__',
    'channel=%zz&oneChannelId=%3Cscript%3E',
    `channel=1-1-888&oneChannelId=${'x'.repeat(65)}`,
  ])('takes nothing that is not well-formed: %s', (query) => {
    channel.enter('channel=2-4-0');
    channel.enter(query);
    expect([channel.platform, channel.h5type, channel.ids]).toEqual(['2-4-0', 'yqd', {}]);
  });

  it('takes the first of a doubled one', () => {
    channel.enter('channel=2-4-1&channel=4-4-1');
    expect(channel.platform).toBe('2-4-1');
  });
});
