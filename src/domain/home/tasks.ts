import type { Response } from '@/contract';
import { dayText, daysBetween, type CivilDate } from '../dates/civil';
import { sumFen, type Fen } from '../money/fen';
import { fenOf } from '../money/wire';
import { transferText } from '../repay/transfers';
import { LIFTING_NAMES } from './homeStatusTexts';
import type { TaskWay } from './nextAction';

type Status = Pick<Response<'queryProdSts'>, 'transfers' | 'leavingUntil' | 'documents' | 'idCard' | 'today'>;

/** Something that waits for the person, or that has a deadline. */
export interface HomeTask {
  readonly key: string;
  readonly title: string;
  /** Its deadline, and what happens then. */
  readonly note: string;
  /** A right has ended already, or money may be paid twice. */
  readonly urgent: boolean;
  readonly way: TaskWay;
}

/** A task that can be the one task of home: with its name and figure for the large card. */
export interface LeadTask extends HomeTask {
  readonly name: string;
  /** An amount in fen, or words: '还剩 10 天'. */
  readonly fen?: Fen;
  readonly figure?: string;
  /** The note in the large card, where the figure says a part of it. */
  readonly lead: string;
  readonly more: string;
  readonly actionName: string;
}

/** '今天是最后一天', '还剩 3 天' */
const leftText = (until: CivilDate, today: CivilDate): string => {
  const days = daysBetween(today, until);
  return days === 0 ? '今天是最后一天' : `还剩 ${days} 天`;
};

const REVIEW_TIME = '一般1个工作日内有结果，会发短信给您';

const transferTask = ({ transfers }: Status): LeadTask[] => {
  const [first] = transfers;
  if (first === undefined) return [];
  const title = transferText(transfers);
  const way = { to: 'transfer', offlineNo: first.offlineNo } as const;
  const waiting = transfers.filter(({ state }) => state === 'reviewing');
  const waits = waiting.length > 0;
  return [
    {
      ...{ key: 'transfer', title, way, urgent: waits },
      note: waits ? REVIEW_TIME : '到那天不用再操作，入账后会告诉您',
      name: '转账核对中',
      fen: sumFen(waiting.map(({ amount }) => fenOf(amount))),
      lead: '核对好就入账，请不要重复还款',
      more: REVIEW_TIME,
      actionName: '查看转账',
    },
  ];
};

const leavingTask = ({ leavingUntil, today }: Status): LeadTask[] => {
  if (leavingUntil === null) return [];
  const title = '账号正在注销';
  const until = `${dayText(leavingUntil, today)}前（含当天）可以撤销`;
  const figure = leftText(leavingUntil, today);
  return [
    {
      ...{ key: 'leaving', title, urgent: true, way: { to: 'leaving' } },
      note: `${until}，${figure}`,
      ...{
        name: title,
        figure,
        lead: until,
        more: '注销期间不能借款',
        actionName: LIFTING_NAMES.applyLogout,
      },
    },
  ];
};

const documentTasks = ({ documents, today }: Status): LeadTask[] =>
  documents.map(({ kind, no, title: asked, dueOn }) => {
    const thing = kind === 'proof' ? '消费凭证' : asked || '补充资料';
    const missing = dueOn < today;
    const lifted = kind === 'proof' ? 'proofs' : 'mySupplement';
    const day = dayText(dueOn, today);
    const title = missing ? `${thing}过期未交` : `请提交${thing}`;
    const left = leftText(dueOn, today);
    const lead = missing ? `应在${day}前提交` : `${day}前（含当天）提交`;
    const bar = '补交前不能再借款';
    return {
      ...{ key: `${kind}-${no}`, title, urgent: missing },
      note: `${lead}，${missing ? bar : left}`,
      way: kind === 'proof' ? { to: 'proof', loanNo: no } : { to: 'supplement', supplementNo: no },
      ...{ name: title, figure: missing ? '已过期' : left, lead, more: missing ? bar : '' },
      actionName: missing ? LIFTING_NAMES[lifted] : kind === 'proof' ? '提交凭证' : '提交资料',
    };
  });

const idCardTask = ({ idCard, today }: Status): LeadTask[] => {
  if (idCard === null || idCard.validity === 'ok') return [];
  const { validTo } = idCard;
  const expired = validTo < today;
  const title = expired ? '身份证已过期' : '身份证快到期了';
  const left = leftText(validTo, today);
  const until = `有效期${expired ? '到' : '至'}${dayText(validTo, today)}${expired ? '为止' : ''}`;
  const what = expired ? '更新前不能再借款' : '换领新证后请更新';
  return [
    {
      ...{ key: 'idCard', title, urgent: expired, way: { to: 'idCard' } },
      note: expired ? `${until}，${what}` : `${until}，${left}，${what}`,
      ...{ name: title, figure: expired ? '已过期' : left, lead: until, more: what },
      actionName: LIFTING_NAMES.idCardUpdate,
    },
  ];
};

/** What waits for the person besides debts and the application, in the order in which home puts it first. */
export function tasksOf(status: Status): readonly LeadTask[] {
  if (status.today === '') return [];
  const documents = documentTasks(status).sort((a, b) => Number(b.urgent) - Number(a.urgent));
  return [...transferTask(status), ...leavingTask(status), ...documents, ...idCardTask(status)];
}

/** The task that can be the one task of home. A transfer that is only held for its day needs nothing. */
export const leadOf = (tasks: readonly LeadTask[]): LeadTask | undefined =>
  tasks.find(({ way, urgent }) => way.to !== 'transfer' || urgent);
