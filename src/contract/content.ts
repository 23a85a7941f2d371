import * as v from 'valibot';
import { BITS } from './visitCodes';
import { defineCalls } from './define';
import { bitNumber, code, name, oneOf, someOf, tally, text, visitorOrMember, yesNo } from './fields';

/** The reader of notices (spec §3 Notice request); '' for fields that a visitor does not have. */
export const noticeReader = {
  plateform: text(16),
  appUserId: v.pipe(v.string(), v.maxLength(64)),
  /** It is part of an address, and servers on the way log addresses. So it is encrypted under the build's key, never the number itself. */
  phone: v.pipe(v.string(), v.maxLength(128), v.regex(/^(?!\d{11}$)/)),
};

export const notice = v.object({
  id: name(64),
  title: code,
  summary: code,
  publishedAt: code,
  /** Absent means unread (spec §4 Notice read state). */
  isRead: bitNumber,
});

/** A message to one person: about their credit, their loans, their repayments. */
export const personalNotice = v.object({
  ...notice.entries,
  body: code,
  /** The page of the message's button (a target for openTarget), and the button's words; '' for none. */
  target: code,
  action: code,
});

/** One entry of an operation position: a banner, a tile, a bar. */
export const templateItem = v.object({
  activityBannerText: code,
  subtitle: code,
  /** A target for openTarget: a page path, an address or a route name. */
  jumpUrl: code,
  tone: oneOf(['ink', 'gold', 'green', 'soft'], 'soft'),
});

/** Spec §2 Home content: a position of another page, or with an `isShow` other than the text 'true', is left out; the others stay. */
export const position = v.object({
  page: name(16),
  isShow: v.optional(v.unknown()),
  template: name(16),
  title: code,
  templateDtoList: someOf(templateItem),
});

const digits = v.pipe(v.string(), v.regex(/^\d+$/));

const noticeQuery = v.object({
  ...noticeReader,
  isHome: v.optional(yesNo),
  pageNum: digits,
  pageSize: digits,
  minVersion: v.string(),
});

export const contentCalls = defineCalls({
  noticeList: {
    verb: 'GET',
    path: '/api/notice/list',
    body: 'plain',
    auth: 'none',
    answer: 'data',
    request: noticeQuery,
    response: v.object({ list: someOf(notice), total: tally(0) }),
  },
  /** Operation positions of a page code (spec §2 Home content). The spec names no verb: POST, because session data must not be in an address. */
  operationList: {
    verb: 'POST',
    path: '/api/operation/list',
    body: 'sealed',
    auth: 'none',
    answer: 'data',
    request: v.object({
      loginState: v.picklist(BITS),
      page: v.picklist(['01', '02', '03']),
      loanType: text(32),
      minVersion: v.string(),
      channel: text(16),
      ...visitorOrMember,
      /** Digest of the client's copy, if it has one. */
      md5: v.optional(text(32)),
    }),
    /** The same md5 as in the request means that nothing has changed; the list is then left out. */
    response: v.object({ md5: code, positionDtoList: someOf(position) }),
  },
  /** Services grid: the few of the home page, or all of them. */
  functionalAreaList: {
    verb: 'GET',
    path: '/api/functional/area/list',
    body: 'plain',
    auth: 'client',
    answer: 'data',
    request: v.object({ loanType: text(32), minVersion: v.string(), all: v.optional(yesNo) }),
    response: v.object({
      list: someOf(v.object({ name: name(16), icon: code, jumpUrl: name(200), group: code })),
    }),
  },
  /** Number of coupons that the person may use (spec §3 coupon node). */
  queryCouponNode: {
    verb: 'POST',
    path: '/coupon/queryCouponNode',
    body: 'sealed',
    auth: 'member',
    request: v.object({ node: v.literal('1,2') }),
    response: v.object({ availableNum: tally(0), tripartiteAvailableNum: tally(0) }),
  },
});
