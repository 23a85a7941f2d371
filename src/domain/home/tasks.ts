import type { Response } from '@/contract';
import { dayText, daysBetween, type CivilDate } from '../dates/civil';
import type { HomeAction } from './nextAction';
import { transferText } from '../repay/transfers';

type Status = Pick<Response<'queryProdSts'>, 'transfers' | 'leavingUntil' | 'documents' | 'idCard' | 'today'>;

/** The page where the person does a task. */
export type TaskWay =
  | { readonly to: 'transfer'; readonly offlineNo: string }
  | { readonly to: 'leaving' }
  | { readonly to: 'proof'; readonly loanNo: string }
  | { readonly to: 'supplement'; readonly supplementNo: string }
  | { readonly to: 'idCard' };

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

/** '今天是最后一天', '还剩 3 天' */
const leftText = (until: CivilDate, today: CivilDate): string => {
  const days = daysBetween(today, until);
  return days === 0 ? '今天是最后一天' : `还剩 ${days} 天`;
};

const transferTask = ({ transfers }: Status): HomeTask[] => {
  const [first] = transfers;
  if (first === undefined) return [];
  const title = transferText(transfers);
  const way = { to: 'transfer', offlineNo: first.offlineNo } as const;
  const waits = transfers.some(({ state }) => state === 'reviewing');
  const note = waits ? '一般1个工作日内有结果，会发短信给您' : '到那天不用再操作，入账后会告诉您';
  return [{ key: 'transfer', title, note, urgent: waits, way }];
};

const leavingTask = ({ leavingUntil, today }: Status): HomeTask[] =>
  leavingUntil === null
    ? []
    : [
        {
          key: 'leaving',
          title: '账号正在注销',
          note: `${dayText(leavingUntil, today)}前（含当天）可以撤销，${leftText(leavingUntil, today)}`,
          urgent: true,
          way: { to: 'leaving' },
        },
      ];

const documentTasks = ({ documents, today }: Status): HomeTask[] =>
  documents.map(({ kind, no, title, dueOn }) => {
    const name = kind === 'proof' ? '消费凭证' : title || '补充资料';
    const missing = dueOn < today;
    const day = dayText(dueOn, today);
    return {
      key: `${kind}-${no}`,
      title: missing ? `${name}过期未交` : `请提交${name}`,
      note: missing
        ? `应在${day}前提交，补交前不能再借款`
        : `${day}前（含当天）提交，${leftText(dueOn, today)}`,
      urgent: missing,
      way: kind === 'proof' ? { to: 'proof', loanNo: no } : { to: 'supplement', supplementNo: no },
    };
  });

const idCardTask = ({ idCard, today }: Status): HomeTask[] => {
  if (idCard === null || idCard.validity === 'ok') return [];
  const { validTo } = idCard;
  const expired = validTo < today;
  return [
    {
      key: 'idCard',
      title: expired ? '身份证已过期' : '身份证快到期了',
      note: expired
        ? `有效期到${dayText(validTo, today)}为止，更新前不能再借款`
        : `有效期至${dayText(validTo, today)}，${leftText(validTo, today)}，换领新证后请更新`,
      urgent: expired,
      way: { to: 'idCard' },
    },
  ];
};

/** The tasks whose page also makes borrowing possible again. */
const LIFTED_BY: Readonly<Partial<Record<HomeAction, TaskWay['to']>>> = {
  applyLogout: 'leaving',
  idCardUpdate: 'idCard',
  proofs: 'proof',
  mySupplement: 'supplement',
};

/** Besides debts, what waits for the person, the urgent tasks first. An urgent task of the hero's action is left out: the hero shows it. */
export function tasksOf(status: Status, action?: HomeAction): readonly HomeTask[] {
  if (status.today === '') return [];
  const all = [
    ...transferTask(status),
    ...leavingTask(status),
    ...documentTasks(status),
    ...idCardTask(status),
  ];
  const said = action && LIFTED_BY[action];
  const urgent = all.filter((task) => task.urgent && task.way.to !== said);
  return [...urgent, ...all.filter((task) => !task.urgent)];
}
