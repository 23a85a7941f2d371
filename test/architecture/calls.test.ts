import { calls, type CallDefinition } from '@/contract';
import { filesIn, rowsOf, textOf } from './files';

const declared: readonly (readonly [string, CallDefinition])[] = Object.entries(calls);
const listed = rowsOf('test/architecture/calls.tsv').map(([area = '', path = '']) => ({ area, path }));

/** Rows that give no path, or a name that several addresses end in, and families: the call that stands for each. */
const CHOSEN: Readonly<Record<string, string>> = {
  revoke: '/custInfo/empower/revoke',
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

/** Rows that the product does not answer yet, or answers under the other address that the list gives. */
const OPEN: Readonly<Record<string, string>> = {
  '/api/swindle/submit': 'missing: a fraud report has no page',
  '/api/saveLog': 'missing: the error log has its own call',
  '/position/list': 'missing: getOperationList of the same folder answers',
  '/loan/apply/queryCreditState': 'answered at /applfront/credit/queryCreditState',
  '/loan/apply/creditSubmit': 'answered at /applfront/credit/creditSubmit',
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

  it('is declared, one definition for each row, but for the rows that are named as open', () => {
    const wrong = listed.filter(({ path }) => definitionsOf(path).length !== 1).map(({ path }) => path);
    expect(wrong.sort()).toEqual(Object.keys(OPEN).sort());
  });

  it('has no definition for two rows', () => {
    const all = listed.flatMap(({ path }) => definitionsOf(path));
    expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([]);
  });

  it.each(Object.keys(CHOSEN))('has the chosen row %s', (row) => {
    expect(listed.map(({ path }) => path)).toContain(row);
  });
});

const source = filesIn('src')
  .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('src/contract/'))
  .map(textOf)
  .join('\n');
const areas = filesIn('src/contract').flatMap((path) => {
  const text = textOf(path);
  return Array.from(text.matchAll(/^export const (\w+Calls) = defineCalls/gm), ([, area = '']) => ({
    area,
    names: Array.from(text.matchAll(/^ {2}(\w+): \{$/gm), ([, name = '']) => name).filter(
      (name) => name in calls,
    ),
  }));
});

/** Calls without a user in the client, by their reason. */
const UNUSED: Readonly<Record<string, readonly string[]>> = {
  'another call of the product gives the same; hosts of older pages ask this one': [
    'queryLoginPic',
    'isReadNotice',
    'getHomeUserInfoByPhone',
    'queryAllProprietaryProducts',
    'queryGrayTag',
    'queryCustGrayTag',
    'getRouteChannel',
    'queryWhetherActiveUser',
    'checkLimitByCertCode',
    'queryWxuserinfo',
    'updateWxUserInfo',
    'selectIndexData',
    'getUserProdSts',
    'getUserProdStsAndfunc',
    'queryUserOverDue',
    'queryNodeDatas',
    'queryCustLoanSts',
    'queryPreLoanCredit',
    'disciplinaryData',
    'querygetPrompt',
    'getOperationList',
    'getBase64Context',
    'clickInfo',
    'saveAm',
  ],
  'for the host or the partner, not for the app': ['generateAccessCode'],
  'the device vendor of older builds': ['saveBxDevice', 'saveBxErrorMsg'],
  'nothing of the product needs the list of installed apps': ['appListSwitch', 'appListInformation'],
  'the same as password/set, update and reset, under the older name': [
    'setPsw',
    'updatepwd',
    'passwordreset',
  ],
  'applyBankCardSign refuses the same cards': ['checkCard'],
  'the pages pay by a quote, which needs a trial': ['repayNoTrial', 'coolingOffPeriodRepay'],
  'no place yet': ['getRedisValueByKey', 'getRandomValue', 'mediaInfo', 'saveWideTable'],
};

it('every call has a user outside the contract, or stands in the list with its reason', () => {
  const counted = areas.flatMap(({ names }) => names);
  expect(counted.length).toBeGreaterThan(declared.length * 0.9);
  // Some take a call out of its area first, or name it in a table.
  const unused = areas.flatMap(({ area, names }) =>
    names.filter(
      (name) =>
        !new RegExp(`\\b${area}(?:\\.|\\[')${name}\\b`).test(source) &&
        !new RegExp(`['"]${name}['"]`).test(source) &&
        !new RegExp(`\\{ [^}\\n]*\\b${name}\\b[^}\\n]*\\} = ${area};`).test(source),
    ),
  );
  expect(unused.sort()).toEqual(Object.values(UNUSED).flat().sort());
});
