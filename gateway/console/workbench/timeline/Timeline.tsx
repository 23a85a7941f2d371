import { useRef, useState } from 'react';
import { note, useAddress, personOf } from '../core/address';
import { dayText } from '../core/format';
import { remove } from '../core/json';
import { useLive } from '../core/live';
import { ActButton, Button } from '../parts/Button';
import { Field, Select } from '../parts/Field';
import { Empty } from '../parts/show';
import { Line } from './Line';

const EVERY_MS = 2000;
const KINDS = [
  { value: '', text: '全部' },
  { value: 'call', text: '调用' },
  { value: 'posting', text: '记账' },
  { value: 'order', text: '银行指令' },
  { value: 'message', text: '短信和邮件' },
  { value: 'report', text: '客户端上报' },
];

/** Everything that happens, by time: of the person who is shown, or of everybody. */
export function Timeline() {
  const address = useAddress();
  const phone = personOf(address);
  const [everybody, setEverybody] = useState(false);
  const words = address.params.get('words') ?? '';
  const kind = address.params.get('kind') ?? '';
  const whose = everybody ? '' : phone;
  const answer = useLive('timeline', { phone: whose, words, kind }, EVERY_MS);
  // While another filter is asked for, what is shown stays; another person's has to go at once.
  const shown = useRef({ whose, answer });
  if (answer !== undefined || shown.current.whose !== whose) shown.current = { whose, answer };
  const events = shown.current.answer;
  return (
    <section className="column timeline" aria-label="时间线" tabIndex={0}>
      <div className="timeline-head">
        <div className="row">
          <Field
            label="筛选"
            value={words}
            most={80}
            placeholder="调用、问题编号、金额、短信里的词"
            onChange={(typed) => note({ words: typed })}
          />
          <Select label="种类" value={kind} options={KINDS} onChange={(chosen) => note({ kind: chosen })} />
        </div>
        <div className="row" role="group" aria-label="看谁的">
          <Button pressed={whose !== ''} onPress={() => setEverybody(false)}>
            这位客户
          </Button>
          <Button pressed={whose === ''} onPress={() => setEverybody(true)}>
            所有人
          </Button>
          <ActButton
            work={async () => {
              await remove('traces');
              return '调用的记录已清空';
            }}
          >
            清空调用
          </ActButton>
        </div>
      </div>
      {events?.length === 0 && (
        <Empty>
          {words === '' ? '还没有发生什么。在左边的应用里点一点。' : '没有符合的。'}
          {words !== '' && whose !== '' && (
            <Button kind="quiet" onPress={() => setEverybody(true)}>
              在所有人里找
            </Button>
          )}
        </Empty>
      )}
      <ol className="events">
        {events?.map((event, nth) => {
          const day = dayText(event.at);
          const before = events[nth - 1];
          const first = before === undefined || dayText(before.at) !== day;
          return (
            <li key={event.id}>
              {first && <h2>{day}</h2>}
              <Line event={event} named={whose === ''} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
