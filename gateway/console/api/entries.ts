import { isKnownPlatform, sourceIdOf } from '@/domain/channel/platforms';
import * as v from 'valibot';
import { readClock } from '../../queries/clock';
import { listGroupUsers } from '../../queries/groupUsers';
import { addPartnerArrival, ARRIVAL_PARTNERS, listPartnerArrivals } from '../../queries/partnerArrivals';
import { checked } from '../problem';
import type { ConsoleApi, ConsoleTools } from '../tools';

const SHOWN = 20;

/** Ways into the app: the query after its address. A mini-program takes the same query. */
const ENTRIES = [
  { title: '普通渠道', query: '?s=yqd', note: '平台总是 1-1-8' },
  { title: '员工福利', query: '?s=ygd', note: '没有员工号：2-4-1' },
  { title: '员工福利 · 员工 E1001', query: '?s=ygd&userId=E1001', note: '2-4-0，登记员工号' },
  { title: '员工福利 · 换成员工 E1002', query: '?s=ygd&userId=E1002', note: '换人：原来的登录失效' },
  { title: '员工福利 · 2-4-7', query: '?s=ygd&channel=2-4-7', note: '没有合作方应用的桥，照常使用' },
  {
    title: '员工福利 · 2-4-7，在合作方应用里',
    query: 'sandbox/partners/host.html',
    note: '模拟合作方应用，页面在它的桥上打招呼',
  },
  { title: '财富广场', query: '?s=citicsquare', note: '没有带渠道：已存的，或 4-4-0' },
  { title: '财富广场 · 京东', query: '?s=citicsquare&channel=4-4-1', note: '来源 JD' },
  { title: '财富广场 · 4-4-12', query: '?s=citicsquare&channel=4-4-12', note: '加载合作方统计脚本' },
  {
    title: '财富广场 · 4-4-19 任务',
    query: '?s=citicsquare&channel=4-4-19&missionId=M1&transactionId=T1&userId=U1',
    note: '存任务、交易和用户号',
  },
  { title: '财富广场 · 旧首页地址', query: '#/home?s=citicsquare&channel=4-4-2', note: '改写为 #/?…' },
  {
    title: '广告投放',
    query: '#/?s=yqd&accountId=a1&campaignId=c1&adId=d1&creativeId=e1&materialId=m1&siteSet=s1&homepage=h1',
    note: '参数在 # 之后',
  },
] as const;

const arrival = v.object(
  {
    partner: v.picklist(ARRIVAL_PARTNERS, `partner 应是其中之一：${ARRIVAL_PARTNERS.join('、')}`),
    what: v.pipe(v.string('请给出 what'), v.regex(/^[\w-]{1,32}$/, 'what 是 1 到 32 个字母、数字或横线')),
  },
  '请给出 partner 和 what',
);

const entriesOf = async ({ db }: ConsoleTools) => ({
  entries: ENTRIES,
  groupUsers: (await listGroupUsers(db, SHOWN)).map(({ user_id, platform, last_at }) => ({
    userId: user_id,
    platform,
    known: isKnownPlatform(platform),
    sourceId: sourceIdOf(platform),
    lastAt: last_at.toISOString(),
  })),
  arrivals: (await listPartnerArrivals(db, SHOWN)).map(({ partner, what, at }) => ({
    partner,
    what,
    at: at.toISOString(),
  })),
});
export type Entries = Awaited<ReturnType<typeof entriesOf>>;

/**
 * GET entries: an entry link for each partner type, the people who came in from a group, and what has reached the sandbox's partners.
 * POST arrivals: a partner of the sandbox (page/partners) notes what has reached it.
 */
export const entryApi: ConsoleApi = (app, tools) => {
  const { db } = tools;
  app.post('/arrivals', async (request) => {
    const { partner, what } = checked(arrival, request.body);
    await addPartnerArrival(db, { partner, what, at: await readClock(db) });
    return {};
  });

  app.get('/entries', () => entriesOf(tools));
};
