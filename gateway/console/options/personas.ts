import type { Persona } from '../personas';

/** The page's labels for each persona, in display order. */
export const PERSONA_WORDS: Readonly<Record<Persona, { readonly title: string; readonly note: string }>> = {
  credited: { title: '已授信', note: '额度 5 万，还没借' },
  borrowing: { title: '借款中', note: '借了 12,000，12 期' },
  proving: { title: '待交凭证', note: '借了 12,000 装修，30 天内要交消费凭证' },
  usedUp: { title: '额度用完', note: '借了 50,000，额度用完了' },
  disbursing: { title: '放款中', note: '借款已提交，银行还没放款' },
  repaying: { title: '还款处理中', note: '还了一期，银行还没确认' },
  overdue: { title: '已逾期', note: '借款后时钟快进 35 天' },
  settled: { title: '已结清', note: '借过，当天还清' },
  reviewing: { title: '审核中', note: '申请已提交，等结果' },
  denied: { title: '未通过', note: '申请被拒，30 天后再来' },
  supplementing: { title: '待补充', note: '审核要求重新确认联系人' },
  activating: { title: '待激活', note: '额度已批，还没激活' },
  raising: { title: '提额中', note: '有额度，正在审提额' },
  raised: { title: '已提额', note: '额度从 5 万提到 6 万' },
  cards: { title: '两张卡', note: '借款中，第二张卡的扣款协议已到期' },
  expiring: { title: '证件将到期', note: '已授信，身份证 60 天后到期' },
  filling: { title: '没填完', note: '资料已填，还没提交' },
  new: { title: '新客户', note: '只注册，什么都没填' },
  whitelisted: { title: '白名单', note: '登记在机构名单里' },
  enterprise: { title: '企业员工', note: '单位名单上，已报在职信息' },
  graduate: { title: '毕业生', note: '已提交毕业证书' },
};
