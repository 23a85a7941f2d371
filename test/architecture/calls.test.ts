import { calls, type CallDefinition } from '@/contract';
import { rowsOf } from './files';

const declared: readonly (readonly [string, CallDefinition])[] = Object.entries(calls);
const listed = rowsOf('test/architecture/calls.tsv').map(([area = '', path = '']) => ({ area, path }));

/** Rows that give no path, or a name that several addresses end in, and families: the call that stands for each. */
const CHOSEN: Readonly<Record<string, string>> = {
  revoke: '/custInfo/empower/revoke',
  queryCreditState: '/applfront/credit/queryCreditState',
  'square login': '/app/square/login',
  'square auth detail': '/app/square/authDetail',
  '/loanQuota/increaseQuota/...': '/loanQuota/increaseQuota/newCreditStatus',
  'device-info query': '/app/deviceInfo/query',
  'event track': '/api/trackrecord/event',
  settlement: '/settlement/apply',
  supplement: '/supplement/list',
  'enterprise email': '/enterprise/email/verify',
  'save wide table': '/api/saveWideTable',
  'save activity record': '/activity/saveActivityRecord',
  'get random value': '/common/getRandomValue',
};

/** Definitions for a row; a bare name is the end of an address. */
function definitionsOf(row: string): readonly string[] {
  const wanted = (CHOSEN[row] ?? row).replace(/\{(\w+)\}/g, ':$1');
  return declared
    .filter(([, { path }]) =>
      wanted.startsWith('/')
        ? path === wanted
        : [1, 2].some((parts) => path.split('/').slice(-parts).join(' ') === wanted),
    )
    .map(([name]) => name);
}

describe('the list of calls', () => {
  it('has 175 rows', () => expect(listed).toHaveLength(175));

  it('is declared: 175 of 175, one definition for each row', () => {
    const wrong = listed.filter(({ path }) => definitionsOf(path).length !== 1).map(({ path }) => path);
    expect(wrong).toEqual([]);
  });

  it('has no definition for two rows', () => {
    const all = listed.flatMap(({ path }) => definitionsOf(path));
    expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([]);
  });

  it.each(Object.keys(CHOSEN))('has the chosen row %s', (row) => {
    expect(listed.map(({ path }) => path)).toContain(row);
  });
});
