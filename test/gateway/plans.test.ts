import type { FastifyInstance } from 'fastify';
import type { CallName, Request } from '@/contract';
import { buildApp } from '../../gateway/app';
import { inject } from './bank/send';
import { readWhole, recorded, type Statements } from './database/plans';
import { startGateway, TestPerson, type Bank } from './harness';

let bank: Bank;
let app: FastifyInstance;
const statements: Statements = new Map();

beforeAll(async () => {
  bank = await startGateway({ people: true });
  const { keys, settings } = bank;
  app = await buildApp({ db: recorded(bank.db, statements), keys: () => keys, settings, log: false });
});
afterAll(async () => {
  await app.close();
  await bank.close();
});

/** Tables that are as long with a million customers as with one: the sandbox's own settings and texts. */
const SMALL = new Set([
  'clock',
  'faults',
  'gray_strategy',
  'releases',
  'notices',
  'positions',
  'functional_areas',
  'popups',
  'audiences',
]);

const WISH = { amount: '1000.00', term: 12, method: 'equal-instalment' } as const;

const NOTICES = {
  isHome: 'Y',
  pageNum: '1',
  pageSize: '10',
  plateform: 'H5',
  appUserId: '',
  minVersion: '226',
  phone: '',
} as const;

/** What is asked on the ways home, borrow, repay, mine and messages. */
const ASKED: { readonly [N in CallName]?: Request<N> } = {
  noticeList: NOTICES,
  selectIndexData: {},
  queryProdSts: { productType: 'YQDC001' },
  queryRepayState: {},
  queryCouponNode: { node: '1,2' },
  queryCoupon: { state: 'available' },
  personalNotices: {},
  queryBankList: {},
  queryCustQuota: {},
  queryCreditState: { loanType: 'YQDC001', nodes: '2,3,4,5,6' },
  queryCustLoanSts: { loanType: 'YQDC001' },
  queryLoanUnion: { disciplinaryPhase: '1', loginLoanType: 'YQDC001' },
  queryUserInfo: {},
  queryUserOverDue: {},
  queryUserCoolingOffPeriod: {},
  queryWhetherActiveUser: {},
  queryPreLoanCredit: {},
  queryCustGrayTag: {},
  queryContractList: {},
  queryPendingRepayment: {},
  queryLoanRecordInfo: { kind: 'all' },
  queryCertIdValidity: {},
  queryWxuserinfo: {},
  queryZdList: {},
  offlineQuery: {},
  proposeList: {},
  settlementList: {},
  settlementProve: {},
  supplementList: {},
  dataExportList: {},
  enterpriseList: {},
  educationQuery: {},
  creditStatus: {},
  empowerState: {},
  securityState: {},
  logOffState: {},
  qryLoanStep: {},
  partnerStepQuery: {},
  squareAuthorization: {},
  getUserInfoByPhone: { stageType: '1' },
  qryBankCardSwitchConf: {},
  qrySupportBankList: {},
  switchNotice: { kind: 'money', on: 'N' },
  updateOccu: { occupation: '教师', company: '样本中学' },
  queryCreditConf: { publish: 'H5', step: 'appl' },
  generateAccessCode: {},
  homePopup: { loanType: 'YQDC001', minVersion: '226', channel: '1-1-8' },
  queryDeviceInfo: { token: 'none', type: 'DX' },
};

async function walk(drawer: TestPerson): Promise<void> {
  const { world, phone, client } = drawer;
  const person = new TestPerson({ ...world, send: inject(app) }, phone);
  person.client.tokenCode = client.tokenCode;
  await person.must('loanUseTrial', WISH);
  const { loanNo } = await person.draw(WISH);
  await person.draw(WISH);
  for (const name of Object.keys(ASKED) as (keyof typeof ASKED)[]) {
    const request = ASKED[name];
    if (request !== undefined) await person.must(name, request);
  }
  await person.must('queryLoanState', { loanNo });
  await person.must('queryLoaning', { loanNo });
  await person.repay(loanNo, 'payoff');
  await person.must('freezeBorrowing', {});
  await person.must('signOut', {});
}

it('reads no table that grows with the customers from end to end', async () => {
  const comer = new TestPerson({ ...bank.person('13987650001').world, send: inject(app) }, '13987650001');
  await comer.becomeCredited();
  await walk(comer);
  // A record that records nothing would find nothing, too.
  expect(statements.size).toBeGreaterThan(150);
  const found = await readWhole(bank.db, statements);
  expect(found.filter((line) => !SMALL.has(line.split(':')[0] ?? ''))).toEqual([]);
});
