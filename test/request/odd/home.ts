import {
  ABSENT,
  AMOUNT,
  AMOUNT_OR_NONE,
  BIT,
  COUNT,
  DAY,
  FAILS,
  FLAG,
  ITEM,
  LIST,
  RATE,
  READ,
  STATE,
  WITHOUT_ITEM,
  WORDS,
  SEX,
  at,
  inList,
  type Row,
} from './cases';

const NOTICE: Row[1] = { title: WORDS, summary: WORDS, publishedAt: WORDS, isRead: READ };
const MESSAGE: Row[1] = { ...NOTICE, body: WORDS, target: WORDS, action: WORDS };
const POPUP: Row[1] = {
  list: LIST,
  'list.0': ITEM,
  'list.0.title': WORDS,
  'list.0.content': WORDS,
  'list.0.button': WORDS,
  'list.0.jumpUrl': WORDS,
  'list.0.promotion': FLAG,
  'list.0.kind': [
    [ABSENT, 'operation'],
    ['news', 'operation'],
  ],
  'list.0.rule': [
    [null, 'once'],
    ['weekly', 'once'],
  ],
  'list.0.popupId': [
    [ABSENT, WITHOUT_ITEM],
    ['a b', WITHOUT_ITEM],
  ],
};

/** Launch, home and its parts. */
export const HOME: readonly Row[] = [
  [
    'noticeList',
    {
      list: LIST,
      'list.1': ITEM,
      ...at('list.0', NOTICE),
      'list.0.id': [
        [12, '12'],
        [ABSENT, WITHOUT_ITEM],
        ['', WITHOUT_ITEM],
      ],
      total: COUNT,
    },
  ],
  ['noticeInfo', { ...NOTICE, body: WORDS }],
  ['personalNotices', { list: LIST, 'list.1': ITEM, ...at('list.0', MESSAGE) }],
  ['personalNotice', MESSAGE],
  ['existenceUnread', { existence: FLAG, unread: COUNT }],
  ['noticeChangeRead', { unread: COUNT }],
  [
    'operationList',
    {
      md5: WORDS,
      positionDtoList: LIST,
      'positionDtoList.1': ITEM,
      'positionDtoList.0.template': [
        [5, '5'],
        [ABSENT, WITHOUT_ITEM],
      ],
      'positionDtoList.0.title': WORDS,
      'positionDtoList.0.isShow': [
        [true, true],
        [ABSENT, ABSENT],
      ],
      'positionDtoList.0.templateDtoList': LIST,
      'positionDtoList.0.templateDtoList.1': [
        ['text', WITHOUT_ITEM],
        [null, WITHOUT_ITEM],
      ],
      ...at('positionDtoList.0.templateDtoList.0', {
        activityBannerText: WORDS,
        subtitle: WORDS,
        jumpUrl: WORDS,
        tone: [
          [ABSENT, 'soft'],
          ['red', 'soft'],
        ],
      }),
    },
  ],
  [
    'functionalAreaList',
    {
      list: LIST,
      'list.1': ITEM,
      'list.0.icon': WORDS,
      'list.0.jumpUrl': [[ABSENT, WITHOUT_ITEM]],
    },
  ],
  ['newHomePopup', POPUP],
  ['homePopup', POPUP],
  [
    'saveShowMark',
    {
      '': [
        [null, {}],
        [true, {}],
        ['ok', {}],
      ],
    },
  ],
  [
    'routePolicyList',
    {
      // Without a list the call has failed, and is tried again.
      '': [
        [null, FAILS],
        [{}, FAILS],
        [[], []],
      ],
      '1': ITEM,
      '0.needLogin': BIT,
      '0.jumpUrl': [
        [7, '7'],
        ['', WITHOUT_ITEM],
      ],
    },
  ],
  [
    'queryProdSts',
    {
      userStatus: STATE,
      total: AMOUNT,
      available: AMOUNT,
      annualRate: RATE,
      custName: WORDS,
      sex: SEX,
      processPercent: COUNT,
      overdueDays: COUNT,
      retryDate: DAY,
      supplement: WORDS,
      validTo: DAY,
      disbursing: AMOUNT_OR_NONE,
      repaying: AMOUNT_OR_NONE,
      raised: [
        [ABSENT, null],
        ['soon', null],
        [{ from: '1.00', to: 'much', on: '2026-11-17' }, null],
      ],
      settledOn: DAY,
      barred: WORDS,
      lifting: [
        [ABSENT, null],
        ['moon', null],
      ],
      coolingOffDaysLeft: [
        [ABSENT, null],
        ['few', null],
      ],
      today: [
        [ABSENT, ''],
        ['now', ''],
      ],
    },
  ],
  [
    'queryRepayState',
    {
      psPayTotalAmts: AMOUNT_OR_NONE,
      psRepayAmt: AMOUNT_OR_NONE,
      dueDate: DAY,
      loanOdInd: [
        [ABSENT, ''],
        [null, ''],
        [1, 'Y'],
        ['?', ''],
      ],
    },
  ],
  ['queryCouponNode', { availableNum: COUNT, tripartiteAvailableNum: COUNT }],
  [
    'queryCoupon',
    {
      list: LIST,
      'list.1': ITEM,
      'list.0.name': WORDS,
      'list.0.rule': WORDS,
      'list.0.value': inList(AMOUNT),
      'list.0.minAmount': inList(AMOUNT),
      'list.0.expiresOn': inList(DAY),
    },
  ],
];
