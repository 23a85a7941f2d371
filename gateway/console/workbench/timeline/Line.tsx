import { useState } from 'react';
import type { MessageEvent, TimelineEvent } from '../../timeline';
import { timeText, yuan } from '../core/format';
import { useOptions, wordOf } from '../core/options';
import { Json, Tag, type Tone } from '../parts/show';
import { Call } from './Call';

interface Look {
  readonly what: string;
  readonly title: string;
  readonly tag: string;
  readonly tone: Tone;
}

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
const REPORT_WORDS = [
  ...['page_id', 'page_name', 'pageModule', 'eventType', 'eventResult'],
  ...['errorType', 'page', 'errorInfo', 'traceNo', 'kind', 'vendor'],
];

const inShort = (fields: Readonly<Record<string, unknown>>): string =>
  REPORT_WORDS.map((name) => fields[name])
    .filter((value) => typeof value === 'string' && value !== '')
    .join(' · ');

function lookOf(event: TimelineEvent, channels: Readonly<Record<MessageEvent['channel'], string>>): Look {
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
      return { what: channels[event.channel], title: event.text, tag: event.code, tone: 'note' };
    case 'report':
      return {
        ...{ what: REPORTS[event.report], title: inShort(event.fields), tag: '' },
        tone: event.report === 'error' ? 'bad' : '',
      };
  }
}

function Inside({ event }: { readonly event: TimelineEvent }) {
  const { words } = useOptions();
  switch (event.kind) {
    case 'call':
      return <Call id={event.traceId} />;
    case 'posting':
      return (
        <ul>
          {event.lines.map(({ account, amount }, nth) => (
            <li key={nth}>
              {wordOf(words.account, account) ?? account} <span className="num">{yuan(amount)}</span>
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

/** One event; it opens where it stands. `named`: it says whose it is. */
export function Line({ event, named }: { readonly event: TimelineEvent; readonly named: boolean }) {
  const [open, setOpen] = useState(false);
  const { what, title, tag, tone } = lookOf(event, useOptions().words.channel);
  return (
    <details
      className={`event event-${event.kind}`}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <time dateTime={event.at}>{timeText(event.at)}</time>
        <span className="event-what">{what}</span>
        <span className="event-title">
          {title}
          {named && event.phone !== '' && <span className="hint"> {event.phone}</span>}
        </span>
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
