import { initErrors } from '@/domain/channel/initData';

const RULE = {
  hosts: ['partner.example'],
  pages: (path: string) => path.startsWith('/pages/'),
  isEntry: (path: string) => path.startsWith('/pages/login/'),
  origin: '',
};
const KEPT = { tokenCode: 'T1', platform: '2-4-1', scene: 'a.1', oneChannelId: 'c-1' };
const errors = (
  flow: 'credit' | 'loan',
  given: Record<string, string>,
  kept: Record<string, string> = KEPT,
) => initErrors(flow, new Map(Object.entries(given)), kept, RULE).map(({ name, why }) => `${name} ${why}`);

describe('init data (spec §3, §5)', () => {
  it('that are valid produce no message', () => {
    const given = {
      tokenCode: 'T1',
      platform: '2-4-1',
      scene: 'b',
      creditOrLoanCallBackUrl: '/pages/user/index',
    };
    expect(errors('credit', { ...given, code: 'x.y-z', thrChannelId: 'z' })).toEqual([]);
    const callbackUrl = 'https://partner.example/back';
    expect(errors('loan', { ...given, callbackUrl, isFromApp: '1' })).toEqual([]);
    expect(errors('loan', {})).toEqual([]);
  });

  it.each<['credit' | 'loan', Record<string, string>, Record<string, string>, string[]]>([
    ['credit', {}, {}, ['tokenCode missing', 'platform unknown']],
    ['credit', { tokenCode: 'T2' }, KEPT, ['tokenCode another']],
    ['credit', { platform: '4-4-1' }, KEPT, ['platform another']],
    ['credit', {}, { ...KEPT, platform: '9-9-9' }, ['platform unknown']],
    [
      'credit',
      { scene: '<b>', code: 'a b', oneChannelId: '%' },
      KEPT,
      ['scene malformed', 'code malformed', 'oneChannelId malformed'],
    ],
    ['credit', { creditOrLoanCallBackUrl: 'https://evil.example/' }, KEPT, ['creditOrLoanCallBackUrl host']],
    ['credit', { callbackUrl: 'https://evil.example/', isFromApp: 'x' }, KEPT, []],
    [
      'loan',
      { callbackUrl: '/pages/login/index', isFromApp: 'maybe' },
      KEPT,
      ['callbackUrl ourOwn', 'isFromApp malformed'],
    ],
    ['loan', { creditOrLoanCallBackUrl: 'javascript:alert(1)' }, KEPT, ['creditOrLoanCallBackUrl scheme']],
  ])('of %s given %o: %#', (flow, given, kept, expected) => {
    expect(errors(flow, given, kept)).toEqual(expected);
  });
});
