import type { contentCalls } from '@/contract/content';
import { createHash } from 'node:crypto';
import type { HandlersOf } from '../context';
import { listCoupons } from '../queries/coupons';
import { listFunctionalAreas } from '../queries/functionalAreas';
import { countNotices, listNotices } from '../queries/notices';
import { countPartnerCoupons } from '../queries/partnerCoupons';
import { listPositions } from '../queries/positions';
import { publishedAt } from './presenters/published';
import { quietFor, withoutPromotions } from './content/promotions';

/** Spec §9: notice page size 999, page 1. */
const LARGEST_PAGE = 999;
const FARTHEST_PAGE = 1_000_000;

export const contentHandlers: HandlersOf<typeof contentCalls> = {
  async noticeList({ pageNum, pageSize, appUserId, isHome, plateform, minVersion }, { sql, now }) {
    const reader = { isHome, plateform, minVersion };
    const limit = Math.min(Number(pageSize), LARGEST_PAGE);
    const offset = Math.min(Math.max(Number(pageNum) - 1, 0), FARTHEST_PAGE) * limit;
    const rows = await listNotices(sql, { custNo: appUserId, reader, limit, offset });
    return {
      list: rows.map(({ id, title, summary, age_hours, read }) => ({
        id,
        title,
        summary,
        publishedAt: publishedAt(age_hours, now),
        isRead: read ? 1 : 0,
      })),
      total: await countNotices(sql, reader),
    };
  },

  async operationList({ page, md5: kept, tokenCode, ...asked }, { sql, now }) {
    const { loginState, loanType, channel, minVersion } = asked;
    const all = await listPositions(sql, page, { loginState, loanType, channel, minVersion });
    const shown = (await quietFor(sql, tokenCode, now)) ? withoutPromotions(all) : all;
    const positionDtoList = shown.map((row) => ({
      page: row.page,
      isShow: row.is_show,
      template: row.template,
      title: row.title,
      templateDtoList: row.items,
    }));
    // MD5 is enough: it only tells a client whether its copy is still current.
    const md5 = createHash('md5').update(JSON.stringify(positionDtoList)).digest('hex');
    return { md5, positionDtoList: md5 === kept ? [] : positionDtoList };
  },

  async functionalAreaList(request, { sql }) {
    const { all, ...reader } = request;
    const rows = await listFunctionalAreas(sql, { all: all === 'Y', reader });
    return { list: rows.map(({ jump_url, ...row }) => ({ ...row, jumpUrl: jump_url })) };
  },

  async queryCouponNode(_request, { sql, customer, today }) {
    const coupons = await listCoupons(sql, customer.id, 'available', today);
    return {
      availableNum: coupons.length,
      tripartiteAvailableNum: await countPartnerCoupons(sql, customer.id, today),
    };
  },
};
