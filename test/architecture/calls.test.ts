import { calls, type CallDefinition } from '@/contract';
import { filesIn, rowsOf, textOf } from './files';

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

const source = filesIn('src')
  .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('src/contract/'))
  .map(textOf)
  .join('\n');
const areas = filesIn('src/contract').flatMap((path) => {
  const text = textOf(path);
  return Array.from(text.matchAll(/^export const (\w+Calls) = defineCalls/gm), ([, area = '']) => ({
    area,
    names: Array.from(text.matchAll(/^ {2}(\w+): \{/gm), ([, name = '']) => name).filter(
      (name) => name in calls,
    ),
  }));
});

/** Calls without a user in the client, by their reason. */
const UNUSED: Readonly<Record<string, readonly string[]>> = {
  'another call that a page makes anyway gives the same; hosts of older pages ask this one': [
    'applyCreditState',
    'applyCreditSubmit',
    'positionList',
    'getOperationList',
    'isReadNotice',
    'getHomeUserInfoByPhone',
    'queryAllProprietaryProducts',
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
    'getBase64Context',
  ],
  'the headers of every answer say it, without a question': ['queryGrayTag', 'queryCustGrayTag'],
  'the client knows the source ids of its build, also before any answer': ['getRouteChannel'],
  'the refusal of an SMS code says that a picture is wanted': ['queryLoginPic'],
  'the error log and tracking take what this took': ['saveLog', 'saveAm'],
  'for the host or the partner, not for the app': ['generateAccessCode'],
  'the device vendor of older builds': ['saveBxDevice', 'saveBxErrorMsg'],
  'neither a browser nor a mini-program can read the list of installed apps, and nothing of the product needs it':
    ['appListSwitch', 'appListInformation'],
  'the same as password/set, update and reset, under the older name': [
    'setPsw',
    'updatepwd',
    'passwordreset',
  ],
  'only the first digits of a card leave the page before its bank is asked; applyBankCardSign refuses the same cards':
    ['checkCard'],
  'the pages pay by a quote, which needs a trial': ['repayNoTrial'],
  'the device draws its own random values, before and without an answer': ['getRandomValue'],
  'the guide is part of the app; the host has no films of it yet': ['mediaInfo'],
};

it('every call has a user outside the contract, or is in the list with its reason', () => {
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
