import type { Launch } from '@/domain/channel/launch';
import type { YqdPlatform } from '@/domain/channel/platformRule';
import { at, type Given } from './at';

describe('partner type: s, else stored, else yqd', () => {
  it.each<[string, Given, string]>([
    ['nothing', {}, 'yqd'],
    ['s before the #', { before: 's=ygd' }, 'ygd'],
    ['s after the #', { hash: '#/?s=citicsquare' }, 'citicsquare'],
    ['both: the one before', { before: 's=ygd', hash: '#/?s=citicsquare' }, 'ygd'],
    ['doubled: the first', { before: 's=ygd&s=citicsquare' }, 'ygd'],
    ['stored', { stored: { h5type: 'citicsquare' } }, 'citicsquare'],
    ['s over stored', { before: 's=yqd', stored: { h5type: 'ygd' } }, 'yqd'],
    ['an unknown s is none', { before: 's=admin', stored: { h5type: 'ygd' } }, 'ygd'],
    ['an empty s is none', { before: 's=' }, 'yqd'],
    ['an unknown stored one is none', { stored: { h5type: 'other' } }, 'yqd'],
    ['__proto__', { before: 's=__proto__' }, 'yqd'],
    ['constructor', { before: 's=constructor', stored: { h5type: 'constructor' } }, 'yqd'],
  ])('%s', (_name, given, expected) => {
    const { h5type, changes } = at(given);
    expect([h5type, changes.h5type]).toEqual([expected, expected]);
  });
});

describe('platform', () => {
  const square = 's=citicsquare';
  const employee = 's=ygd';
  it.each<[string, Given, string]>([
    ['citicsquare: channel', { before: `${square}&channel=4-4-3` }, '4-4-3'],
    ['citicsquare: channel after the #', { hash: `#/?${square}&channel=4-4-3` }, '4-4-3'],
    [
      'citicsquare: channel over stored',
      { before: `${square}&channel=4-4-3`, stored: { platform: '4-4-5' } },
      '4-4-3',
    ],
    ['citicsquare: stored', { before: square, stored: { platform: '4-4-5' } }, '4-4-5'],
    ['citicsquare: default', { before: square }, '4-4-0'],
    ['citicsquare: a userId changes nothing', { before: `${square}&userId=U1` }, '4-4-0'],
    ['ygd: userId', { before: `${employee}&userId=U1` }, '2-4-0'],
    [
      'ygd: userId over channel and stored',
      { before: `${employee}&userId=U1&channel=2-4-5`, stored: { platform: '2-4-3' } },
      '2-4-0',
    ],
    ['ygd: an empty userId is none', { before: `${employee}&userId=&channel=2-4-5` }, '2-4-5'],
    ['ygd: channel', { before: `${employee}&channel=2-4-5`, stored: { platform: '2-4-3' } }, '2-4-5'],
    ['ygd: stored', { before: employee, stored: { platform: '2-4-3' } }, '2-4-3'],
    ['ygd: fallback', { before: employee }, '2-4-1'],
    ['yqd: 1-1-8', {}, '1-1-8'],
    ['yqd: 1-1-8 whatever is stored', { stored: { platform: '4-4-5' } }, '1-1-8'],
    ['yqd: 1-1-8 whatever the channel', { before: 's=yqd&channel=2-2-28' }, '1-1-8'],
    ['a channel that is no code is none', { before: `${square}&channel=4-4-3;x` }, '4-4-0'],
    ['a channel too long is none', { before: `${square}&channel=4-4-333` }, '4-4-0'],
    ['a channel of the language is none', { before: `${square}&channel=__proto__` }, '4-4-0'],
    ['a broken encoding is none', { before: `${square}&channel=%zz` }, '4-4-0'],
    ['doubled: the first', { before: `${square}&channel=4-4-1&channel=4-4-2` }, '4-4-1'],
  ])('%s', (_name, given, expected) => {
    const { platform, changes } = at(given);
    expect([platform, changes.platform]).toEqual([expected, expected]);
  });

  it.each<[YqdPlatform, Given, string]>([
    ['fixed', { before: 's=yqd&channel=2-2-28' }, '1-1-8'],
    ['channelFirst', { before: 's=yqd&channel=2-2-28' }, '2-2-28'],
    ['channelFirst', { hash: '#/?channel=2-2-28' }, '2-2-28'],
    ['channelFirst', { before: 's=yqd&channel=__proto__' }, '1-1-8'],
    ['channelFirst', { stored: { platform: '4-4-5' } }, '1-1-8'],
    ['channelFirst', { before: 's=ygd&channel=2-2-28' }, '2-2-28'],
    ['channelFirst', { before: 's=citicsquare' }, '4-4-0'],
  ])('yqd has two readings, which do not affect the others: %s, %o', (yqdPlatform, given, expected) => {
    expect(at({ ...given, build: { yqdPlatform } }).platform).toBe(expected);
  });
});

describe('effects', () => {
  it.each<[string, Given, Launch['effects']]>([
    ['none', {}, []],
    ['4-4-12 loads its analytics', { before: 's=citicsquare&channel=4-4-12' }, ['partnerAnalytics']],
    ['4-4-12 stored, too', { stored: { h5type: 'citicsquare', platform: '4-4-12' } }, ['partnerAnalytics']],
    ['not for a yqd that is 1-1-8', { before: 'channel=4-4-12' }, []],
    ['2-4-7 of ygd starts the bridge', { before: 's=ygd&channel=2-4-7' }, ['nativeBridge']],
    ['2-4-7 stored, too', { stored: { h5type: 'ygd', platform: '2-4-7' } }, ['nativeBridge']],
    [
      '2-4-7 stored is 2-4-0 with a userId',
      { before: 's=ygd&userId=U1', stored: { platform: '2-4-7', userId: 'U1' } },
      ['saveGroupUser'],
    ],
    [
      '2-4-7 with a userId is 2-4-0',
      { before: 's=ygd&channel=2-4-7&userId=U1', stored: { userId: 'U1' } },
      ['saveGroupUser'],
    ],
    ['2-4-7 of another type has none', { before: 's=citicsquare&channel=2-4-7' }, []],
    ['a userId of ygd is saved', { before: 's=ygd&userId=U1' }, ['saveGroupUser']],
    ['a userId of another type is not', { before: 's=citicsquare&userId=U1' }, []],
  ])('%s', (_name, given, expected) => {
    expect(at(given).effects).toEqual(expected);
  });
});

describe('4-4-19 keeps missionId, transactionId and userId', () => {
  const words = 'missionId=M1&transactionId=T1&userId=U1';
  it.each<[string, Given, object]>([
    [
      'all three',
      { before: `s=citicsquare&channel=4-4-19&${words}` },
      { missionId: 'M1', transactionId: 'T1', userId: 'U1' },
    ],
    ['those that came', { before: 's=citicsquare&channel=4-4-19&missionId=M1' }, { missionId: 'M1' }],
    [
      'by a stored 4-4-19',
      { before: words, stored: { h5type: 'citicsquare', platform: '4-4-19' } },
      { missionId: 'M1' },
    ],
    [
      'what is no word is none',
      { before: 's=citicsquare&channel=4-4-19&missionId=%3Cb%3E&transactionId=T1' },
      { transactionId: 'T1' },
    ],
  ])('%s', (_name, given, expected) => {
    expect(at(given).changes).toMatchObject(expected);
  });

  it.each(['4-4-18', '4-4-0', '4-4-1'])('but %s does not', (channel) => {
    const { changes } = at({ before: `s=citicsquare&channel=${channel}&${words}` });
    expect(changes).not.toHaveProperty('missionId');
    expect(changes).not.toHaveProperty('transactionId');
    expect(changes).not.toHaveProperty('userId');
  });

  it('and clears no session: only ygd does', () => {
    const given = { before: `s=citicsquare&channel=4-4-19&${words}`, stored: { userId: 'U0' } };
    expect(at(given).cleared).toEqual([]);
  });
});

describe('another userId of ygd ends the session', () => {
  it.each<[string, Given, readonly string[]]>([
    ['another one', { before: 's=ygd&userId=U2', stored: { userId: 'U1' } }, ['tokenCode', 'token']],
    ['the first one', { before: 's=ygd&userId=U2' }, ['tokenCode', 'token']],
    [
      'by a stored ygd',
      { before: 'userId=U2', stored: { h5type: 'ygd', userId: 'U1' } },
      ['tokenCode', 'token'],
    ],
    ['the same one', { before: 's=ygd&userId=U1', stored: { userId: 'U1' } }, []],
    ['none', { before: 's=ygd', stored: { userId: 'U1' } }, []],
    ['one that is no word', { before: 's=ygd&userId=%3Cb%3E', stored: { userId: 'U1' } }, []],
    ['of yqd', { before: 's=yqd&userId=U2', stored: { userId: 'U1' } }, []],
  ])('%s', (_name, given, expected) => {
    expect(at(given).cleared).toEqual(expected);
  });

  it('and is stored', () => {
    expect(at({ before: 's=ygd&userId=U2', stored: { userId: 'U1' } }).changes.userId).toBe('U2');
    expect(at({ before: 's=yqd&userId=U2' }).changes).not.toHaveProperty('userId');
  });
});
