import { useState } from 'react';
import type { TimelineEvent } from '../../timeline';
import { timeText, yuan } from '../core/format';
import { Json, Tag, type Tone } from '../parts/show';
import { Call } from './Call';

interface Look {
  readonly what: string;
  readonly title: string;
  readonly tag: string;
  readonly tone: Tone;
}

const ACCOUNTS: Readonly<Record<string, string>> = {
  bank: '银行存款',
  principal: '贷出本金',
  interest: '利息收入',
  penalty: '罚息收入',
  discount: '优惠券支出',
};
const ORDERS = { disburse: '放款', collect: '扣款' } as const;
const ORDER_STATES = {
  sent: { tag: '等银行答复', tone: 'note' },
  approved: { tag: '已入账', tone: 'good' },
  declined: { tag: '未受理', tone: 'bad' },
} as const;
const REPORTS = {
  page: '页面埋点',
  action: '操作埋点',
  attribution: '投放',
  error: '错误日志',
  device: '设备上报',
} as const;
const CHANNELS = { sms: '短信', voice: '语音', mail: '邮件', wechat: '微信' } as const;
const REPORT_WORDS = [
  ...['page_id', 'page_name', 'pageModule', 'eventType', 'eventResult'],
  ...['errorType', 'page', 'errorInfo', 'traceNo', 'kind', 'vendor'],
];

const inShort = (fields: Readonly<Record<string, unknown>>): string =>
  REPORT_WORDS.map((name) => fields[name])
    .filter((value) => typeof value === 'string' && value !== '')
    .join(' · ');

function lookOf(event: TimelineEvent): Look {
  switch (event.kind) {
    case 'call':
      return {
        ...{ what: '调用', title: event.fault === '' ? event.call : `${event.call}（故障：${event.fault}）` },
        ...{ tag: event.code || '没有回答', tone: event.good ? 'good' : 'bad' },
      };
    case 'posting':
      return {
        ...{ what: '记账', title: `${event.entry === 'drawing' ? '放款' : '还款'} ${event.ref}` },
        ...{ tag: `${event.lines.length} 条分录`, tone: '' },
      };
    case 'order':
      return {
        ...{ what: '银行', title: `${ORDERS[event.order]} ${yuan(event.amount)} 元` },
        ...ORDER_STATES[event.state],
      };
    case 'message':
      return { what: CHANNELS[event.channel], title: event.text, tag: event.code, tone: 'note' };
    case 'report':
      return {
        ...{ what: REPORTS[event.report], title: inShort(event.fields), tag: '' },
        tone: event.report === 'error' ? 'bad' : '',
      };
  }
}

function Inside({ event }: { readonly event: TimelineEvent }) {
  switch (event.kind) {
    case 'call':
      return <Call id={event.traceId} />;
    case 'posting':
      return (
        <ul>
          {event.lines.map(({ account, amount }, nth) => (
            <li key={nth}>
              {ACCOUNTS[account] ?? account} <span className="num">{yuan(amount)}</span>
            </li>
          ))}
        </ul>
      );
    case 'message':
      return (
        <p>
          {event.text} <span className="hint">{event.phone}</span>
        </p>
      );
    default:
      return <Json label="全部字段" value={event.fields} />;
  }
}

/** One event; it opens where it stands. */
export function Line({ event }: { readonly event: TimelineEvent }) {
  const [open, setOpen] = useState(false);
  const { what, title, tag, tone } = lookOf(event);
  return (
    <details
      className={`event event-${event.kind}`}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <time dateTime={event.at}>{timeText(event.at)}</time>
        <span className="event-what">{what}</span>
        <span className="event-title">{title}</span>
        {tag !== '' && <Tag text={tag} tone={tone} />}
      </summary>
      {open && (
        <div className="event-inside">
          <Inside event={event} />
        </div>
      )}
    </details>
  );
}
