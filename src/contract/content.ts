import * as v from 'valibot';
import { defineCalls } from './define';
import { count, instant, text, yesNo } from './fields';

export const notice = v.object({
  id: text(64),
  title: text(80),
  summary: v.string(),
  publishedAt: instant,
  isRead: v.picklist([0, 1]),
});

/** One entry of an operation position: a banner, a tile, a bar. */
export const templateItem = v.object({
  activityBannerText: v.string(),
  subtitle: v.string(),
  /** A target for openTarget: a page path, an address or a route name. */
  jumpUrl: v.string(),
  tone: v.picklist(['ink', 'gold', 'green', 'soft']),
});

/** Spec §2 Home content: one of another page, or whose `isShow` is anything but the text 'true', is left out and costs the others nothing. */
export const position = v.object({
  page: v.string(),
  isShow: v.optional(v.unknown()),
  template: v.pipe(v.string(), v.regex(/^\d{1,2}$/)),
  title: v.string(),
  templateDtoList: v.array(templateItem),
});

const noticeQuery = v.object({
  isHome: v.optional(yesNo),
  pageNum: v.pipe(v.string(), v.digits()),
  pageSize: v.pipe(v.string(), v.digits()),
  plateform: text(16),
  appUserId: v.string(),
  minVersion: v.string(),
  phone: v.string(),
});

export const contentCalls = defineCalls({
  noticeList: {
    verb: 'GET',
    path: '/api/notice/list',
    body: 'plain',
    auth: 'none',
    answer: 'data',
    request: noticeQuery,
    response: v.object({ list: v.array(notice), total: count }),
  },
  /** Operation positions of a page code (spec §2 Home content). */
  operationList: {
    verb: 'GET',
    path: '/api/operation/list',
    body: 'plain',
    auth: 'none',
    answer: 'data',
    request: v.object({
      loginState: v.picklist(['0', '1']),
      page: v.picklist(['01', '02', '03']),
      loanType: text(32),
      minVersion: v.string(),
      channel: text(16),
      /** Of the copy the client keeps, if any. */
      md5: v.optional(text(32)),
    }),
    /** With the md5 that was asked with, nothing has changed, and the list stays away. */
    response: v.object({ md5: text(32), positionDtoList: v.array(position) }),
  },
  /** Services grid. */
  functionalAreaList: {
    verb: 'GET',
    path: '/api/functional/area/list',
    body: 'plain',
    auth: 'client',
    answer: 'data',
    request: v.object({ loanType: text(32), minVersion: v.string() }),
    response: v.object({ list: v.array(v.object({ name: text(16), icon: text(32), jumpUrl: text(200) })) }),
  },
  /** Number of coupons the person may use (spec §3 coupon node). Folder from queryCoupon. */
  queryCouponNode: {
    verb: 'POST',
    path: '/coupon/queryCouponNode',
    body: 'sealed',
    auth: 'member',
    request: v.object({ node: v.literal('1,2') }),
    response: v.object({ availableNum: count, tripartiteAvailableNum: count }),
  },
  /** Coupons, those usable for a drawing of this amount and term first. */
  queryCoupon: {
    verb: 'POST',
    path: '/coupon/queryCoupon',
    body: 'sealed',
    auth: 'member',
    request: v.object({ state: v.picklist(['available', 'used', 'expired']) }),
    response: v.object({
      list: v.array(
        v.object({
          couponId: text(64),
          name: text(40),
          /** What it takes off the interest of a repayment, at most. */
          value: v.pipe(v.string(), v.regex(/^\d+\.\d{2}$/)),
          minAmount: v.pipe(v.string(), v.regex(/^\d+\.\d{2}$/)),
          expiresOn: text(10),
          rule: v.string(),
        }),
      ),
    }),
  },
});
