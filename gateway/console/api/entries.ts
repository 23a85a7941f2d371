import { isKnownPlatform, sourceIdOf } from '@/domain/channel/platforms';
import { listGroupUsers } from '../../queries/groupUsers';
import type { ConsoleApi } from '../tools';

const SHOWN = 20;

/** Ways into the app: the query after its address. A mini-program takes the same query. */
const ENTRIES = [
  { title: '普通渠道', query: '?s=yqd', note: '平台总是 1-1-8' },
  { title: '员工福利', query: '?s=ygd', note: '没有员工号：2-4-1' },
  { title: '员工福利 · 员工 E1001', query: '?s=ygd&userId=E1001', note: '2-4-0，登记员工号' },
  { title: '员工福利 · 换成员工 E1002', query: '?s=ygd&userId=E1002', note: '换人：原来的登录失效' },
  { title: '员工福利 · 2-4-7', query: '?s=ygd&channel=2-4-7', note: '合作方容器' },
  { title: '财富广场', query: '?s=citicsquare', note: '没有带渠道：已存的，或 4-4-0' },
  { title: '财富广场 · 京东', query: '?s=citicsquare&channel=4-4-1', note: '来源 JD' },
  { title: '财富广场 · 4-4-12', query: '?s=citicsquare&channel=4-4-12', note: '合作方统计（不加载第三方）' },
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

/** GET entries: an entry link for each partner type, and the people who came in from a group. */
export const entryApi: ConsoleApi = (app, { db }) => {
  app.get('/entries', async () => ({
    entries: ENTRIES,
    groupUsers: (await listGroupUsers(db, SHOWN)).map(({ user_id, platform, last_at }) => ({
      userId: user_id,
      platform,
      known: isKnownPlatform(platform),
      sourceId: sourceIdOf(platform),
      lastAt: last_at.toISOString(),
    })),
  }));
};
