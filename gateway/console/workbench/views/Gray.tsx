import { useState } from 'react';
import type { GrayState } from '../../api/gray';
import { useAct } from '../core/act';
import { inLine, momentText } from '../core/format';
import { post } from '../core/json';
import { useLive } from '../core/live';
import { useOptions, wordOf } from '../core/options';
import { Button, Problem } from '../parts/Button';
import { Field } from '../parts/Field';
import { Empty, Item, Section, Tag } from '../parts/show';

function Strategy({ gray }: { readonly gray: GrayState }) {
  const act = useAct(['percent', 'monitor']);
  // What is typed stays until it is saved, whatever a refresh brings.
  const [percent, setPercent] = useState<string>();
  const [monitor, setMonitor] = useState<string>();
  const save = () =>
    act.run(async () => {
      const wish = { percent: Number(percent ?? gray.percent), monitor: Number(monitor ?? gray.monitor) };
      await post('gray', wish);
      setPercent(undefined);
      setMonitor(undefined);
      return '灰度策略已保存';
    });
  return (
    <div className="form">
      <div className="grid">
        <Field
          label="其余客户的比例（%）"
          type="number"
          value={percent ?? String(gray.percent)}
          onChange={setPercent}
          act={act}
          name="percent"
        />
        <Field
          label="回到生产后再跟踪（分钟）"
          type="number"
          value={monitor ?? String(gray.monitor)}
          onChange={setMonitor}
          act={act}
          name="monitor"
        />
      </div>
      <Button kind="main" onPress={() => void save()} busy={act.busy}>
        保存策略
      </Button>
      <Problem act={act} />
    </div>
  );
}

/** Who is in the gray release. One customer is put in or out beside their other facts on the workbench. */
export function Gray() {
  const { words } = useOptions();
  const gray = useLive('gray');
  if (gray === undefined)
    return (
      <p aria-busy="true" className="empty">
        正在取…
      </p>
    );
  const others =
    gray.percent > 0
      ? `没有指定的客户；其余客户的 ${gray.percent}% 在灰度中。`
      : '没有指定的客户，比例为 0：没有灰度。';
  return (
    <div className="sections">
      <Section
        title="策略"
        note="网关在每个回答的头里告诉应用：这位客户在不在灰度中。指定一位客户：工作台 → 更多。"
      >
        <p>
          灰度页在 <a href="/gray/">/gray/</a>。
        </p>
        <Strategy gray={gray} />
      </Section>
      <Section title="指定的客户">
        {gray.customers.length === 0 && <Empty>{others}</Empty>}
        <ul className="list">
          {gray.customers.map(({ phone, gray: inside }) => (
            <Item
              key={phone}
              title={phone}
              aside={<Tag text={inside ? '在灰度中' : '不在灰度中'} tone={inside ? 'good' : ''} />}
            />
          ))}
        </ul>
      </Section>
      <Section title="灰度日志">
        {gray.logs.length === 0 && <Empty>还没有灰度日志。只有在跟踪期内才会记。</Empty>}
        <ul className="list">
          {gray.logs.map(({ at, kind, ...log }, nth) => {
            const record: Readonly<Record<string, string | undefined>> = log;
            return (
              <Item
                key={nth}
                title={
                  kind === 'upgrade'
                    ? `灰度版 ${record['versionCode'] ?? ''} 已打开`
                    : wordOf<string>(words.grayOperation, record['operateType'] ?? '')
                }
                aside={momentText(at)}
                hint={inLine(
                  wordOf<string>(words.grayType, record['type'] ?? ''),
                  ...['pageRoute', 'platform', 'environment', 'strategyId'].map((name) => record[name]),
                )}
              />
            );
          })}
        </ul>
      </Section>
    </div>
  );
}
