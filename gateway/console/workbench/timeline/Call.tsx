import { useLive } from '../core/live';
import { Facts, Hint, Json, Tag } from '../parts/show';

const ONCE_MS = 3_600_000;
const STEPS: Readonly<Record<string, string>> = { body: '解密', json: '内容', sign: '验签' };

/** A call in full: the steps of its seal, its headers, and both bodies, as they came and opened. */
export function Call({ id }: { readonly id: number }) {
  const trace = useLive(`traces/${id}`, {}, ONCE_MS);
  if (trace === undefined) return <Hint>正在取这个调用；网关重启或清空以后就没有了。</Hint>;
  return (
    <>
      <Facts
        of={[
          ['路径', trace.path],
          ['跟踪号', trace.traceNo],
          ['耗时', `${trace.ms} 毫秒`],
          ['故障', trace.fault],
        ]}
      />
      {trace.steps.length > 0 && (
        <ul className="steps">
          {trace.steps.map(({ step, held, note }) => (
            <li key={step}>
              <Tag text={`${STEPS[step] ?? step}${held ? '通过' : '不过'}`} tone={held ? 'good' : 'bad'} />{' '}
              {note}
            </li>
          ))}
        </ul>
      )}
      <Json label="请求明文" value={trace.request} />
      <Json label="回答明文" value={trace.answer} />
      {trace.ledger.length > 0 && <Json label="账本" value={trace.ledger} />}
      <Json label="请求头" value={trace.headers} />
      <Json label="请求密文" value={trace.sealedRequest} />
      <Json label="回答密文" value={trace.sealedAnswer} />
    </>
  );
}
