import type { ComponentType } from 'react';
import { Reviews } from '../reviews/Reviews';
import { Channels } from './Channels';
import { Content } from './Content';
import { Faults } from './Faults';
import { Gray } from './Gray';
import { Handled } from './Handled';
import { Jobs } from './Jobs';
import { Ledger } from './Ledger';
import { Logins } from './Logins';
import { People } from './People';
import { Specimens } from './Specimens';
import { Versions } from './Versions';

interface View {
  /** In the address: `#/people`. */
  readonly name: string;
  readonly title: string;
  readonly note: string;
  readonly Body: ComponentType;
}

/** Everything besides the workbench itself, in the order of the menu. */
export const VIEWS: readonly View[] = [
  { name: 'reviews', title: '审核', note: '等待审核的事项，最早的在前', Body: Reviews },
  { name: 'handled', title: '送审记录', note: '转账、投诉、资料、协议，包括审核过的', Body: Handled },
  { name: 'people', title: '客户', note: '生成一位人物，或选一位客户', Body: People },
  { name: 'faults', title: '故障', note: '所有人的故障', Body: Faults },
  { name: 'channels', title: '渠道', note: '合作方的入口，和它们收到的', Body: Channels },
  { name: 'logins', title: '登录', note: '微信用户，合作方的链接', Body: Logins },
  { name: 'gray', title: '灰度', note: '谁在灰度里，灰度日志', Body: Gray },
  { name: 'content', title: '首页内容', note: '运营位、弹窗和公告的上下线', Body: Content },
  { name: 'versions', title: '版本', note: '发布一个新版本', Body: Versions },
  { name: 'ledger', title: '账本', note: '科目余额，银行指令', Body: Ledger },
  { name: 'jobs', title: '后台任务', note: '网关自己做的事，和失败了的', Body: Jobs },
  { name: 'specimens', title: '样本证件', note: '身份证、银行卡、毕业证书和单据', Body: Specimens },
];
