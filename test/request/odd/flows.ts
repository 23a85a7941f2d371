import { LOAN_BLOCKS } from '@/contract/codes';
import {
  ABSENT,
  AMOUNT,
  BIT,
  COUNT,
  DAY,
  FAILS,
  FLAG,
  ID,
  RATE,
  ITEM,
  LIST,
  STATE,
  WITHOUT_ITEM,
  WORDS,
  SEX,
  at,
  inList,
  type Case,
  type Row,
} from './cases';

const USER: Row[1] = {
  custId: ID,
  // Never a whole number, whatever a host sends.
  phone: [
    [ABSENT, ''],
    [7, ''],
    ['13800138000', ''],
  ],
  custName: WORDS,
  idNo: WORDS,
  certCode: WORDS,
  sex: SEX,
  isCredit: FLAG,
  isLoan: FLAG,
  leaving: FLAG,
};

/** Login and the person. */
export const ACCOUNT: readonly Row[] = [
  ['registerOrLogin', { tokenCode: ID, isNew: FLAG, ...at('userInfo', USER) }],
  [
    'sendLoginSmsVCode',
    {
      resendSeconds: [
        [ABSENT, 60],
        ['30', 30],
      ],
      expireSeconds: [
        [null, 300],
        ['600', 600],
      ],
    },
  ],
  ['queryLoginPic', { needPic: FLAG }],
  ['queryZdList', { inZdList: BIT }],
  ['getUserInfoByPhone', USER],
];

/** Read by its own rule (domain/credit/creditSteps), which counts the steps when there is no number. */
const PERCENT: Case[] = [
  [ABSENT, ''],
  [{}, ''],
  [5.5, '5.5'],
  ['40%', '40%'],
];

/** Credit, drawing and repayment. */
export const FLOWS: readonly Row[] = [
  [
    'queryCreditState',
    {
      creditSts: WORDS,
      recallStatus: WORDS,
      limitUseRefDisTime: WORDS,
      idcardValidity: WORDS,
      zdIdcardValidity: WORDS,
      inZdList: BIT,
    },
  ],
  [
    'queryCreditConf',
    {
      creditConfSeq: WORDS,
      creditGrantingProcess: LIST,
      'creditGrantingProcess.1': ITEM,
      // A step with an unknown state must be done.
      ...at('creditGrantingProcess.0', { pageComplete: FLAG, pageRoute: WORDS, processPercent: PERCENT }),
    },
  ],
  [
    'queryDisplayElements',
    {
      isShowOccu: FLAG,
      isShowCompany: FLAG,
      isCompanyrequired: FLAG,
      isShowGeneral: FLAG,
      isShowEmergency: FLAG,
    },
  ],
  ['qryPhaseElementsDisplay', { isShowPersonInfo: FLAG, isShowPwd: FLAG }],
  [
    'creditStatus',
    { state: STATE, total: AMOUNT, annualRate: RATE, validTo: DAY, retryDate: DAY, reason: WORDS },
  ],
  [
    'queryLoanUnion',
    {
      exceptionCode: [...WORDS, [Number(LOAN_BLOCKS.mayNotBorrow), LOAN_BLOCKS.mayNotBorrow]],
      exceptionMsg: WORDS,
      disciplinaryStatus: LIST,
      'disciplinaryStatus.1': [
        ['text', WITHOUT_ITEM],
        [null, WITHOUT_ITEM],
      ],
      ...at('disciplinaryStatus.0', { loanType: WORDS, disciplinaryType: WORDS }),
      empowerState: [
        [ABSENT, { recallStatus: '' }],
        [null, { recallStatus: '' }],
      ],
      'empowerState.recallStatus': WORDS,
    },
  ],
  [
    'queryCustQuota',
    {
      ...Object.fromEntries(['total', 'available', 'used', 'min', 'step'].map((name) => [name, AMOUNT])),
      annualRate: RATE,
      terms: [
        [null, FAILS],
        [['x'], FAILS],
        [
          ['6', 'x', 12],
          [6, 12],
        ],
      ],
      methods: [[['bullet', 'other'], ['bullet']]],
      validTo: DAY,
      today: DAY,
    },
  ],
  [
    'queryPendingRepayment',
    {
      // A debt is never guessed, and no part of it is left out.
      loans: [
        [ABSENT, FAILS],
        [null, FAILS],
        [['text'], FAILS],
      ],
      'loans.0.amount': AMOUNT,
      'loans.0.due.total': AMOUNT,
      'months.0.total': AMOUNT,
      'due.total': AMOUNT,
      'due.overdueDays': COUNT,
      'loans.0.overdueDays': COUNT,
    },
  ],
  [
    'queryBankList',
    {
      list: LIST,
      'list.1': ITEM,
      'list.0.cardId': inList(ID),
      ...at('list.0', {
        bankCode: WORDS,
        bankName: WORDS,
        tail: WORDS,
        isDefault: FLAG,
        cardType: [
          [ABSENT, 'debit'],
          ['prepaid', 'debit'],
        ],
      }),
    },
  ],
];
