import { momentText } from '../core/format';
import { useLive } from '../core/live';
import { Empty, Item, Section, Table, Tag } from '../parts/show';

const NAMES: Readonly<Record<string, string>> = {
  orders: '向银行查询指令',
  reviews: '查询审批结果',
  'daily-look': '每日检查：到期、逾期、凭证、证件',
  reminders: '写提醒',
  'reminders-given-up': '放弃写不成的提醒',
  'waiting-messages': '取出待发的短信',
  messages: '发短信和订阅消息',
  'messages-given-up': '放弃发不出的短信',
  cancellations: '办理到期的注销',
  retention: '清理过期数据',
};
const STATES = { created: '等待', retry: '等待重试', active: '进行中', failed: '失败' } as const;
const COLUMNS = [{ text: '任务' }, { text: '状态' }, { text: '个数', num: true }] as const;

const nameOf = (name: string): string => NAMES[name] ?? name;

/** What the gateway does by itself, in all its processes. */
export function Jobs() {
  const jobs = useLive('jobs');
  return (
    <div className="sections">
      <Section title="后台任务" note="网关自己做的事。每件事同一时间只有一个进程在做；失败了会隔一会儿再试。">
        {jobs?.counts.length === 0 && <Empty>现在没有任务在等待或进行，最近也没有失败的。</Empty>}
        <Table
          label="任务"
          columns={COLUMNS}
          rows={(jobs?.counts ?? []).map(({ name, state, n }) => [nameOf(name), STATES[state], String(n)])}
        />
      </Section>
      <Section title="最终失败的" note="不会再自动重试；保留七天。">
        {jobs?.failures.length === 0 && <Empty>没有失败的任务。</Empty>}
        <ul className="list">
          {jobs?.failures.map(({ name, at, why }, nth) => (
            <Item key={nth} title={nameOf(name)} aside={<Tag text={why} />} hint={momentText(at)} />
          ))}
        </ul>
      </Section>
    </div>
  );
}
